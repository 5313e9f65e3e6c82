import Fastify, { type LightMyRequestResponse } from 'fastify'
import { median } from '#bench/measure.ts'
import { readManifest } from '#gateway/graph/schema.ts'
import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import { readSite, type Site } from '#gateway/server/site/build.ts'
import { testSecret } from '#tests/support/testApi.ts'

const rounds = 7
const views = 40

/** Running gateway at `url`, with its api and its data. */
type Product = { url: string; apiUrl: string; dataDir: string; path: string }
type RenderRequest = Parameters<Site['render']>[0]

/**
 * Compares an uncached page over cached responses with its components alone, in one process, and measures its first byte.
 * The cost of an injected request, measured on a bare route of as many bytes, is subtracted.
 */
export async function benchRendering({ url, apiUrl, dataDir, path }: Product) {
  const { site, bare } = await recordingSite()
  const env = readEnv({ SESSION_SECRET: testSecret, LOG_LEVEL: 'fatal', DATA_DIR: dataDir })
  const app = await createGateway({
    apiUrl,
    env,
    manifest: readManifest(),
    site,
    maxDelayMs: Number.POSITIVE_INFINITY,
  })
  let view = 0
  // Each address is another page to the cache, and the same page to a reader.
  const next = () => `${path}?q=${view++}`
  const ours = async () => checked(await app.inject(next()))
  const bytes = checked(await app.inject(next())).rawPayload
  const sending = Fastify()
  sending.get('/*', (_, reply) => reply.type('text/html; charset=utf-8').send(bytes))
  const sent = async () => checked(await sending.inject(next()))
  for (const each of [ours, bare, sent]) await processorMs(each)
  const pairs = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({
      oursMs: (await processorMs(ours)) - (await processorMs(sent)),
      bareMs: await processorMs(bare),
    })
  await app.close()
  await sending.close()
  return {
    oursMs: median(pairs.map(({ oursMs }) => oursMs)),
    bareMs: median(pairs.map(({ bareMs }) => bareMs)),
    ratio: median(pairs.map(({ oursMs, bareMs }) => oursMs / bareMs)),
    firstByteMs: await firstByte(() => url + next()),
  }
}

function checked(response: LightMyRequestResponse): LightMyRequestResponse {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} for a page`)
  return response
}

/** Returns the built site and a function that renders its last page again, from recorded responses. */
async function recordingSite(): Promise<{ site: Site; bare: () => Promise<void> }> {
  const built = await readSite()
  if (!built) throw new Error('the site is not built')
  let last: RenderRequest | undefined
  const answers = new Map<string, { data?: unknown }>()
  const site: Site = {
    ...built,
    render(request) {
      last = { ...request, execute: async (name) => answers.get(name) ?? {} }
      return built.render({
        ...request,
        async execute(name, variables) {
          const answer = await request.execute(name, variables)
          answers.set(name, answer)
          return answer
        },
      })
    },
  }
  return {
    site,
    async bare() {
      if (last) await built.render(last)
    },
  }
}

async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage()
  for (let each = 0; each < views; each += 1) await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000 / views
}

async function firstByte(next: () => string): Promise<number> {
  const times: number[] = []
  for (let each = 0; each < views; each += 1) {
    const begun = performance.now()
    const response = await fetch(next())
    // A response of load shedding is no page.
    if (response.ok) times.push(performance.now() - begun)
    await response.arrayBuffer()
  }
  return median(times)
}
