import type { Cost, Kind } from '#bench/scale/costs.ts'

/** What one visit asks for; nobody has measured this yet. */
const visit: Record<Kind, number> = {
  'page that is kept': 4,
  'page of the catalogue that is not': 1,
  'image that is kept': 60,
  'the account with its favourites': 2,
  'search: text, 3 filters, all facets': 2,
  'favourite changed': 0.1,
  'sign-in': 0.02,
}

/** As sent, compressed; scripts come once a visit. */
const kilobytes = { page: 17, image: 60, scripts: 130 }

/** What anybody may be given a copy of: a CDN can answer it. */
const shared: Kind[] = ['page that is kept', 'image that is kept']

/** Of a processor, so that what waits does not wait long. */
const busiest = 0.6
/** Ten of the pool, and one that listens for what changes. */
const connectionsOfApi = 11

/** What deploy/compose.yaml starts, on machines of an ordinary size. */
const deployed = {
  gateways: 2,
  apis: 2,
  'PostgreSQL processors': 4,
  'PostgreSQL connections': 100,
  'uplink Mbit/s': 1000,
}

type Need = Record<keyof typeof deployed, number>

/** What so many visits begun in a second need, when a CDN answers this share of what it can. */
export function needOf(costs: Cost[], visits: number, byCdn: number): Need {
  const reaching = (kind: Kind) => visits * visit[kind] * (shared.includes(kind) ? 1 - byCdn : 1)
  const processors = (part: 'gateway' | 'api' | 'PostgreSQL') =>
    costs.reduce((sum, cost) => sum + (reaching(cost.answer) * cost[part]) / 1e6, 0) / busiest
  const apis = processors('api')
  const sent =
    (reaching('page that is kept') + reaching('page of the catalogue that is not')) * kilobytes.page +
    reaching('image that is kept') * kilobytes.image +
    visits * (1 - byCdn) * kilobytes.scripts
  return {
    gateways: processors('gateway'),
    apis,
    'PostgreSQL processors': processors('PostgreSQL'),
    'PostgreSQL connections': Math.max(deployed.apis, Math.ceil(apis)) * connectionsOfApi,
    'uplink Mbit/s': (sent * 8) / 1000,
  }
}

/** What there is not enough of, the scarcest first, with how many times as much is needed. */
export function brokenBy(need: Need): [part: string, times: number][] {
  const parts: (keyof Need)[] = [
    'gateways',
    'apis',
    'PostgreSQL processors',
    'PostgreSQL connections',
    'uplink Mbit/s',
  ]
  return parts
    .map((part): [string, number] => [part, need[part] / deployed[part]])
    .filter(([, times]) => times > 1)
    .toSorted(([, one], [, other]) => other - one)
}
