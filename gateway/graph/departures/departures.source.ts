import { toDepartures } from '#gateway/graph/departures/departures.model.ts'
import { listOf } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { restPath } from '#gateway/upstream/restPath.ts'

export function departuresSource({ rest }: { rest: Rest }, scope: RestScope) {
  return {
    ofExpedition: async (expedition: Parameters<typeof toDepartures>[1]) =>
      toDepartures(
        listOf(await rest.read(restPath`/expeditions/${expedition.id}/departures`, scope), 'departures'),
        expedition,
      ),
  }
}
