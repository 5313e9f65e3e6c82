import { once } from 'node:events'
import Fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { goneSignal } from '#gateway/server/requestScope.ts'

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

test.each([false, true])('reports a client that has disconnected; before the call: %s', async (isLate) => {
  const reason = Promise.withResolvers<unknown>()
  await answered(async (reply, leave) => {
    const closed = once(reply.raw, 'close')
    const early = isLate ? undefined : goneSignal(reply)
    leave()
    await closed
    reason.resolve((early ?? goneSignal(reply)).reason)
  })
  expect(await reason.promise).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
})

test('does not abort a request that has received its response', async () => {
  const signals: AbortSignal[] = []
  await answered(async (reply) => {
    signals.push(goneSignal(reply))
    return 'answer'
  })
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})
