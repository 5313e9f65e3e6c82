import { toDepartures } from '#gateway/departures/departures.model.ts'
import { listOf } from '#gateway/rest/read.ts'
import type { Rest, RestScope } from '#gateway/rest/rest.ts'
import { restPath } from '#gateway/rest/restPath.ts'

export function departuresSource({ rest }: { rest: Rest }, scope: RestScope) {
  return {
    ofExpedition: async (expedition: Parameters<typeof toDepartures>[1]) =>
      toDepartures(
        listOf(await rest.read(restPath`/expeditions/${expedition.id}/departures`, scope), 'departures'),
        expedition,
      ),
  }
}
