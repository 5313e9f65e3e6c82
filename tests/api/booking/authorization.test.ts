import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { invoices, payments } from '#api/db/paymentTables.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { unusedProvider } from '#tests/support/demoPayments.ts'
import { invoiceDocument } from '#tests/support/invoices.ts'
import { listOperations, parseDescription } from '#tests/support/openapi.ts'
import { newDeparture, readyCart } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

/** The only account that a call serves; without one, each account gets its own, or the link in the path decides. */
const rules: Record<string, 'owner' | 'guide' | 'caller' | 'link'> = {
  'GET /cart/': 'caller',
  'POST /cart': 'caller',
  'PATCH /cart/{id}': 'owner',
  'POST /cart/{id}/hold': 'owner',
  'GET /cart/{id}/quote': 'owner',
  'PUT /cart/{id}/travellers': 'owner',
  'PUT /cart/{id}/options': 'owner',
  'PUT /cart/{id}/codes': 'owner',
  'POST /cart/{id}/payments': 'owner',
  'DELETE /cart/{id}': 'owner',
  'GET /payments/{id}': 'owner',
  'POST /payments/webhooks/{provider}': 'link',
  'GET /invoices/{id}.pdf': 'owner',
  'GET /reservations': 'caller',
  'GET /reservations/{id}': 'owner',
  'GET /reservations/{id}/participants': 'owner',
  'GET /reservations/{id}/road-book': 'owner',
  'PATCH /reservations/{id}/participants/{position}': 'owner',
  'POST /reservations/{id}/reviews': 'owner',
  'POST /reservations/{id}/payments': 'owner',
  'GET /reservations/{id}/change': 'owner',
  'POST /reservations/{id}/change': 'owner',
  'GET /reservations/{id}/cancellation': 'owner',
  'POST /reservations/{id}/cancellation': 'owner',
  'GET /departures/{id}/roster': 'guide',
  'POST /departures/{id}/waiting-list': 'link',
  'GET /waiting-list/{token}': 'link',
  'DELETE /waiting-list/{token}': 'link',
  'POST /waiting-list/{token}/confirmation': 'link',
  'POST /waiting-list/{token}/accept': 'link',
  'GET /pledges': 'caller',
  'POST /departures/{id}/pledges': 'caller',
  'DELETE /pledges/{id}': 'owner',
  'POST /pledges/{id}/confirm': 'owner',
  'POST /gift-cards': 'caller',
  'GET /gift-cards/{code}': 'link',
}

const calls = listOperations(parseDescription(readFileSync('schema/rest/openapi.json', 'utf8')))
  .map((call) => ({ ...call, name: call.name.replace('/api/v1', '') }))
  // The agency's calls have rules of their own, in the authorization tests of the gateway.
  .filter(({ name }) => !name.includes('/agency/'))
  .filter(({ name }) =>
    /\/(cart|payments|invoices|reservations|roster|waiting-list|pledges|gift-cards)/.test(name),
  )

test('has one rule for each call of booking and payments', () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(rules).toSorted())
})

onDatabase('demo', (current) => {
  let api: Api
  let ids: Record<string, string> = {}
  let cart: Parameters<typeof readyCart>[2]
  let headers: Record<'other' | 'guide' | 'owner', { authorization: string }>
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db, { isBookingOpen: true, paymentProvider: unusedProvider })
    const [other, guide] = [await signedInAccount(db), await signedInAccount(db)]
    const [owner, departureId] = [await signedInAccount(db), await newDeparture(db)]
    cart = { account: owner, departureId }
    const reservation = await bookedReservation(db, owner.userId, departureId)
    const led = { isGuide: true, travelersCount: 0, totalCents: 0 }
    await db.insert(reservations).values({ ...led, userId: guide.userId, departureId, createdAt: testNow })
    const [payment] = await db.select().from(payments).where(eq(payments.reservationId, reservation))
    const document = { kind: 'invoice' as const, document: invoiceDocument, issuedAt: testNow }
    const [invoice] = await db
      .insert(invoices)
      .values({ ...document, number: '2027-900001', reservationId: reservation })
      .returning()
    const promise = { userId: owner.userId, departureId, places: 1, createdAt: testNow }
    const [pledge] = await db.insert(pledges).values(promise).returning()
    ids = {
      pledges: pledge?.id ?? '',
      ...{ reservations: reservation, departures: String(departureId) },
      ...{ payments: payment?.id ?? '', invoices: invoice?.id ?? '' },
      elsewhere: String(await newDeparture(db, 8, '2027-08-02')),
    }
    headers = { other: other.headers, guide: guide.headers, owner: owner.headers }
  })

  // A call may delete or replace the cart.
  beforeEach(async () => {
    ids.cart = (await readyCart(current().db, api, cart)).id
  })

  const owned = calls.filter(({ name }) => rules[name] === 'owner' || rules[name] === 'guide')

  test.each(owned)('$name serves one account; for others it does not exist', async (call) => {
    const [, , , resource = ''] = call.path.split('/')
    const path = call.path.replace('{id}', ids[resource] ?? '').replace('{position}', '1')
    const send = async (who?: keyof typeof headers) => {
      const { statusCode } = await api.inject({
        method: call.method,
        url: path + (path.endsWith('/change') ? `?departure_id=${ids.elsewhere}` : ''),
        ...(who && { headers: headers[who] }),
        ...(call.bodyExample !== undefined && { payload: toBody(call.bodyExample) }),
      })
      return statusCode
    }
    const served = rules[call.name] === 'guide' ? 'guide' : 'owner'
    const others = (['other', 'guide', 'owner'] as const).filter((who) => who !== served)
    expect([await send(), ...(await Promise.all(others.map(send)))]).toEqual([401, 404, 404])
    // A quote of the example is refused, but not its account.
    expect([200, 204, 409, 422]).toContain(await send(served))
  })

  const toBody = (example: unknown): object => ({
    ...Object(example),
    ...('departure_id' in Object(example) && { departure_id: ids.elsewhere }),
  })
})
