import { useGraph } from '#web/lib/graphHooks.ts'

/** Requests again what the page shows of an entity, named by its cache id. */
export function useRetry(cacheId: string): () => Promise<void> {
  const graph = useGraph()
  return () => graph.refetch([cacheId])
}
