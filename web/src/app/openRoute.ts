import type { ComponentType } from 'react'
import { NotFoundDocument } from '#web/app/NotFound.generated.ts'
import { wordsOf } from '#web/app/notFound.rules.ts'
import { findRoute } from '#web/app/routes.tsx'
import type { Graph } from '#web/lib/graph.ts'

/** A page, or why there is none. */
export type Opened = { path: string; file: string } & ({ Page: ComponentType } | { error: unknown })

/** Its code, then what it asks of the gateway. */
export async function openRoute(graph: Graph, url: URL, signal: AbortSignal): Promise<Opened> {
  const { path, file, open, params } = findRoute(url.pathname)
  const { Page, load } = await open()
  try {
    await load?.(graph, { params, request: new Request(url, { signal }) })
    return { path, file, Page }
  } catch (error) {
    if (statusOf(error) === 404) await readInstead(graph, url)
    return { path, file, error }
  }
}

/** What the not-found page shows is read with it: it is as whole in the first answer as any other, and does without if need be. */
const readInstead = (graph: Graph, { pathname }: URL): Promise<unknown> =>
  graph.query({ query: NotFoundDocument, variables: { words: wordsOf(pathname) } }).catch(() => undefined)

/** Where a page sends whoever asks for it. */
export function redirectOf(opened: Opened): { location: string; status: number } | undefined {
  if (!('error' in opened) || !(opened.error instanceof Response)) return undefined
  const location = opened.error.headers.get('location')
  return location ? { location, status: opened.error.status } : undefined
}

export function statusOf(error: unknown): number {
  return typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500
}
