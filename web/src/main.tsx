import '#web/ui/tokens.css'
import { ApolloProvider } from '@apollo/client/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { browserLink, createCache, createClient } from '#web/app/apolloClient.ts'
import { Document } from '#web/app/Document.tsx'
import { readPageState } from '#web/app/pageState.ts'
import { createRoutes } from '#web/app/routes.tsx'
import { SiteUrlProvider } from '#web/lib/siteUrl.tsx'

await start()

async function start(): Promise<void> {
  const { cache, assets, siteUrl, hydrationData } = readPageState(document)
  const client = createClient(browserLink(), createCache(cache))
  const routes = createRoutes(client)
  // What the server has shown is loaded before it is taken over: nothing blinks.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
  const router = createBrowserRouter(routes, { hydrationData })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ApolloProvider client={client}>
          <Document assets={assets}>
            <SiteUrlProvider value={siteUrl}>
              <RouterProvider router={router} />
            </SiteUrlProvider>
          </Document>
        </ApolloProvider>
      </StrictMode>,
    )
  })
}
