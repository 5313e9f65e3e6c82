import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { announce } from '#bench/gateway/announce.ts'
import { listen } from '#bench/gateway/listen.ts'

/** REST service controlled by query: Cache-Control (`cc`), `etag`, delay (`ms`), first failing call (`failAfter`). */
const callsByUrl = new Map<string, number>()
const description = 'a quiet valley, seen from the ridge '.repeat(100)
let calls = 0

const server = createServer(async ({ url = '/', headers }, response) => {
  calls += 1
  const { searchParams } = new URL(url, 'http://service')
  const call = (callsByUrl.get(url) ?? 0) + 1
  callsByUrl.set(url, call)
  await setTimeout(Number(searchParams.get('ms') ?? 0))
  const failAfter = searchParams.get('failAfter')
  const cacheControl = { 'cache-control': searchParams.get('cc') ?? 'max-age=60' }
  const etag = searchParams.get('etag')
  if (failAfter !== null && call > Number(failAfter)) response.writeHead(503).end()
  else if (etag && headers['if-none-match'] === etag) response.writeHead(304, { ...cacheControl, etag }).end()
  else
    response
      .writeHead(200, { ...cacheControl, ...(etag && { etag }), 'content-type': 'application/json' })
      .end(JSON.stringify({ call, description }))
})
announce(await listen(server), () => calls)
