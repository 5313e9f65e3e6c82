import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { startOfDay } from '#api/modules/octo/availabilityId.domain.ts'
import { type BookingContext, toContext } from '#api/modules/octo/bookings/context.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Body = Record<string, unknown>

/** Calls of a reseller about its bookings, with prices; a test asserts the type of the answer. */
export function bookingCalls(api: () => Api, headers: () => Record<string, string>) {
  async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: Body, more = {}) {
    const answer = await api().inject({
      method,
      url: `/octo/bookings${path}`,
      headers: { 'octo-capabilities': 'octo/pricing', ...headers(), ...more },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    reserve: (payload: Body, more?: Record<string, string>) => call('POST', '', payload, more),
    read: (uuid: string) => call('GET', `/${uuid}`),
    list: (query: string) => call('GET', query),
    confirm: (uuid: string, payload: Body = { contact: lead }) => call('POST', `/${uuid}/confirm`, payload),
    extend: (uuid: string, payload?: Body) => call('POST', `/${uuid}/extend`, payload),
    change: (uuid: string, payload: Body) => call('PATCH', `/${uuid}`, payload),
    cancel: (uuid: string, payload?: Body) => call('POST', `/${uuid}/cancel`, payload),
    remove: (uuid: string, payload?: Body) => call('DELETE', `/${uuid}`, payload),
  }
}

/** The lead traveller. */
export const lead = {
  firstName: 'Ana',
  lastName: 'Le Goff',
  emailAddress: 'ana@example.test',
  phoneNumber: '06 12 34 56 78',
}

/** A request for adults on a departure of the tests. */
export const wishFor = (startOn: string, adults = 1, productId = '1') => ({
  productId,
  optionId: 'DEFAULT',
  availabilityId: startOfDay(startOn),
  unitItems: Array.from({ length: adults }, () => ({ unitId: 'adult' })),
})

/** Places of a departure: those in all, booked and held. */
export async function findPlaces(db: Database, id: number): Promise<[number, number, number]> {
  const [row] = await db.select().from(departures).where(eq(departures.id, id))
  return [row?.capacity ?? 0, row?.bookedCount ?? 0, row?.heldCount ?? 0]
}

/** A call of a new reseller, as its route makes it. */
export async function resellerContext(db: Database): Promise<BookingContext> {
  const { resellerId: id, name } = await resellerKey(db)
  const call = { isTest: false, reseller: { id, name, netPercent: null } }
  return toContext({ db, clock: () => testNow, env: testEnv() }, call)
}
