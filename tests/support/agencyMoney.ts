import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import type { Api } from '#api/deps.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

const transfer = { amount_cents: 200_00, method: 'transfer', paid_on: '2027-03-09', reference: 'VIR-1' }

/** Calls of a stepped-up member of the staff that move money; the ledger is right after each test. */
export function agencyMoney(current: () => TestDatabase, ...permissions: StaffPermission[]) {
  let api: Api
  let headers: { authorization: string }
  const signInAs = async (rights: StaffPermission[], isSteppedUp = true) => {
    headers = (await staffMember(current().db, { permissions: rights }, { isSteppedUp })).headers
  }
  beforeAll(async () => {
    api = await testApi(current().db)
    await signInAs(permissions)
  })
  afterEach(async () => expect(await ledgerDifferences(current().db)).toEqual([]))

  const send = (method: 'GET' | 'POST', path: string, payload?: object, key: string = randomUUID()) =>
    api.inject({
      method,
      url: `/api/v1/agency${path}`,
      headers: { ...headers, 'idempotency-key': key },
      ...(payload && { payload }),
    })
  const post = (path: string, payload: object, key?: string) => send('POST', path, payload, key)
  return {
    signInAs,
    send,
    post,
    pay: (id: string, changes: object = {}, key?: string) =>
      post(`/reservations/${id}/payments`, { ...transfer, ...changes }, key),
    refund: (id: string, input: object, key?: string) => post(`/reservations/${id}/refunds`, input, key),
    settle: (id: string, on = '2027-03-10', reference = 'VIR-9') =>
      post(`/ledger/${id}/settle`, { on, reference }),
    findRefunds: (paymentId: string) =>
      current().db.select().from(refunds).where(eq(refunds.paymentId, paymentId)),
    /** Two travellers at 500 € who have paid 300 € by card. */
    async booked(paidCents = 300_00) {
      const { db } = current()
      const { userId } = await signedInAccount(db)
      const departureId = await newDeparture(db)
      const id = await bookedReservation(db, userId, departureId, { paidCents })
      const [card] = await db.select().from(payments).where(eq(payments.reservationId, id))
      return { id, userId, departureId, cardId: card?.id ?? '', due: () => findBalance(db, `customer:${id}`) }
    },
  }
}
