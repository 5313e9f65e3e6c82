import { CityJourneysDocument } from '#web/lib/city/CityJourneys.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

const mostIds = 50

/** Journeys that came with no page: of a city just chosen, or of a page opened since. */
export async function readJourneys(graph: Graph, city: string, ids: readonly string[]) {
  const variables = { city, ids: ids.slice(0, mostIds) }
  const { data } = await graph.query({ query: CityJourneysDocument, variables })
  return data?.accessFrom
}
