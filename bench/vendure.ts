import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { type Contender, startContender } from '#bench/gateway/contender.ts'
import { operations, publicCatalogue, publicTrip } from '#bench/gateway/operations.ts'
import { figure, ratio, runRounds, type Track } from '#bench/gateway/rounds.ts'
import type { LoadRequest } from '#bench/gateway/slice.ts'
import { printWork } from '#bench/gateway/tables.ts'
import { largeDatabase } from '#bench/largeDatabase.ts'
import { options } from '#bench/options.ts'
import { row, type Section } from '#bench/page.ts'
import { signIn } from '#bench/signedIn.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'

const folder = 'bench/vendure'
const expeditions = 1_000
/** Products of Vendure, and expeditions in rotation. */
const pages = 48
/** Variants of each product, and departures of each expedition in rotation. */
const choices = 10
const cards = 24
const goal = 50
const connections = 10

/** Compares the responses a second of Explora and of Vendure, each with its database on one PostgreSQL. */
export async function benchVendure(): Promise<Section[]> {
  execFileSync(process.execPath, ['tools/install.js', folder], { stdio: ['ignore', 2, 2] })
  const database = await largeDatabase(expeditions)
  const stops = [database.stop]
  try {
    const vendure = await startContender('../vendure/vendureProcess.js', [await emptyDatabase(database.url)])
    stops.unshift(vendure.stop)
    const api = await startApiProcess({ DATABASE_URL: database.url, RATE_LIMIT_FACTOR: '1000000' })
    stops.unshift(async () => void (await stopProcess(api.child)))
    const gateway = await startContender('oursProcess.ts', [api.url])
    stops.unshift(gateway.stop)
    return [await compare(gateway, vendure)]
  } finally {
    for (const stop of stops) await stop()
  }
}

async function compare(gateway: Contender, vendure: Contender): Promise<Section> {
  const [product, products] = vendureTracks(vendure)
  const { bearer } = await signIn(gateway.url)
  const slugs = await slugsWithDepartures(gateway.url)
  const { single, list } = exploraTracks(gateway, slugs, bearer)
  const check = async () => {
    for (const track of [product, ...single]) await checkCounts(track, 1, choices)
    await checkCounts(products, cards, choices)
    for (const track of list) await checkCounts(track, cards, 1)
  }
  await check()
  await runRounds([product, ...single, products, ...list], undefined, { rounds: options.rounds, connections })
  // A program that lost its database returns errors, with status 200 and fast.
  await check()
  printWork('Explora and Vendure: one page', [...single, product])
  printWork('Explora and Vendure: 24 cards', [...list, products])
  return {
    title: 'Explora ÷ Vendure, responses a second',
    rows: [
      ...single.map((track) => goalRow(track, product)),
      ...list.map((track) => goalRow(track, products)),
    ],
  }
}

const productFields = `id name slug description
  variants { id name sku price priceWithTax stockLevel currencyCode }`

function vendureTracks(contender: Contender): [product: Track, products: Track] {
  const product = `query Product($slug: String!) { product(slug: $slug) { ${productFields} } }`
  const products = `{ products(options: { take: ${cards} }) { totalItems items { ${productFields} } } }`
  const slugs = Array.from({ length: pages }, (_, index) => ({ slug: `expedition-${index}` }))
  const path = '/shop-api'
  const track = (name: string, request: LoadRequest) => ({ name, work: name, contender, request, rounds: [] })
  return [
    // 100 products take about a second, 20 lists take two to four.
    track('product with ten variants', { ...post(path, product, slugs), amount: 100 }),
    track('24 products with ten variants', { ...post(path, products, [{}]), amount: 20 }),
  ]
}

function exploraTracks(contender: Contender, slugs: string[], bearer: string) {
  const { trip, catalogue } = operations(slugs)
  const track = (name: string, query: string, variables: unknown[], headers = {}): Track => {
    const request = post('/graphql', query, variables, headers)
    return { name, work: name, contender, request, rounds: [] }
  }
  const signedIn = { authorization: `Bearer ${bearer}` }
  return {
    single: [
      track('departures, anonymous', departures(''), trip.variables),
      track('departures, by bearer', departures('isFavourite'), trip.variables, signedIn),
      track('trip, anonymous', publicTrip, trip.variables),
      track('trip with isFavourite, anonymous', trip.query, trip.variables),
      track('trip with isFavourite, by bearer', trip.query, trip.variables, signedIn),
    ],
    list: [
      track('24 cards, anonymous', publicCatalogue, [{}]),
      track('24 cards with isFavourite, anonymous', catalogue.query, [{}]),
    ],
  }
}

/** Requests as many fields as the product's query; `trip` is a whole page, five times as large. */
const departures = (more: string) => `query Departures($slug: String!) {
  expedition(slug: $slug) {
    id name slug description ${more}
    departures { id startDate endDate price availableCount capacity isConfirmed }
  }
}`

function post(path: string, query: string, variables: unknown[], headers = {}): LoadRequest {
  return {
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    bodies: variables.map((each) => JSON.stringify({ query, variables: each })),
  }
}

/** Creates Vendure's database beside Explora's. */
async function emptyDatabase(url: string): Promise<string> {
  const name = 'vendure'
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(`/${name}`, url).href
}

/** Finds as many expeditions as Vendure has products, each with as many departures as a product has variants. */
async function slugsWithDepartures(url: string): Promise<string[]> {
  const query = `query Slugs($after: String) {
    expeditions(first: ${pages}, after: $after) {
      pageInfo { endCursor hasNextPage } nodes { slug departureCount }
    }
  }`
  const slugs: string[] = []
  let pageInfo: SlugPage['pageInfo'] = { endCursor: null, hasNextPage: true }
  while (slugs.length < pages && pageInfo.hasNextPage) {
    const { bodies } = post('/graphql', query, [{ after: pageInfo.endCursor }])
    const { data }: { data: { expeditions: SlugPage } } = JSON.parse(
      await send(`${url}/graphql`, {}, bodies[0]),
    )
    const matching = data.expeditions.nodes.filter(({ departureCount }) => departureCount === choices)
    slugs.push(...matching.map(({ slug }) => slug))
    pageInfo = data.expeditions.pageInfo
  }
  if (slugs.length < pages) throw new Error(`${slugs.length} expeditions have ${choices} departures.`)
  return slugs.slice(0, pages)
}

type SlugPage = {
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
  nodes: { slug: string; departureCount: number }[]
}

/** A product or an expedition with its lists. */
type Item = { variants?: unknown[]; departures?: unknown[]; nextDepartures?: unknown[] }
type Counted = {
  data?: {
    product?: Item
    products?: { items: Item[] }
    expedition?: Item
    expeditions?: { nodes: Item[] }
  }
}

/** Rejects a track one of whose responses has another number of items, or fewer variants or departures in one. */
async function checkCounts(track: Track, items: number, least: number): Promise<void> {
  const { path, headers = {}, bodies } = track.request
  for (const body of bodies) {
    const text = await send(track.contender.url + path, headers, body)
    const counts = listCounts(JSON.parse(text))
    if (counts.length !== items || counts.some((count) => count < least || count > choices))
      throw new Error(`${track.name}: ${counts.join(', ')} in ${text.slice(0, 300)}`)
  }
}

function listCounts({ data = {} }: Counted): number[] {
  const { product, products, expedition, expeditions: found } = data
  const items = products?.items ?? found?.nodes ?? [product ?? expedition ?? {}]
  return items.map((item) => (item.variants ?? item.departures ?? item.nextDepartures ?? []).length)
}

async function send(url: string, headers: Record<string, string>, body = ''): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const text = await response.text()
  if (!response.ok || text.includes('"errors"')) throw new Error(`${response.status} ${text.slice(0, 300)}`)
  return text
}

function goalRow(ours: Track, theirs: Track) {
  const measured = ratio(ours, theirs, 'perSecond')
  const perSecond = (track: Track) => {
    const value = figure(track, 'perSecond')
    return value.toFixed(value < 10 ? 1 : 0)
  }
  const figures = `${measured.toFixed(0)} (${perSecond(ours)} ÷ ${perSecond(theirs)})`
  return row(`${ours.name} ÷ ${theirs.name}`, figures, `≥ ${goal}`, measured >= goal)
}
