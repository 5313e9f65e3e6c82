import { useGraph } from '#web/lib/graph/graphHooks.ts'

/** Refetches the parts of the page that show an entity, by its cache id. */
export function useRetry(cacheId: string): () => Promise<void> {
  const graph = useGraph()
  return () => graph.refetch([cacheId])
}
