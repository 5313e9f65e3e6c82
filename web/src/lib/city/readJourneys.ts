import { CityJourneysDocument } from '#web/lib/city/CityJourneys.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

/** The service lists no more at once. */
const mostIds = 50

/** Journeys that came with no page: of a city just chosen, or of a page opened since. */
export async function readJourneys(graph: Graph, city: string, ids: readonly string[]) {
  const parts = Map.groupBy(ids, (_, index) => Math.floor(index / mostIds))
  const answers = await Promise.all(
    [...parts.values()].map((part) =>
      graph.query({ query: CityJourneysDocument, variables: { city, ids: part } }),
    ),
  )
  return answers.flatMap(({ data }) => data?.accessFrom ?? [])
}
