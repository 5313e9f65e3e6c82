import {
  DeparturesChangedDocument,
  type DeparturesChangedSubscription,
} from '#web/features/departures/live/LivePlaces.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

export type Change = DeparturesChangedSubscription['departuresChanged']

type Handlers = {
  onChange: (change: Change) => void
  /** The stream is open, or lost. */
  onState: (isOpen: boolean) => void
}

const firstPauseMs = 2_000
const longestPauseMs = 30_000
/** A service without a feed ends its stream at once, each time. */
const leastOpenMs = 300
const mostFailures = 3

/** Follows the departures of these trips until the returned function is called, and opens a lost stream again. */
export function followTrips(
  graph: Graph,
  ids: readonly string[],
  { onChange, onState }: Handlers,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let failures = 0
  let wasStable = false
  let openTimer: ReturnType<typeof setTimeout> | undefined

  function onStream(isOpen: boolean): void {
    clearTimeout(openTimer)
    if (signal.aborted) return
    if (isOpen) openTimer = setTimeout(onStable, leastOpenMs)
    else if (wasStable) onState(false)
  }

  function onStable(): void {
    wasStable = true
    failures = 0
    onState(true)
  }

  async function open(): Promise<void> {
    const client = await graph.apollo()
    if (signal.aborted) return
    const subscription = client
      .subscribe({
        query: DeparturesChangedDocument,
        variables: { ids: [...ids] },
        fetchPolicy: 'no-cache',
        context: { onStream },
      })
      .subscribe({
        next: ({ data }) => data && onChange(data.departuresChanged),
        error: reconnect,
        complete: reconnect,
      })
    signal.addEventListener('abort', () => subscription.unsubscribe())
  }

  function reconnect(): void {
    onStream(false)
    if (signal.aborted || (!wasStable && failures >= mostFailures)) return
    const timer = setTimeout(connect, Math.min(longestPauseMs, firstPauseMs * 2 ** failures))
    failures += 1
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  const connect = () => void open().catch(reconnect)
  connect()
  return () => {
    controller.abort()
    clearTimeout(openTimer)
  }
}
