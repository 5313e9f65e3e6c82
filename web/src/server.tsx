import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { type Assets, Document } from '#web/app/Document.tsx'
import { writePageState } from '#web/app/pageState.ts'
import { createRoutes } from '#web/app/routes.tsx'
import type { Answers, Ask } from '#web/lib/answers.ts'
import { Graph } from '#web/lib/graph.ts'
import { GraphProvider } from '#web/lib/graphHooks.ts'
import { SiteUrlProvider } from '#web/lib/siteUrl.tsx'

export type PageRequest = {
  /** The whole address, as the site knows itself. */
  url: string
  /** What these files of pages need of the build. */
  assetsOf: (files: string[]) => Assets
  /** Runs an operation of the site in this process. */
  execute: (operationName: string, variables: Record<string, unknown>) => Promise<{ data?: unknown }>
  signal: AbortSignal
}

export type PageAnswer =
  | { kind: 'page'; status: number; html: string }
  | { kind: 'redirect'; status: number; location: string }

/** The first answer of a page: its own components, with the data that they ask for. */
export async function renderPage({ url, assetsOf, execute, signal }: PageRequest): Promise<PageAnswer> {
  const siteUrl = new URL(url).origin
  const answers: Answers = new Map()
  const graph = new Graph({ answers, ask: askIn(execute) })
  const handler = createStaticHandler(createRoutes(graph))
  const context = await handler.query(new Request(url, { signal }))
  if (context instanceof Response)
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
  const router = createStaticRouter(handler.dataRoutes, context)
  const { loaderData, actionData } = context
  const assets = assetsOf(context.matches.flatMap(({ route: { handle } }) => handle ?? []))
  const html = renderToString(
    <StrictMode>
      <GraphProvider value={graph}>
        <Document assets={assets}>
          <SiteUrlProvider value={siteUrl}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </SiteUrlProvider>
        </Document>
      </GraphProvider>
    </StrictMode>,
  )
  const errors = serialisable(context.errors)
  const state = writePageState({
    answers: [...answers],
    assets,
    siteUrl,
    hydrationData: { loaderData, actionData, errors },
  })
  return {
    kind: 'page',
    status: context.statusCode,
    html: `<!doctype html>${html.replace('</body>', () => `${state}</body>`)}`,
  }
}

const askIn =
  (execute: PageRequest['execute']): Ask =>
  async (operationName, variables) => {
    const result = await execute(operationName, variables)
    return { data: result.data, hasErrors: 'errors' in result }
  }

/** Of an error the browser is told its status, nothing of what caused it. */
function serialisable(errors: Record<string, unknown> | null): Record<string, { status: number }> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      { status: typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500 },
    ]),
  )
}
