import { useGraph } from '#web/lib/graphHooks.ts'

/** Requests again what the page shows of a trip. */
export function useTripRetry(id: string): () => Promise<void> {
  const graph = useGraph()
  return () => graph.refetch([`Expedition:${id}`])
}
