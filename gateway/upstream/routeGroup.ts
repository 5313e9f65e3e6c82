/** Default lifetimes in seconds, as short as the data may change. */
const freshSeconds = {
  search: 30,
  expedition: 30,
  details: 30,
  featured: 30,
  similar: 60,
  reviews: 60,
  departures: 5,
  calendar: 10,
  messages: 5,
  route: 60,
  collections: 60,
  themes: 60,
  filters: 60,
  photos: 60,
  guides: 60,
  account: 0,
  cart: 0,
  session: 0,
  newsletter: 0,
  callbacks: 0,
  shortlists: 0,
  other: 5,
}

/** Routes that fail together: each group has its own circuit breaker and semaphore. */
export type RouteGroup = keyof typeof freshSeconds

export const usualFreshMs = (group: RouteGroup): number => freshSeconds[group] * 1000

const byFirst = new Map<string, RouteGroup>([
  ['collections', 'collections'],
  ['themes', 'themes'],
  ['filters', 'filters'],
  ['photos', 'photos'],
  ['guides', 'guides'],
  ['reviews', 'reviews'],
  ['messages', 'messages'],
  ['auth', 'session'],
  ['user', 'account'],
  ['interests', 'account'],
  ['reservations', 'account'],
  ['feeds', 'account'],
  ['cart', 'cart'],
  ['departures', 'cart'],
  ['waiting-list', 'cart'],
  ['shortlists', 'shortlists'],
  ['users', 'newsletter'],
  ['newsletter', 'newsletter'],
  ['callbacks', 'callbacks'],
])

/** `/expeditions/{this}`; anything else there is an id. */
const bySecond = new Map<string, RouteGroup>([
  ['search', 'search'],
  ['details', 'details'],
  ['featured', 'featured'],
])

/** `/expeditions/{id}/{this}` */
const byThird = new Map<string, RouteGroup>([
  ['', 'expedition'],
  ['reviews', 'reviews'],
  ['departures', 'departures'],
  ['messages', 'messages'],
  ['geojson', 'route'],
  ['similar-expeditions', 'similar'],
])

const parts = /^\/([^/?]*)(?:\/([^/?]*))?(?:\/([^/?]*))?/

export function toRouteGroup(path: string): RouteGroup {
  const [, first = '', second = '', third = ''] = parts.exec(path) ?? []
  if (first === 'departures' && second === 'calendar') return 'calendar'
  if (first !== 'expeditions') return byFirst.get(first) ?? 'other'
  return bySecond.get(second) ?? byThird.get(third) ?? 'other'
}
