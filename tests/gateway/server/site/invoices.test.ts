import { expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { invoiceDocument as document } from '#tests/support/invoices.ts'
import { product } from '#tests/support/product.ts'
import { stubbedGateway } from '#tests/support/stubbedGateway.ts'
import { testNow } from '#tests/support/testNow.ts'
import { json } from '#tests/support/upstream.ts'

const current = product()
const demo = { email: 'camille.voyage@demo.explora.test', password: 'explora-demo' }
const mutation = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { user { id } }
}`

test('downloads an own invoice by the session cookie; others do not find it', async () => {
  const { db, gateway } = current()
  const { data, cookie = '' } = await gateway.ask<{ login: { user: { id: string } } }>(mutation, demo)
  const at = testNow
  const { id } = await db.transaction(async (tx) => {
    const userId = data.login.user.id
    const booking = { userId, departureId: 12, travelersCount: 2, totalCents: 1_070_00, createdAt: at }
    const [booked] = await tx.insert(reservations).values(booking).returning()
    return issueInvoice(tx, { kind: 'invoice', document, at, ...(booked && { reservationId: booked.id }) })
  })
  const download = (path: string, headers: Record<string, string> = { cookie }) =>
    fetch(gateway.url + path, { headers, redirect: 'manual' })
  const answer = await download(`/factures/${id}.pdf`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="explora-2027-\d{6}\.pdf"$/)
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const visitor = await download(`/factures/${id}.pdf`, {})
  expect([visitor.status, visitor.headers.get('location')]).toEqual([303, '/my-expeditions'])
  const other = await gateway.ask(mutation, { ...demo, email: 'bastien.guide@demo.explora.test' })
  expect((await download(`/factures/${id}.pdf`, { cookie: other.cookie ?? '' })).status).toBe(404)
  for (const path of ['/factures/none.pdf', '/factures/..%2f1.pdf', '/factures/a b.pdf'])
    expect((await download(path)).status).toBe(404)
})

const stubbed = stubbedGateway()

test.each([
  ['has no invoices', json({}, {}, 404), 404],
  ['sends something else', json({}), 502],
  ['fails', json({}, {}, 500), 502],
  ['refuses the session', json({}, {}, 401), 303],
])('responds without a PDF when the service %s', async (_case, answer, status) => {
  stubbed().upstream.answerWith(answer)
  const headers = { authorization: 'Bearer abc' }
  const response = await fetch(`${stubbed().gateway.url}/factures/1.pdf`, { headers, redirect: 'manual' })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).not.toBe('application/pdf')
})
