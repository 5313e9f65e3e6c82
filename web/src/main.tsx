import '#web/ui/tokens.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { ask } from '#web/app/ask.ts'
import { Document } from '#web/app/Document.tsx'
import { readPageState } from '#web/app/pageState.ts'
import { createRoutes } from '#web/app/routes.tsx'
import { Graph } from '#web/lib/graph.ts'
import { GraphProvider } from '#web/lib/graphHooks.ts'
import { SiteUrlProvider } from '#web/lib/siteUrl.tsx'

await start()

async function start(): Promise<void> {
  // Scripts may come before the end of a long page, where its state stands.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const { answers, assets, siteUrl, hydrationData } = readPageState(document)
  const open = async () => (await import('#web/app/apolloClient.ts')).createClient()
  const graph = new Graph({ answers: new Map(answers), ask, open })
  const routes = createRoutes(graph)
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
        <GraphProvider value={graph}>
          <Document assets={assets}>
            <SiteUrlProvider value={siteUrl}>
              <RouterProvider router={router} />
            </SiteUrlProvider>
          </Document>
        </GraphProvider>
      </StrictMode>,
    )
  })
}
