import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Contender, startContender } from '#bench/gateway/contender.ts'
import { median } from '#bench/measure.ts'
import type { Section } from '#bench/page.ts'
import { behaviours } from '#bench/upstream/behaviours.ts'
import { type Client, ownClient, undiciClient } from '#bench/upstream/clients.ts'

const makers = [ownClient, undiciClient]
const rounds = 7
const sliceMs = 250
const loops = 10
const hotPaths = Array.from({ length: 100 }, (_, index) => `/expeditions/hot-${index}`)
let misses = 0

type Work = { what: string; path: (turn: number) => string }
const works: Work[] = [
  { what: 'reads from cache per CPU second', path: (turn) => hotPaths[turn % hotPaths.length] ?? '' },
  { what: 'missing reads per CPU second', path: () => `/expeditions/cold-${++misses}` },
]

/** Compares our REST client with undici's interceptors, both under our breaker and deadlines. */
export async function benchUpstream(): Promise<Section[]> {
  const service = await startContender('../upstream/serviceProcess.ts', [])
  const clients = makers.map((make) => make(service.url))
  try {
    const speed = [await memory(service)]
    for (const work of works) speed.push(await compare(work, clients))
    return [
      { title: 'upstream: reads', rows: speed },
      { title: 'upstream: behaviour', rows: await behave(service) },
    ]
  } finally {
    for (const client of clients) await client.close()
    await service.stop()
  }
}

/** Interleaves the clients; the ratio is the median of the ratios of each round. */
async function compare({ what, path }: Work, clients: Client[]) {
  const figures: number[][] = clients.map(() => [])
  for (const client of clients) await slice(client, path)
  for (let round = 0; round < rounds; round++)
    for (const [index, client] of clients.entries()) figures[index]?.push(await slice(client, path))
  const [own = [], others = []] = figures
  const ratio = median(others.map((figure, round) => figure / (own[round] ?? Number.NaN)))
  return line(
    what,
    figures.map((values) => median(values).toFixed(0)),
    ratio.toFixed(2),
  )
}

/** Reads for each second of this process's CPU. */
async function slice(client: Client, path: Work['path']): Promise<number> {
  const before = process.cpuUsage()
  const end = performance.now() + sliceMs
  let reads = 0
  const loop = async () => {
    while (performance.now() < end) await client.read(path(reads++))
  }
  await Promise.all(Array.from({ length: loops }, loop))
  const { user, system } = process.cpuUsage(before)
  return (reads / (user + system)) * 1e6
}

/** Live bytes of each of 1,000 cached responses of 3.6 kB. */
async function memory({ url }: Contender) {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const live = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const bytes: number[] = []
  for (const make of makers) {
    const client = make(url)
    const fill = async (from: number) => {
      for (let index = from; index < from + 1000; index++) await client.read(`/themes?memory=${index}`)
    }
    // The first thousand also load and compile the code.
    await fill(0)
    const before = live()
    await fill(1000)
    bytes.push((live() - before) / 1000)
    await client.close()
  }
  const [own = Number.NaN, other = Number.NaN] = bytes
  return line(
    'bytes of memory per cached response',
    bytes.map((value) => value.toFixed(0)),
    (other / own).toFixed(2),
  )
}

async function behave(service: Contender) {
  const rows = []
  for (const { what, measure } of behaviours) {
    const cells: string[] = []
    for (const [index, make] of makers.entries()) {
      // Each client reads paths of its own: the service counts calls by path.
      const client = prefixed(make(service.url), index)
      cells.push(await measure(client, service))
      await client.close()
    }
    rows.push(line(what, cells))
  }
  return rows
}

const prefixed = (client: Client, index: number): Client => ({
  ...client,
  read: (path, signal) => client.read(`${path}&client=${index}`, signal),
  invalidate: (path) => client.invalidate(`${path}&client=${index}`),
})

const line = (what: string, [ours = '', undici = '']: string[], ratio = '') => ({
  what,
  ours,
  'undici interceptors': undici,
  'undici ÷ ours': ratio,
})
