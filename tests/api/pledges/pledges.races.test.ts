import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { eq, like } from '#api/db/drizzle.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { departures } from '#api/db/tables.ts'
import { pledge } from '#api/modules/pledges/pledging.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'
import { findStates, lackingDeparture, mailsTo, pledgeApi } from '#tests/support/pledges.ts'
import { departureRow, findHolds, setBooked } from '#tests/support/waitingList.ts'

type Act = { kind: 'promise' | 'withdraw' | 'confirm'; who: number; places: number }
type Step = Act | { kind: 'wait'; by: number } | { kind: 'sell'; by: number }

const who = fc.nat(4)
const places = fc.integer({ min: 1, max: 4 })
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constantFrom('promise' as const, 'withdraw' as const, 'confirm' as const),
        who,
        places,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('wait' as const, 'sell' as const),
        by: fc.integer({ min: 1, max: 30 }),
      }),
    },
  ),
  { minLength: 5, maxLength: 15 },
)

onDatabase('demo', (current) => {
  const site = pledgeApi(current)
  beforeEach(() => site.at(0))

  test('starts one call for 50 promises of the last place at once', async () => {
    const { db } = current()
    const departureId = await lackingDeparture(db, { capacity: 5 })
    const accounts = await Promise.all(Array.from({ length: 50 }, () => site.newAccount()))
    const at = { now: site.now(), publicUrl: 'https://explora.test' }
    const answers = await Promise.allSettled(
      accounts.map(({ userId }) =>
        pledge(db, { user: { id: userId, isEmailConfirmed: true }, departureId, places: 1 }, at),
      ),
    )
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason.code : []))
    expect(refusals).toEqual(Array(49).fill('NOT_OPEN'))
    expect(await findStates(db, departureId)).toEqual(['called'])
    expect(await departureRow(db, departureId)).toMatchObject({ bookedCount: 4, heldCount: 1 })
    const calls = await db.select().from(outbox).where(like(outbox.subject, 'Vous êtes assez%'))
    const recipients = accounts.map(({ userId }) => `${userId}@example.test`)
    expect(calls.filter(({ recipient }) => recipients.includes(recipient))).toHaveLength(1)
  })

  test('takes three of five concurrent promises of an account', async () => {
    const account = await site.newAccount()
    const made = await Promise.all(
      Array.from({ length: 5 }, () => lackingDeparture(current().db, { bookedCount: 0 })),
    )
    await Promise.all(made.map((departure) => site.promise(departure, 1, account)))
    expect(await current().db.$count(pledges, eq(pledges.userId, account.userId))).toBe(3)
  })

  /** Places fit, calls hold what they promise, and no promise is called past its hour. */
  async function expectSound(departure: number): Promise<void> {
    const [row, held] = [
      await departureRow(current().db, departure),
      await findHolds(current().db, departure),
    ]
    const rows = await current().db.select().from(pledges).where(eq(pledges.departureId, departure))
    const active = rows.filter(({ endedAt }) => !endedAt)
    expect(row.bookedCount + row.heldCount).toBeLessThanOrEqual(row.capacity)
    expect(row.heldCount).toBe(held.reduce((sum, hold) => sum + hold.places, 0))
    expect(row.pledgedCount).toBe(active.reduce((sum, pledge) => sum + pledge.places, 0))
    for (const pledge of active.filter(({ state }) => state === 'called')) {
      expect(pledge.calledUntil?.getTime()).toBeGreaterThan(site.now().getTime())
      expect(pledge.calledUntil).toEqual(row.callEndsAt)
      expect(held.filter(({ pledgeId }) => pledgeId === pledge.id)).toHaveLength(1)
    }
  }

  async function run(sequence: Step[], departure: number, accounts: TestAccount[]): Promise<void> {
    let hours = 0
    for (const step of sequence) {
      if (step.kind === 'wait') {
        hours += step.by
        site.at(hours)
      } else if (step.kind === 'sell') {
        const { bookedCount, heldCount, capacity } = await departureRow(current().db, departure)
        if (bookedCount + heldCount < capacity) await setBooked(current().db, departure, bookedCount + 1)
      } else await act(step, departure, accounts)
      await site.settle()
      await expectSound(departure)
    }
  }

  async function act(step: Act, departure: number, accounts: TestAccount[]) {
    const account = accounts[step.who]
    if (!account) return
    if (step.kind === 'promise') await site.promise(departure, step.places, account)
    const [own] = await current().db.select().from(pledges).where(eq(pledges.userId, account.userId))
    if (own && step.kind === 'withdraw') await site.call('DELETE', `/pledges/${own.id}`, account)
    if (own && step.kind === 'confirm') await site.call('POST', `/pledges/${own.id}/confirm`, account)
  }

  test('stays sound through sequences of promises, carts, sales and time', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        site.at(0)
        const departure = await lackingDeparture(current().db, { bookedCount: 1, groupMin: 4 })
        const accounts = await Promise.all(Array.from({ length: 5 }, () => site.newAccount()))
        await run(sequence, departure, accounts)
        for (const account of accounts) {
          const mails = await mailsTo(current().db, account)
          const own = await current().db.$count(pledges, eq(pledges.userId, account.userId))
          // A call, and its end: each once for a promise.
          expect(mails.length).toBeLessThanOrEqual(2 * own)
        }
        await current()
          .db.update(departures)
          .set({ canceledAt: site.now() })
          .where(eq(departures.id, departure))
        await site.settle()
      }),
      { numRuns: rounds(5, 20) },
    )
  })
})
