import { listImports } from '#tools/rules/imports.ts'
import { type Finding, findingAt, type SourceFile } from '#tools/rules/sourceFile.ts'

type Zones = Record<string, string[]>

/**
 * The folders that a folder may import, by base folder; `''` stands for the files directly in the base.
 * A folder that is missing here imports nothing, and nothing imports it.
 */
const zonesByBase: Record<string, Zones> = {
  '': {
    schema: [],
    photos: [],
    rules: [],
    // Published alone.
    clients: [],
    server: ['schema'],
    api: ['schema', 'photos', 'rules', 'server'],
    gateway: ['schema', 'rules', 'server'],
    web: ['schema', 'rules'],
    tools: ['schema', 'photos', 'rules', 'server', 'api', 'gateway', 'web', ''],
    tests: ['schema', 'photos', 'rules', 'clients', 'server', 'api', 'gateway', 'web', 'tools', 'bench', ''],
    bench: ['schema', 'photos', 'rules', 'server', 'api', 'gateway', 'web', 'tools', 'tests', ''],
    '': ['schema', 'photos', 'server', 'api', 'bench', 'gateway', 'web', 'tools'],
  },
  'api/': {
    base: [],
    worker: ['deps', 'db', 'base'],
    shapes: ['base'],
    db: ['shapes', 'base'],
    deps: ['db', 'shapes', 'base'],
    plugins: ['deps', 'db', 'shapes', 'base'],
    modules: ['worker', 'plugins', 'deps', 'db', 'shapes', 'base'],
    demo: ['modules', 'db', 'shapes', 'base'],
    '': ['demo', 'modules', 'worker', 'plugins', 'deps', 'db', 'shapes', 'base'],
  },
  'gateway/': {
    upstream: [],
    graph: ['upstream'],
    server: ['graph', 'upstream'],
    '': ['server'],
  },
  'web/src/': {
    lib: [],
    ui: ['lib'],
    features: ['ui', 'lib'],
    pages: ['features', 'ui', 'lib'],
    app: ['pages', 'features', 'ui', 'lib'],
    agency: ['pages', 'features', 'ui', 'lib'],
    roadBook: ['pages', 'features', 'ui', 'lib'],
    '': ['app', 'pages', 'features', 'ui', 'lib'],
  },
}

/** Zones of the api that are not folders. */
const apiZones: [zone: string, pattern: RegExp][] = [
  ['base', /^api\/(clock|contract|env|messages)\.ts$/],
  ['deps', /^api\/deps\.ts$/],
  // Contracts, and the statuses that they list: tables and other modules may share them.
  [
    'shapes',
    /^api\/modules\/(.*\.contract|departures\/departures\.domain|invoices\/invoice\.domain|payments\/provider)\.ts$/,
  ],
  ['demo', /^api\/db\/demo\//],
]

/** Files that other modules of the api may import, besides `*.contract.ts`, `*.domain.ts` and `*.mails.ts`. */
const openedByModule: Record<string, string[]> = {
  agency: [
    'access/access.repository',
    'access/sealedSecret',
    'access/staffPassword',
    'audit/audit.repository',
    'departures/alternatives.repository',
  ],
  auth: [
    'accounts.repository',
    'mailedSecrets.repository',
    'passwords',
    'secrets',
    'sessionCookie',
    'sessions.repository',
  ],
  booking: [
    'account.mappers',
    'account.repository',
    'billing.repository',
    'booking.repository',
    'cancellation.repository',
    'change.repository',
    'changeDocuments',
    'confirmation.repository',
    'mailedBooking',
    'payBack',
    'phoneOption.repository',
    'phoneOptions',
    'resellerAccount',
  ],
  cart: [
    'cart.mappers',
    'cart.repository',
    'cartEvents.repository',
    'holds.repository',
    'holdLimits.repository',
    'offeredPlaces',
  ],
  discounts: ['discounts.repository'],
  feeds: ['feeds.repository'],
  filters: ['filters.repository'],
  departures: ['dashboard.repository', 'departures.repository'],
  instalments: ['instalments.repository'],
  invoices: ['invoices.repository'],
  expeditions: [
    'byKey',
    'cards',
    'expeditions.mappers',
    'expeditions.projection',
    'expeditions.refresh',
    'expeditions.repository',
    'levels',
  ],
  keys: ['requireKey'],
  giftCards: ['codeTrials', 'giftCardSales', 'giftCards.repository', 'grantedCards'],
  ledger: ['ledger.repository'],
  mail: ['html', 'letter', 'outbox', 'page', 'rounds'],
  messages: ['answers.repository', 'messages.repository'],
  newsletter: ['newsletter.repository', 'subscriptions'],
  pledges: ['bookedPledge', 'pledges.settlement'],
  quote: ['quote.messages', 'terms'],
  payments: [
    'lockedReservation',
    'paymentMails',
    'payments.mappers',
    'payments.repository',
    'refunds.repository',
    'refusedPayment',
    'settlement',
    'startBalance',
    'startGiftCard',
  ],
  reports: ['reports.repository'],
  reviews: ['publication.repository', 'reviews.repository', 'submissions.mappers'],
  settings: ['settings.repository'],
  reservations: ['participants.repository', 'places', 'roster.repository'],
  social: ['boundedFetch'],
  search: [
    'fold',
    'holidays.content',
    'page.repository',
    'search.messages',
    'search.projection',
    'themeExpeditions',
  ],
  users: ['avatar'],
  waiting: ['waiting.repository', 'waitingList'],
}

const openedFiles = new Set(
  Object.entries(openedByModule).flatMap(([module, files]) =>
    files.map((file) => `api/modules/${module}/${file}.ts`),
  ),
)

/** Reports each import that runs against the zones, and each open file that no other module imports. */
export function importZones(files: SourceFile[]): Finding[] {
  const imports = listImports(files)
  const refused = imports.flatMap(({ from, to, start }) => {
    const refusal = refuse(from.path, to)
    return refusal ? [findingAt(from, start, refusal)] : []
  })
  const used = new Set(
    imports.flatMap(({ from, to }) => {
      const source = getModule(from.path)
      return source && source !== getModule(to) ? [to] : []
    }),
  )
  const unused = files.filter(({ path }) => openedFiles.has(path) && !used.has(path))
  return [...refused, ...unused.map((file) => findingAt(file, 0, 'no other module imports it: close it'))]
}

function refuse(from: string, to: string): string | undefined {
  for (const [base, zones] of Object.entries(zonesByBase)) {
    if (!from.startsWith(base) || !to.startsWith(base)) continue
    const refusal = refuseBetween(toZone(from, base), toZone(to, base), zones)
    if (refusal) return refusal
  }
  const closed = refuseClosed(from, to)
  if (closed) return closed
  const [source, target] = [getFeature(from), getFeature(to)]
  if (source && target && source !== target)
    return `feature ${source} imports feature ${target}: move the shared part down to ui or lib, or combine them in a page`
  return undefined
}

function refuseBetween(from: string, to: string, zones: Zones): string | undefined {
  if (from === to || zones[from]?.includes(to)) return undefined
  const known = zones[from] && zones[to] ? '' : ' (a new folder gets its place in tools/rules/importZones.ts)'
  return `${from || 'this folder'} must not import ${to || 'files beside the folders'}${known}`
}

/** Refuses a file of another module that is not open to it. */
function refuseClosed(from: string, to: string): string | undefined {
  const [source, target] = [getModule(from), getModule(to)]
  if (!source || !target || source === target || /\.(contract|domain|mails)\.ts$/.test(to)) return undefined
  const name = to.slice(`api/modules/${target}/`.length).replace(/\.ts$/, '')
  if (openedByModule[target]?.includes(name)) return undefined
  return `module ${source} imports ${name} of module ${target}: use its contract, or open the file in tools/rules/importZones.ts`
}

const getModule = (path: string) => path.match(/^api\/modules\/([^/]+)\//)?.[1]

/** A named zone of the api, or the folder. */
function toZone(path: string, base: string): string {
  const named = base === 'api/' && apiZones.find(([, pattern]) => pattern.test(path))?.[0]
  return named || toFolder(path, base)
}

/** The first folder under the base; empty for a file directly in it. */
function toFolder(path: string, base: string): string {
  const parts = path.slice(base.length).split('/')
  return parts.length > 1 ? (parts[0] ?? '') : ''
}

const getFeature = (path: string) => path.match(/^web\/src\/features\/([^/]+)\//)?.[1]
