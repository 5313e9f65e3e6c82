import { beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { listOfCard, readIds } from '#tests/support/agencyFigures.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { failedMail } from '#tests/support/failedMail.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { newReview } from '#tests/support/reviews.ts'
import { type StaffMember, staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { heldDeparture } from '#tests/support/unpaidHolds.ts'

type Row = { id: string; on: string | null; urgency: string }
type Failure = Row & { kind: string; state: string; deadline: string | null }
type Card = { kind: string; count: number | null; urgency: string; rows: Row[]; failures: Failure[] }

onDatabase('demo', (current) => {
  let api: Api
  let owner: StaffMember
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => testNow })
    owner = await staffMember(current().db, { role: 'owner' })
  })
  beforeEach(() => current().db.delete(outbox))

  const call = async (path: string, staff = owner, method: 'GET' | 'POST' = 'GET') => {
    const answer = await api.inject({ method, url: `/api/v1/agency${path}`, headers: staff.headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const cards = async (staff = owner): Promise<Card[]> => (await call('/today', staff)).body.cards
  const card = async (kind: string): Promise<Card> => {
    const found = (await cards()).find((each) => each.kind === kind)
    if (!found) throw new Error(`no card ${kind}`)
    return found
  }
  const listed = (list: string) => readIds(async (path) => (await call(path)).body, list)
  const leavingOn = async (startOn: string, changes: Partial<typeof departures.$inferInsert> = {}) => {
    const id = await newDeparture(current().db, 8, startOn)
    await current()
      .db.update(departures)
      .set({ version: 1, ...changes })
      .where(eq(departures.id, id))
    return String(id)
  }
  const option = async (hours: number) => {
    const { userId } = await signedInAccount(current().db)
    const departureId = await newDeparture(current().db)
    const optionUntil = new Date(testNow.getTime() + hours * 3_600_000)
    const row = { userId, departureId, travelersCount: 1, totalCents: 0, createdAt: testNow }
    const [{ id } = { id: '' }] = await current()
      .db.insert(reservations)
      .values({ ...row, stage: 'option', source: 'phone', optionUntil })
      .returning()
    return id
  }
  const owing = async (balanceDueOn: string) => {
    const { userId } = await signedInAccount(current().db)
    const id = await bookedReservation(current().db, userId, await newDeparture(current().db), {
      paidCents: 1,
    })
    const order = sql`jsonb_set(${reservations.order}, '{quote,balanceDueOn}', to_jsonb(${balanceDueOn}::text))`
    await current().db.update(reservations).set({ order }).where(eq(reservations.id, id))
    return id
  }

  test('counts on each card the rows of its list, on demonstration data and others', async () => {
    const { db } = current()
    const query = new Date(testNow.getTime() - 7 * 86_400_000)
    const [longTurn, renewedTurn] = [
      { endsIn: -60, isRenewed: true, isLifted: true },
      { endsIn: -70, isRenewed: true },
    ]
    const examples = {
      unconfirmed: [await leavingOn('2027-03-11'), await leavingOn('2027-04-14')],
      no_guide: [await leavingOn('2027-04-09', { confirmedAt: testNow })],
      held_unpaid: [await heldDeparture(db, [{ endsIn: 15 }, longTurn, { endsIn: -1 }])],
      options_ending: [await option(24)],
      overdue: [await owing('2027-03-09')],
      due_soon: [await owing('2027-03-10'), await owing('2027-03-17')],
      questions: [await newQuestion(db, { createdAt: query })],
      reviews: [String(await newReview(db))],
      failures: [await failedMail(db)],
    }
    const others = [
      await heldDeparture(db, [{ endsIn: 16 }, longTurn, { endsIn: -1 }]),
      await heldDeparture(db, [longTurn, renewedTurn]),
      await leavingOn('2027-03-10'),
      await leavingOn('2027-04-15'),
      await leavingOn('2027-03-20', { canceledAt: testNow }),
      await option(25),
      await option(0),
      await owing('2027-03-18'),
      await failedMail(db, { attempts: 2, givenUpAt: null }),
    ]
    for (const [kind, ids] of Object.entries(examples)) {
      const found = await card(kind)
      const rows = await listed(listOfCard[kind] ?? '')
      expect({ kind, count: found.count }).toEqual({ kind, count: rows.length })
      expect(rows).toEqual(expect.arrayContaining(ids))
      expect(rows.filter((id) => others.includes(id))).toEqual([])
      const shown = [...found.rows, ...found.failures].map(({ id }) => id)
      expect(shown).toHaveLength(Math.min(5, rows.length))
      expect(rows).toEqual(expect.arrayContaining(shown))
    }
    expect((await card('held_unpaid')).rows).toMatchObject([{ on: '2027-07-05', held_count: 2 }])
    expect((await card('questions')).urgency).toBe('red')
    expect((await card('unconfirmed')).rows[0]).toMatchObject({ on: '2027-03-11', urgency: 'red' })
  })

  test.each<[StaffPermission, string[]]>([
    ['departures', ['unconfirmed', 'no_guide', 'held_unpaid']],
    ['bookings', ['options_ending', 'overdue', 'due_soon', 'failures']],
    ['money', ['overdue', 'due_soon', 'failures']],
    ['messages', ['questions', 'reviews']],
    ['content', []],
  ])('shows with the permission %s its cards only', async (permission, kinds) => {
    const staff = await staffMember(current().db, { permissions: [permission] })
    expect((await cards(staff)).map(({ kind }) => kind)).toEqual(kinds)
    const isAllowed = permission === 'bookings' || permission === 'money'
    expect((await call('/failures', staff)).status).toBe(isAllowed ? 200 : 403)
  })

  test('leaves the other cards when one cannot be read', async () => {
    const { db } = current()
    await db.execute(sql`alter table messages rename to messages_away`)
    try {
      const found = await cards()
      expect(found.find(({ kind }) => kind === 'questions')?.count).toBeNull()
      expect(found.find(({ kind }) => kind === 'unconfirmed')?.count).not.toBeNull()
    } finally {
      await db.execute(sql`alter table messages_away rename to messages`)
    }
  })

  test('lists refunds that failed, that the agency sends, and credits', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const before = new Set(await listed('/failures?kind=refund'))
    const own = await newDeparture(db, 20)
    const computeRefund = async (status: 'failed' | 'pending', hours: number, method?: 'transfer') => {
      const id = await bookedReservation(db, userId, own)
      const isOfReservation = eq(payments.reservationId, id)
      if (method) await db.update(payments).set({ provider: 'manual', method }).where(isOfReservation)
      const [payment] = await db.select().from(payments).where(isOfReservation)
      const createdAt = new Date(testNow.getTime() - hours * 3_600_000)
      const row = {
        paymentId: payment?.id ?? '',
        amountCents: 100,
        reason: 'agency',
        status,
        createdAt,
      } as const
      return (await db.insert(refunds).values(row).returning())[0]?.id
    }
    const expected = {
      failed: await computeRefund('failed', 1),
      to_send: await computeRefund('pending', 13 * 24, 'transfer'),
      pending: await computeRefund('pending', 25),
      owed: await bookedReservation(db, userId, own, { paidCents: 1_100_00 }),
    }
    await computeRefund('pending', 23)
    const { failures } = (await call('/failures?kind=refund')).body
    const fresh = failures.filter(({ id }: Failure) => !before.has(id))
    expect(Object.fromEntries(fresh.map(({ id, state }: Failure) => [state, id]))).toEqual(expected)
    const toSend = fresh.find(({ state }: Failure) => state === 'to_send')
    expect(toSend).toMatchObject({ deadline: '2027-03-11', urgency: 'red' })
  })

  test('sends a mail that was given up again, or drops it', async () => {
    const { db } = current()
    const [again, dropped] = [await failedMail(db), await failedMail(db, { attempts: 3, givenUpAt: null })]
    const { failures } = (await call('/failures?kind=mail')).body
    expect(failures.map(({ id, state }: Failure) => [id, state])).toEqual(
      expect.arrayContaining([
        [again, 'given_up'],
        [dropped, 'retrying'],
      ]),
    )
    expect((await call(`/mails/${again}/retry`, owner, 'POST')).status).toBe(200)
    expect((await call(`/mails/${dropped}/drop`, owner, 'POST')).status).toBe(200)
    expect(await db.select().from(outbox)).toMatchObject([
      { id: again, givenUpAt: null, nextAttemptAt: testNow },
    ])
    expect(await listed('/failures?kind=mail')).toEqual([])
    const isOfMail = eq(auditEntries.entity, 'mail')
    const entries = await db.select().from(auditEntries).where(isOfMail).orderBy(auditEntries.id)
    expect(entries.map(({ action }) => action)).toEqual(['mail.retried', 'mail.dropped'])
  })

  test('refuses a mail that is unknown, on its way or gone', async () => {
    const unknown = '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
    const early = await failedMail(current().db, { attempts: 1, givenUpAt: null })
    const sent = await failedMail(current().db, { attempts: 3, givenUpAt: null, sentAt: testNow })
    const codes = [unknown, early, sent].map(
      async (id) => (await call(`/mails/${id}/drop`, owner, 'POST')).body,
    )
    expect((await Promise.all(codes)).map(({ error }) => error.code)).toEqual([
      'MAIL_NOT_FOUND',
      'MAIL_NOT_FOUND',
      'MAIL_GONE',
    ])
  })

  test('walks the failures of all kinds by pages, each once', async () => {
    const { db } = current()
    for (let number = 0; number < 55; number++) await failedMail(db)
    const ids = await listed('/failures?')
    expect(new Set(ids).size).toBe(ids.length)
    expect((await card('failures')).count).toBe(ids.length)
    expect((await call('/failures?after=bm9u')).status).toBe(400)
  })
})
