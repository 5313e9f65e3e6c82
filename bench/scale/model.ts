import type { Cost, Kind } from '#bench/scale/costs.ts'

/** Assumed requests of one visit, not yet measured in production. */
const visit: Record<Kind, number> = {
  'cached page': 4,
  'uncached catalogue page': 1,
  'cached image': 60,
  'the account with its favourites': 2,
  'search: text, 3 filters, all facets': 2,
  'favourite changed': 0.1,
  'sign-in': 0.02,
}

/** Compressed kilobytes of a response; scripts load once a visit. */
const kilobytes = { page: 17, image: 60, scripts: 130 }

/** Public responses, which a CDN can answer. */
const shared: Kind[] = ['cached page', 'cached image']

/** Highest share of a processor in use: above it, queues grow. */
const busiest = 0.6
/** Ten connections of the pool, and one that listens for changes. */
const connectionsOfApi = 11

/** Capacity that deploy/compose.yaml starts, on machines of ordinary size. */
const deployed = {
  gateways: 2,
  apis: 2,
  'PostgreSQL processors': 4,
  'PostgreSQL connections': 100,
  'uplink Mbit/s': 1000,
}

type Need = Record<keyof typeof deployed, number>

/** Derives the needed capacity from the visits a second and the share that a CDN answers. */
export function findNeed(costs: Cost[], visits: number, byCdn: number): Need {
  const reaching = (kind: Kind) => visits * visit[kind] * (shared.includes(kind) ? 1 - byCdn : 1)
  const processors = (part: 'gateway' | 'api' | 'PostgreSQL') =>
    costs.reduce((sum, cost) => sum + (reaching(cost.answer) * cost[part]) / 1e6, 0) / busiest
  const apis = processors('api')
  const sent =
    (reaching('cached page') + reaching('uncached catalogue page')) * kilobytes.page +
    reaching('cached image') * kilobytes.image +
    visits * (1 - byCdn) * kilobytes.scripts
  return {
    gateways: processors('gateway'),
    apis,
    'PostgreSQL processors': processors('PostgreSQL'),
    'PostgreSQL connections': Math.max(deployed.apis, Math.ceil(apis)) * connectionsOfApi,
    'uplink Mbit/s': (sent * 8) / 1000,
  }
}

/** Lists the shortages, the scarcest part first, with the factor that is needed. */
export function listShortages(need: Need): [part: string, times: number][] {
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
