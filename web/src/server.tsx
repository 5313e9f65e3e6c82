import { ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { createCache, createClient } from '#web/app/apolloClient.ts'
import { type Assets, Document } from '#web/app/Document.tsx'
import { writePageState } from '#web/app/pageState.ts'
import { createRoutes } from '#web/app/routes.tsx'
import { SiteUrlProvider } from '#web/lib/siteUrl.tsx'

export type PageRequest = {
  /** The whole address, as the site knows itself. */
  url: string
  assets: Assets
  /** Runs an operation of the site in this process. */
  execute: (operationName: string, variables: Record<string, unknown>) => Promise<ApolloLink.Result>
  signal: AbortSignal
}

export type PageAnswer =
  | { kind: 'page'; status: number; html: string }
  | { kind: 'redirect'; status: number; location: string }

/** The first answer of a page: its own components, with the data that they ask for. */
export async function renderPage({ url, assets, execute, signal }: PageRequest): Promise<PageAnswer> {
  const siteUrl = new URL(url).origin
  const cache = createCache()
  const client = createClient(inProcessLink(execute), cache)
  const handler = createStaticHandler(createRoutes(client))
  const context = await handler.query(new Request(url, { signal }))
  if (context instanceof Response)
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
  const router = createStaticRouter(handler.dataRoutes, context)
  const { loaderData, actionData } = context
  const html = renderToString(
    <StrictMode>
      <ApolloProvider client={client}>
        <Document assets={assets}>
          <SiteUrlProvider value={siteUrl}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </SiteUrlProvider>
        </Document>
      </ApolloProvider>
    </StrictMode>,
  )
  const errors = serialisable(context.errors)
  const state = writePageState({
    cache: cache.extract(),
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

function inProcessLink(execute: PageRequest['execute']): ApolloLink {
  return new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        execute(operationName ?? '', variables).then(
          (result) => {
            observer.next(result)
            observer.complete()
          },
          (error) => observer.error(error),
        )
      }),
  )
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
