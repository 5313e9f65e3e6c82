/** Milliseconds of processor that one of them takes in each part, as tests/bench/README.md measured them. */
const costs = {
  keptPage: { gateway: 0.575, api: 0.07, postgres: 0.03 },
  renderedPage: { gateway: 44, api: 4.6, postgres: 1.27 },
  image: { gateway: 0.62, api: 0, postgres: 0 },
  accountRead: { gateway: 0.87, api: 1.99, postgres: 1.1 },
  search: { gateway: 1.22, api: 5.34, postgres: 1.74 },
  change: { gateway: 2.05, api: 7.44, postgres: 4.21 },
  signIn: { gateway: 2.33, api: 19.7, postgres: 4.67 },
}

type Kind = keyof typeof costs

/** What one visit asks for; nobody has measured this yet. */
const visit: Record<Kind, number> = {
  keptPage: 4,
  renderedPage: 1,
  image: 60,
  accountRead: 2,
  search: 2,
  change: 0.1,
  signIn: 0.02,
}

/** As sent, compressed; scripts come once a visit. */
const kilobytes = { page: 17, image: 60, scripts: 130 }

/** What anybody may be given a copy of: a CDN can answer it. */
const shared: Kind[] = ['keptPage', 'image']

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
export function needOf(visits: number, byCdn: number): Need {
  const reaching = (kind: Kind) => visits * visit[kind] * (shared.includes(kind) ? 1 - byCdn : 1)
  const kinds: Kind[] = ['keptPage', 'renderedPage', 'image', 'accountRead', 'search', 'change', 'signIn']
  const processors = (part: 'gateway' | 'api' | 'postgres') =>
    kinds.reduce((sum, kind) => sum + (reaching(kind) * costs[kind][part]) / 1000, 0) / busiest
  const apis = processors('api')
  const sent =
    (reaching('keptPage') + reaching('renderedPage')) * kilobytes.page +
    reaching('image') * kilobytes.image +
    visits * (1 - byCdn) * kilobytes.scripts
  return {
    gateways: processors('gateway'),
    apis,
    'PostgreSQL processors': processors('postgres'),
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
