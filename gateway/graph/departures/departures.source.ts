import { toDepartures } from '#gateway/graph/departures/departures.model.ts'
import type { ExpeditionModel } from '#gateway/graph/expeditions/expeditions.model.ts'
import { withSky } from '#gateway/graph/sky/sky.model.ts'
import { listOf } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { restPath } from '#gateway/upstream/restPath.ts'

export function departuresSource({ rest }: { rest: Rest }, scope: RestScope) {
  return {
    ofExpedition: async (expedition: ExpeditionModel) =>
      toDepartures(
        listOf(await rest.read(restPath`/expeditions/${expedition.id}/departures`, scope), 'departures'),
        expedition,
      ).map((departure) => withSky(departure, expedition)),
  }
}
