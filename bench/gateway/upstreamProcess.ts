import { createServer } from 'node:http'
import { announce } from '#bench/gateway/announce.ts'
import { lean } from '#bench/gateway/lean.ts'
import { listen } from '#bench/gateway/listen.ts'
import { relations } from '#bench/gateway/pages.ts'

const [apiUrl = '', size, cacheControl = 'no-store'] = process.argv.slice(2)
const root = '/api/v1/expeditions'

/** Records responses of an api at its start, then replays them from memory whatever the parameters. */
const answers = new Map<string, Buffer>()
let calls = 0

async function record(path: string): Promise<string> {
  const response = await fetch(apiUrl + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const body = await response.text()
  answers.set(path, Buffer.from(size === 'lean' ? lean(path, body) : body))
  return body
}

for (const size of [6, 12, 24, 48]) await record(`${root}/search?per_page=${size}`)
const { hits }: { hits: { id: string; slug: string }[] } = JSON.parse(
  await record(`${root}/search?per_page=24`),
)
for (const { id, slug } of hits)
  for (const key of [id, slug]) for (const relation of relations) await record(`${root}/${key}${relation}`)

const server = createServer(({ url = '/' }, response) => {
  calls++
  const [path = '', query = ''] = url.split('?')
  const body = answers.get(path) ?? answers.get(`${path}?per_page=${/per_page=(\d+)/.exec(query)?.[1] ?? 24}`)
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    'content-length': body?.length ?? 2,
  })
  response.end(body ?? '{}')
})
announce(await listen(server), () => calls)
