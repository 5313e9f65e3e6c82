import { mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFailures } from '#gateway/server/guard/failures.ts'
import { imageRoutes } from '#gateway/server/site/images.routes.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'

/** Photographs that are resized at once; further ones wait. */
const slots = Math.max(1, availableParallelism() - 1)

const uploads = (count: number) =>
  Array.from({ length: count }, (_, number) => `${String(number).padStart(32, '0')}.jpg`)

const original = sharp({ create: { width: 400, height: 300, channels: 3, background: '#1a4d40' } }).jpeg()

/** The routes of images, whose originals the service holds until `respond`. */
async function startImages() {
  const dataDir = mkdtempSync(join(tmpdir(), 'explora-images-'))
  const { promise: master, resolve } = Promise.withResolvers<Buffer>()
  const reads: string[] = []
  const sockets: Socket[] = []
  const { stream, all } = capturedLog()
  const app = Fastify({ trustProxy: true, logger: { stream } })
  installFailures(app)
  app.addHook('onRequest', async ({ socket }) => void sockets.push(socket))
  const read = (name: string) => {
    reads.push(name)
    return master
  }
  imageRoutes(app, { dataDir, masters: { read, close: async () => undefined } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    reads,
    /** Connections of the requests received. */
    sockets,
    logged: all,
    get: (name: string, headers: Record<string, string> = {}, signal = new AbortController().signal) =>
      fetch(`${url}/images/${name}?w=320`, { headers, signal }),
    respond: async () => resolve(await original.clone().toBuffer()),
    async close() {
      // Abandoned requests leave connections without one, for which a stop would wait.
      app.server.closeAllConnections()
      await app.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

let images: Awaited<ReturnType<typeof startImages>>
beforeEach(async () => {
  images = await startImages()
})
afterEach(() => images.close())

test('removes abandoned requests from the queue, without an error in the log', async () => {
  const { get, reads, sockets, logged, respond } = images
  const names = uploads(slots + 50)
  const send = (name: string, index: number, signal?: AbortSignal) =>
    get(name, { 'x-forwarded-for': `192.0.2.${index}` }, signal)
  const waiting = names.slice(0, slots).map((name, index) => send(name, index))
  await vi.waitFor(() => expect(reads).toHaveLength(slots))
  const leaving = new AbortController()
  const abandoned = names.slice(slots).map((name, index) => send(name, index, leaving.signal))
  await vi.waitFor(() => expect(sockets).toHaveLength(names.length))
  leaving.abort()
  await Promise.allSettled(abandoned)
  await vi.waitFor(() => expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(50))
  await respond()
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200)
  expect((await get('foret-brume-01.jpg')).status).toBe(200)
  expect(reads).toEqual(names.slice(0, slots))
  expect(logged()).not.toContain('"level":50')
})

test('refuses an address that waits for 40 photographs, until they are served', async () => {
  const { get, respond } = images
  const statuses: number[] = []
  const answers = uploads(50).map(async (name) => statuses.push((await get(name)).status))
  await vi.waitFor(() => expect(statuses).toEqual(Array(10).fill(429)))
  await respond()
  await Promise.all(answers)
  expect(statuses.slice(10)).toEqual(Array(40).fill(200))
  expect((await get('foret-brume-01.jpg')).status).toBe(200)
})

test('lets a request for a slow photograph be idle for a minute', async () => {
  const { get, reads, sockets, respond } = images
  const [name = ''] = uploads(1)
  const answer = get(name)
  await vi.waitFor(() => expect(reads).toEqual([name]))
  expect(sockets[0]?.timeout).toBe(60_000)
  await respond()
  expect((await answer).status).toBe(200)
})
