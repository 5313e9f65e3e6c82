import {
  Component,
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  createPath,
  matchRoutes,
  type Navigator,
  UNSAFE_RouteContext as RouteContext,
  Router,
  useLocation,
} from 'react-router-dom'
import type { Assets, Posted, Services, SiteFeatures } from '#schema/site.ts'
import type { Opened } from '#web/app/router/openRoute.ts'
import type { RouterState, SiteRouter } from '#web/app/router/siteRouter.ts'
import { Document } from '#web/app/shell/Document.tsx'
import { Layout } from '#web/app/shell/Layout.tsx'
import { laidOut } from '#web/app/shell/layOutRest.ts'
import { PageError } from '#web/app/shell/PageError.tsx'
import { ServicesProvider } from '#web/lib/browser/services.ts'
import { whenIdle } from '#web/lib/browser/whenIdle.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'
import { type Agency, AgencyProvider } from '#web/lib/site/agency.ts'
import { FeaturesProvider } from '#web/lib/site/features.ts'
import { NavigationProvider } from '#web/lib/site/navigation.ts'
import { PostedProvider } from '#web/lib/site/posted.ts'
import { SiteUrlProvider } from '#web/lib/site/siteUrl.tsx'

type Props = {
  graph: Graph
  assets: Assets
  siteUrl: string
  services: Services
  agency: Agency
  features: SiteFeatures
  posted: Posted | undefined
  children: ReactNode
}

/** The frame around the router, the same on the server and in the browser. */
export function Site({ graph, assets, siteUrl, services, agency, features, posted, children }: Props) {
  return (
    <StrictMode>
      <GraphProvider value={graph}>
        <Document assets={assets}>
          <SiteUrlProvider value={siteUrl}>
            <ServicesProvider value={services}>
              <AgencyProvider value={agency}>
                <FeaturesProvider value={features}>
                  <PostedProvider value={posted}>{children}</PostedProvider>
                </FeaturesProvider>
              </AgencyProvider>
            </ServicesProvider>
          </SiteUrlProvider>
        </Document>
      </GraphProvider>
    </StrictMode>
  )
}

/** The page of the router, re-rendered on navigation. */
export function LivePage({ router }: { router: SiteRouter }) {
  const [shown, setShown] = useState(router.shown)
  const [isLoading, setLoading] = useState(false)
  useEffect(
    () => router.listen({ shown: (next) => startTransition(() => setShown(next)), loading: setLoading }),
    [router],
  )
  useScroll(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(() => prefetchWhenIdle(router.graph), [router, shown])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={router.navigator}>
      <NavigationProvider value={{ isLoading, retry: router.retry }}>
        <Layout>
          <OpenedPage opened={shown.opened} pageKey={shown.location.key} />
        </Layout>
      </NavigationProvider>
    </Router>
  )
}

/** Loads its code only when the page is idle. */
function prefetchWhenIdle(graph: Graph): () => void {
  let leave = () => {}
  const cancel = whenIdle(() => {
    let hasLeft = false
    leave = () => {
      hasLeft = true
    }
    import('#web/app/router/prefetch.ts').then(
      ({ prefetchLinks }) => {
        if (!hasLeft) leave = prefetchLinks(graph)
      },
      () => {},
    )
  })
  return () => {
    cancel()
    leave()
  }
}

/** The page on the server, where no navigation happens. */
export function StillPage({ url, opened }: { url: URL; opened: Opened }) {
  return (
    <Router location={url} navigator={still} static>
      <Layout>
        <OpenedPage opened={opened} pageKey="default" />
      </Layout>
    </Router>
  )
}

const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
}

/** `useRoutes` without its error pages: 2 kB. */
function OpenedPage({ opened, pageKey }: { opened: Opened; pageKey: string }) {
  const { pathname } = useLocation()
  const { path } = opened
  const route = useMemo(() => {
    const matches = matchRoutes([{ path }, { path: '*' }], pathname) ?? []
    return { outlet: null, matches, isDataRoute: false }
  }, [path, pathname])
  return (
    <RouteContext value={route}>
      <Boundary pageKey={pageKey}>{opened.Page ? <opened.Page key={pathname} /> : <PageError />}</Boundary>
    </RouteContext>
  )
}

/** Contains a rendering error to its page, until the next navigation. */
class Boundary extends Component<{ pageKey: string; children: ReactNode }, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate({ pageKey }: { pageKey: string }) {
    if (pageKey !== this.props.pageKey && this.state.error) this.setState({ error: undefined })
  }

  override render() {
    return this.state.error ? <PageError /> : this.props.children
  }
}

/** Scrolls to the anchor, the restored position or the top; on arrival the browser does so. */
function useScroll(shown: RouterState): void {
  const scrolledFor = useRef(shown)
  useLayoutEffect(() => {
    if (scrolledFor.current === shown) return
    scrolledFor.current = shown
    laidOut()
    delete document.documentElement.dataset['cart']
    if (shown.top === undefined) return
    const anchor = document.getElementById(shown.location.hash.slice(1))
    if (anchor && shown.action !== 'POP') anchor.scrollIntoView()
    else window.scrollTo({ top: shown.top, behavior: 'instant' })
  }, [shown])
}
