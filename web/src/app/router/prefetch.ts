import { openRoute } from '#web/app/router/openRoute.ts'
import { findRoute } from '#web/app/router/routes.tsx'
import type { Graph } from '#web/lib/graph/graph.ts'

/** Tells hovering from passing over. */
const restMs = 70
const mostPages = 20
const mostFiles = 3

const requested = new Set<string>()
const files = new Set<string>()

/** Returns the target of a link, if it is another page of the site in this document. */
export function toPage(
  link: HTMLAnchorElement | null | undefined,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): URL | undefined {
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const isElsewhere = url.pathname + url.search !== here.pathname + here.search
  return url.origin === here.origin && isElsewhere ? url : undefined
}

/** Prefetches hovered links, code and data; of links in view, the code of a few pages. */
export function prefetchLinks(graph: Graph): () => void {
  if (isSparing(navigator)) return () => {}
  const leaving = new AbortController()
  const { signal } = leaving
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = ({ target }: Event) => {
    clearTimeout(resting)
    const url = toPage(target instanceof Element ? target.closest('a') : null, window.location)
    if (url) resting = setTimeout(() => open(graph, url), restMs)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, rest, { signal, passive: true })
  watchView(signal)
  return () => {
    clearTimeout(resting)
    leaving.abort()
  }
}

function open(graph: Graph, url: URL): void {
  if (requested.has(url.href) || requested.size >= mostPages) return
  requested.add(url.href)
  // A failure is reported by the navigation itself.
  openRoute(graph, url, AbortSignal.timeout(10_000)).catch(() => requested.delete(url.href))
}

/** One file after the other: three in one task take 70 to 350 ms on a phone. */
function watchView(signal: AbortSignal): void {
  let last: Promise<unknown> = Promise.resolve()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = isIntersecting && target instanceof HTMLAnchorElement && toPage(target, window.location)
      if (!url || files.size >= mostFiles) continue
      const { file, open } = findRoute(url.pathname)
      if (files.has(file)) continue
      files.add(file)
      last = last.then(open).catch(() => files.delete(file))
    }
  })
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Save-Data and slow connections load only what is requested. */
const isSparing = (browser: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }) =>
  browser.connection?.saveData === true || browser.connection?.effectiveType?.includes('2g') === true
