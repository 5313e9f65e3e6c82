import type { ComponentType } from 'react'
import { findRoute } from '#web/app/router/routes.tsx'
import type { Graph } from '#web/lib/graph/graph.ts'

/** A page, or the reason why there is none. */
export type Opened = { path: string; file: string } & (
  | { Page: ComponentType; movedTo?: string }
  | { error: unknown; Page?: ComponentType }
)

/** Loads the code of a page, then its data. */
export async function openRoute(graph: Graph, url: URL, signal: AbortSignal): Promise<Opened> {
  const { path, file, open, params } = findRoute(url.pathname)
  const { Page, load } = await open()
  try {
    const movedTo = await load?.(graph, { params, request: new Request(url, { signal }) })
    return { path, file, Page, ...(typeof movedTo === 'string' && { movedTo }) }
  } catch (error) {
    if (toStatus(error) === 404)
      await (await import('#web/pages/NotFoundPage.tsx')).loadInstead(graph, url.pathname)
    return failed(path, file, error)
  }
}

/** The not-found page has its own code and data; other failures may be transient. */
export async function failed(path: string, file: string, error: unknown): Promise<Opened> {
  if (toStatus(error) !== 404) return { path, file, error }
  const { Page } = await import('#web/pages/NotFoundPage.tsx')
  return { path, file: 'NotFoundPage.tsx', error, Page }
}

export function toStatus(error: unknown): number {
  return typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500
}
