import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import type { Api } from '#api/deps.ts'
import { runImports } from '#api/modules/agency/imports/runImports.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { appCode, type StaffMember, staffMember } from '#tests/support/staff.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Request = {
  method: 'POST' | 'PATCH'
  path: string
  payload?: object | string
  type?: string
  key?: string
}
/** A request that requires the second factor again, about rows of its own. */
type Act = (who: StaffMember) => Promise<Request>

const minute = 60_000

onDatabase('demo', (current) => {
  let api: Api
  const env = { rateLimitFactor: 1_000_000 }
  beforeAll(async () => {
    api = await testApi(current().db, { env })
  })
  afterAll(() => api.close())

  const send = ({ headers }: StaffMember, { method, path, payload, type, key = randomUUID() }: Request) =>
    api.inject({
      method,
      url: `/api/v1/agency${path}`,
      headers: { ...headers, 'idempotency-key': key, ...(type && { 'content-type': type }) },
      ...(payload && { payload }),
    })
  const post = async (who: StaffMember, path: string, payload: object | string, type?: string) =>
    (await send(who, { method: 'POST', path, payload, ...(type && { type }) })).json()
  const booked = async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    return bookedReservation(db, userId, await newDeparture(db), { paidCents: 300_00 })
  }

  const refund: Act = async () => {
    const id = await booked()
    const [card] = await current().db.select().from(payments).where(eq(payments.reservationId, id))
    const payload = { payment_id: card?.id, amount_cents: 10_00, confirmed: true }
    return { method: 'POST', path: `/reservations/${id}/refunds`, payload }
  }
  const reversal: Act = async (who) => {
    const paid = { amount_cents: 20_00, method: 'cash', paid_on: '2027-03-09' }
    const { entry_id: id } = await post(who, `/reservations/${await booked()}/payments`, paid)
    return { method: 'POST', path: `/ledger/${id}/reverse`, payload: { reason: 'Erreur de saisie' } }
  }
  const exported: Act = () =>
    Promise.resolve({ method: 'POST', path: '/exports', payload: { kind: 'reservations', filter: {} } })
  const role: Act = async () => {
    const { userId } = await staffMember(current().db)
    return { method: 'PATCH', path: `/staff/${userId}`, payload: { version: 1, role: 'owner' } }
  }
  const erasure: Act = async () => {
    const { userId } = await signedInAccount(current().db)
    return { method: 'POST', path: `/customers/${userId}/erase`, payload: { reason: 'Sur demande' } }
  }
  const imported: Act = async (who) => {
    const file = `id;capacity\n${await newDeparture(current().db)};9`
    const { file_id } = await post(who, '/files/import', file, 'text/csv')
    const { id } = await post(who, '/imports', { file_id, kind: 'departures' })
    await runImports({ db: current().db, clock: () => testNow, env: testEnv(env) }, capturedLog().log)
    return { method: 'POST', path: `/imports/${id}/apply` }
  }

  test.each([
    ['a refund', refund, 'refund.requested'],
    ['a reversal', reversal, 'payment.reversed'],
    ['an export of people', exported, 'export.requested'],
    ['a change of role', role, 'staff.changed'],
    ['an erasure', erasure, 'customer.erased'],
    ['an import', imported, 'import.requested'],
  ])(
    'asks for the second factor before %s, does it once, and asks again eleven minutes later',
    async (_, act, action) => {
      const { db } = current()
      const who = await staffMember(db, { role: 'owner' })
      const outcome = async (request: Request) => {
        const answer = await send(who, request)
        return answer.json().error?.code ?? answer.statusCode
      }
      const done = () => {
        const isOwn = and(eq(auditEntries.actorId, who.userId), eq(auditEntries.action, action))
        return db.$count(auditEntries, isOwn)
      }
      const request = { ...(await act(who)), key: randomUUID() }
      expect([await outcome(request), await done()]).toEqual(['STEP_UP_REQUIRED', 0])
      const code = { code: appCode(who.secret, testNow), step_up: true }
      expect((await post(who, '/second-factor/totp', code)).access).toBe('open')
      expect([await outcome(request), await done()]).toEqual([expect.toBeOneOf([200, 201]), 1])
      const next = await act(who)
      const steppedUpAt = new Date(testNow.getTime() - 11 * minute)
      await db.update(sessions).set({ steppedUpAt }).where(eq(sessions.id, who.sessionId))
      expect([await outcome(next), await done()]).toEqual(['STEP_UP_REQUIRED', 1])
      if (act !== exported) await outcome(request)
      expect(await done()).toBe(1)
    },
  )
})
