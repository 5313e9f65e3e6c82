import { once } from 'node:events'
import Fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { whenGone } from '#gateway/server/requestScope.ts'

/** Sends a request, and disconnects on demand. */
async function answered(answer: (reply: FastifyReply, leave: () => void) => Promise<unknown>): Promise<void> {
  const app = Fastify()
  const asking = new AbortController()
  app.get('/', (_, reply) => answer(reply, () => asking.abort()))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await fetch(url, { signal: asking.signal }).then(
    (response) => response.text(),
    () => undefined,
  )
  await app.close()
}

test.each([false, true])('whoever goes away is known to have gone; already gone: %s', async (isLate) => {
  const gone = Promise.withResolvers<undefined>()
  await answered(async (reply, leave) => {
    const closed = once(reply.raw, 'close')
    if (!isLate) whenGone(reply, gone.resolve, undefined)
    leave()
    await closed
    if (isLate) whenGone(reply, gone.resolve, undefined)
  })
  await gone.promise
})

test('whoever has the answer has not gone', async () => {
  const gone: string[] = []
  await answered(async (reply) => {
    whenGone(reply, (name: string) => gone.push(name), 'reader')
    return 'answer'
  })
  expect(gone).toEqual([])
})
