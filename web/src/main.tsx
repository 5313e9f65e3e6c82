import '#web/app/site.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { failed } from '#web/app/router/openRoute.ts'
import { type PageEvent, readPageState } from '#web/app/router/pageState.ts'
import { findRoute } from '#web/app/router/routes.tsx'
import { SiteRouter } from '#web/app/router/siteRouter.ts'
import { visitorResponse } from '#web/app/session/visitorResponse.ts'
import { layOutRest } from '#web/app/shell/layOutRest.ts'
import { LivePage, Site } from '#web/app/shell/Site.tsx'
import { whenIdle } from '#web/lib/browser/whenIdle.ts'
import { Graph } from '#web/lib/graph/graph.ts'

await start()

async function start(): Promise<void> {
  if (!('withResolvers' in Promise)) await import('#web/lib/browser/olderBrowsers.ts')
  const { answers, assets, siteUrl, services, agency, features, posted, errorStatus } =
    await readPageState(document)
  const openApollo = async () =>
    (await import('#web/app/graph/apolloClient.ts')).createClient((intent) => graph.signInAgain(intent))
  const graph: Graph = new Graph({
    answers: new Map(answers),
    localResponse: visitorResponse,
    open: openApollo,
  })
  const { path, file, open } = findRoute(window.location.pathname)
  // Loads the code of the rendered page before hydration, so that nothing flickers.
  const { Page } = await open()
  const opened = errorStatus ? await failed(path, file, { status: errorStatus }) : { path, file, Page }
  const router = new SiteRouter(graph, opened)
  startTransition(() => {
    hydrateRoot(
      document,
      <Site {...{ graph, assets, siteUrl, services, agency, features, posted }}>
        <LivePage router={router} />
      </Site>,
    )
  })
  document.dispatchEvent(new Event('listening' satisfies PageEvent))
  whenIdle(layOutRest)
}
