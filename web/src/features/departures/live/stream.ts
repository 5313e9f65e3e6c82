import {
  DeparturesChangedDocument,
  type DeparturesChangedSubscription,
} from '#web/features/departures/live/LivePlaces.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

export type Change = DeparturesChangedSubscription['departuresChanged']

type Hear = {
  change: (change: Change) => void
  /** The stream is open, or lost. */
  state: (isOpen: boolean) => void
}

const firstPauseMs = 2_000
const longestPauseMs = 30_000
/** A service without a feed ends its stream at once, each time. */
const leastLifeMs = 300
const mostFailures = 3

/** Follows the departures of these trips until it is left, and opens a lost stream again. */
export function followTrips(graph: Graph, ids: readonly string[], hear: Hear): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let failures = 0
  let hasLived = false
  let birth: ReturnType<typeof setTimeout> | undefined

  function onStream(isOpen: boolean): void {
    clearTimeout(birth)
    if (signal.aborted) return
    if (isOpen) birth = setTimeout(live, leastLifeMs)
    else if (hasLived) hear.state(false)
  }

  function live(): void {
    hasLived = true
    failures = 0
    hear.state(true)
  }

  async function open(): Promise<void> {
    const client = await graph.apollo()
    if (signal.aborted) return
    const heard = client
      .subscribe({
        query: DeparturesChangedDocument,
        variables: { ids: [...ids] },
        fetchPolicy: 'no-cache',
        context: { onStream },
      })
      .subscribe({
        next: ({ data }) => data && hear.change(data.departuresChanged),
        error: again,
        complete: again,
      })
    signal.addEventListener('abort', () => heard.unsubscribe())
  }

  function again(): void {
    onStream(false)
    if (signal.aborted || (!hasLived && failures >= mostFailures)) return
    const timer = setTimeout(begin, Math.min(longestPauseMs, firstPauseMs * 2 ** failures))
    failures += 1
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  const begin = () => void open().catch(again)
  begin()
  return () => {
    leaving.abort()
    clearTimeout(birth)
  }
}
