import { beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { webhookEndpoints } from '#api/db/webhookTables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { failedMail } from '#tests/support/failedMail.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { type StaffMember, staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Failure = { id: string; kind: string; state: string }
type Card = { kind: string; count: number; rows: unknown[] }

onDatabase('demo', (current) => {
  let api: Api
  let owner: StaffMember
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => testNow })
    owner = await staffMember(current().db, { role: 'owner' })
  })

  const call = async (path: string, { headers } = owner) => {
    const answer = await api.inject({ url: `/api/v1/agency${path}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const cards = async (staff: StaffMember): Promise<Card[]> => (await call('/today', staff)).body.cards

  test('shows sums to staff with money alone, without a person or a mail', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db, { firstName: 'Zéphirine' })
    await db.update(users).set({ lastName: 'Lenoir' }).where(eq(users.id, userId))
    const departureId = await newDeparture(db)
    const owed = await bookedReservation(db, userId, departureId, { paidCents: 1_100_00 })
    const late = await bookedReservation(db, userId, departureId, { paidCents: 1 })
    const order = sql`jsonb_set(${reservations.order}, '{quote,balanceDueOn}', '"2027-01-02"')`
    await db.update(reservations).set({ order }).where(eq(reservations.id, late))
    await failedMail(db)
    const staff = await staffMember(db, { permissions: ['money'] })
    const read = async (id: string) => {
      const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
      return row?.reference
    }
    const shown = (await cards(staff)).flatMap((each) => each.rows)
    expect(shown).toContainEqual(expect.objectContaining({ id: late, title: await read(late) }))
    const { failures } = (await call('/failures', staff)).body
    expect(failures).toContainEqual(
      expect.objectContaining({ id: owed, title: await read(owed), detail: null }),
    )
    expect(failures.filter(({ kind }: Failure) => ['mail', 'webhook'].includes(kind))).toEqual([])
    expect((await call('/failures?kind=mail', staff)).body.failures).toEqual([])
    const found = JSON.stringify([await cards(staff), failures])
    expect(['Lenoir', 'Zéphirine', '@'].filter((word) => found.includes(word))).toEqual([])
  })

  test('lists webhooks that fail, and that were disabled for it, to owners', async () => {
    const { db } = current()
    const endpoint = async (changes: Partial<typeof webhookEndpoints.$inferInsert>) => {
      const url = 'https://hooks.example.test/explora?key=1'
      const moments = { createdAt: testNow, changedAt: testNow }
      const [{ id } = { id: '' }] = await db
        .insert(webhookEndpoints)
        .values({ url, events: ['message.posted'], secretSealed: new Uint8Array(8), ...moments, ...changes })
        .returning()
      return id
    }
    await endpoint({})
    await endpoint({ disabledAt: testNow, disabledReason: 'owner', firstFailedAt: testNow })
    const failing = await endpoint({ firstFailedAt: testNow })
    const gone = await endpoint({ disabledAt: testNow, disabledReason: 'gone' })
    const value = await endpoint({ disabledAt: testNow, disabledReason: 'failing', firstFailedAt: testNow })
    const { failures } = (await call('/failures?kind=webhook')).body
    const states = failures.map(({ id, state }: Failure) => [id, state])
    expect(Object.fromEntries(states)).toEqual({
      [failing]: 'failing',
      [gone]: 'disabled',
      [value]: 'disabled',
    })
    expect(failures[0]).toMatchObject({ title: 'hooks.example.test', detail: null })
    const [card] = (await cards(owner)).filter(({ kind }) => kind === 'failures')
    expect(card?.count).toBe((await call('/failures')).body.failures.length)
    const staff = await staffMember(db, { permissions: ['bookings', 'money'] })
    expect((await call('/failures?kind=webhook', staff)).body.failures).toEqual([])
  })
})
