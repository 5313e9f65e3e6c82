/** Shows the road books of this device. It stores nothing: the page fills the caches. */
type FetchEvent = Event & { request: Request; respondWith(response: Promise<Response>): void }
type LifeEvent = Event & { waitUntil(done: Promise<void>): void }

declare global {
  interface WindowEventMap {
    install: LifeEvent
    activate: LifeEvent
    fetch: FetchEvent
  }
}
declare const clients: { claim(): Promise<void> }
declare function skipWaiting(): Promise<void>

const scope = '/carnet/'

addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  const isPart = pathname.startsWith(scope) || pathname.startsWith('/images/')
  // The page itself requests the current version from the service.
  if (request.method !== 'GET' || request.cache === 'no-store' || !isPart) return
  event.respondWith(answer(request, pathname))
})

async function answer(request: Request, pathname: string): Promise<Response> {
  const stored = request.mode === 'navigate' ? await documentFor(pathname) : await caches.match(request)
  return stored ?? fetch(request)
}

/** The application that came with this road book, else with another one. */
async function documentFor(pathname: string): Promise<Response | undefined> {
  const [, , id = ''] = pathname.split('/')
  const cacheName = id && (await caches.keys()).find((name) => name.startsWith(`carnet-${id}-`))
  return caches.match(scope, cacheName ? { cacheName } : {})
}
