import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startHttpServer } from '#tests/api/social/httpServer.ts'
import { demoSecret } from '#tests/support/demoPayments.ts'
import { openBooks } from '#tools/provider/books.ts'
import type { Behaviour } from '#tools/provider/cards.ts'
import { bookedPayments } from '#tools/provider/payments.ts'
import { startWebhooks } from '#tools/provider/webhooks.ts'

afterEach(() => void vi.useRealTimers())

const newFile = () => join(mkdtempSync(join(tmpdir(), 'explora-books-')), 'books.jsonl')
const order = {
  payment_id: 'p1',
  amount_cents: 32_400,
  description: 'Vercors',
  return_url: 'http://localhost:4000/reservations/1/4',
  save_card: false,
  saved_card: null,
}

/** The decisions of a provider on this file. */
function start(file: string) {
  const books = openBooks(file)
  return { books, payments: bookedPayments({ books, delayMs: 60_000, onEvent: () => undefined }) }
}

/** A payment by this card, of a run that has then died. */
function payBefore(file: string, behaviour: Behaviour) {
  const { payments } = start(file)
  const made = payments.create(order, { key: 'k1', hash: 'h1' })
  return payments.pay(made, { brand: 'visa', last4: '4242', behaviour })
}

test('reads payments, keys and events of an earlier run, and cuts a line that its death has torn', () => {
  const file = newFile()
  const paid = payBefore(file, 'succeeds')
  appendFileSync(file, '{"payment":{"id":"pay_to')
  const { books, payments } = start(file)
  expect(books.payments.get(paid.id)).toMatchObject({ status: 'succeeded' })
  expect(books.requests.get('k1')).toMatchObject({ id: paid.id })
  const [event] = books.undelivered.values()
  expect(event).toMatchObject({ type: 'payment.updated', payment: paid.id })
  payments.refund(paid, 400, { key: 'k2', hash: 'h2' })
  expect(openBooks(file).payments.get(paid.id)).toMatchObject({ refunded_cents: 400 })
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n'))
    expect(() => JSON.parse(line)).not.toThrow()
})

test('settles a slow payment of an earlier run', () => {
  const file = newFile()
  vi.useFakeTimers()
  const slow = payBefore(file, 'delays')
  vi.clearAllTimers()
  const { books } = start(file)
  vi.advanceTimersByTime(59_999)
  expect(books.payments.get(slow.id)).toMatchObject({ status: 'pending' })
  vi.advanceTimersByTime(1)
  expect(books.payments.get(slow.id)).toMatchObject({ status: 'succeeded' })
})

test('reports an event of an earlier run, once', async () => {
  const file = newFile()
  const paid = payBefore(file, 'succeeds')
  const received: string[] = []
  const shop = await startHttpServer((_request, response, body) => {
    received.push(body)
    response.writeHead(204).end()
  })
  onTestFinished(() => shop.close())
  const { books } = start(file)
  startWebhooks({ books, target: shop.url, secret: demoSecret }).wake()
  await vi.waitFor(() => expect(books.undelivered.size).toBe(0))
  expect(received.map((body) => JSON.parse(body).payment)).toEqual([paid.id])
  expect(openBooks(file).undelivered.size).toBe(0)
})
