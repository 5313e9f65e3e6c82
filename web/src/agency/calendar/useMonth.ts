import { useCallback, useEffect, useState } from 'react'
import type { Month } from '#web/agency/calendar/calendar.rules.ts'
import {
  AgencyDeparturesDocument,
  type AgencyDeparturesQuery,
  type AgencyDeparturesQueryVariables,
  type DepartureRowFragment,
} from '#web/agency/departures/Departures.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'

/** More departures of one month than a screen can show. */
const mostPages = 6

type Read = { key: string; departures: readonly DepartureRowFragment[] | null }

/** All departures of a month, page by page; null after a failure, undefined before the answer. */
export function useMonth({ first, last }: Month, expeditionId: string | undefined) {
  const graph = useGraph()
  const key = `${first} ${expeditionId ?? ''}`
  const [read, setRead] = useState<Read>()
  const load = useCallback(async () => {
    const filter = { from: first, to: last, ...(expeditionId && { expeditionId }) }
    setRead({ key, departures: await readAll(graph, filter).catch(() => null) })
  }, [graph, key, first, last, expeditionId])
  useEffect(() => void load(), [load])
  return { departures: read?.key === key ? read.departures : undefined, load }
}

async function readAll(
  graph: Graph,
  filter: NonNullable<AgencyDeparturesQueryVariables['filter']>,
): Promise<DepartureRowFragment[] | null> {
  const client = await graph.apollo()
  const all: DepartureRowFragment[] = []
  let after: string | null = null
  for (let page = 0; page < mostPages; page++) {
    const variables: AgencyDeparturesQueryVariables = { filter, ...(after && { after }) }
    const { data } = await client.query<AgencyDeparturesQuery, AgencyDeparturesQueryVariables>({
      query: AgencyDeparturesDocument,
      variables,
      fetchPolicy: 'network-only',
    })
    const found = data?.agency?.departures
    if (!found) return null
    all.push(...found.nodes)
    after = found.pageInfo.hasNextPage ? found.pageInfo.endCursor : null
    if (!after) break
  }
  return all
}
