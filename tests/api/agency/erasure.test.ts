import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import {
  callbacks,
  identities,
  interests,
  messages,
  newsletterSubscriptions,
  outbox,
  users,
} from '#api/db/accountTables.ts'
import { mailLog, notes } from '#api/db/agencyBookingTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { carts, participants, reservations, waitingEntries } from '#api/db/bookingTables.ts'
import { findRows } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { calendarFeeds } from '#api/db/feedTables.ts'
import { giftCards, payments, refunds } from '#api/db/paymentTables.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { shortlists } from '#api/db/shortlistTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { type ErasureFacts, erasureObstacle } from '#api/modules/agency/customers/erasure.domain.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { newReview, publishedReview } from '#tests/support/reviews.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { testOrder } from '#tests/support/testOrder.ts'

const free: ErasureFacts = { isStaff: false, isGuide: false, departuresToCome: 0, openBalances: 0 }

test.each<[Partial<ErasureFacts>, ReturnType<typeof erasureObstacle>]>([
  [{}, undefined],
  [{ isStaff: true, departuresToCome: 1 }, 'staff'],
  [{ isGuide: true }, 'guide'],
  [{ departuresToCome: 1, openBalances: 1 }, 'departure'],
  [{ openBalances: 1 }, 'balance'],
])('names the obstacle of %o', (changes, obstacle) => {
  expect(erasureObstacle({ ...free, ...changes })).toBe(obstacle)
})

onDatabase('demo', (current) => {
  let api: Api
  let owner: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    owner = await staffMember(current().db, { role: 'owner' }, { isSteppedUp: true })
  })

  async function call(method: 'GET' | 'POST', path: string, payload?: object, { headers } = owner) {
    const url = `/api/v1/agency/customers/${path}`
    const answer = await api.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const erase = (id: string, caller = owner) => call('POST', `${id}/erase`, { reason: 'Sur demande' }, caller)
  const pastDeparture = async () => {
    const { db } = current()
    const id = await newDeparture(db)
    await db
      .update(departures)
      .set({ startOn: '2027-01-04', endOn: '2027-01-05' })
      .where(eq(departures.id, id))
    return id
  }

  test('leaves no name, mail or phone in any table outside billing, and the figures as they were', async () => {
    const { db } = current()
    const person = await filledCustomer(current())
    const before = await figures(current())
    // The search below finds what is there.
    expect((await tablesWith(current(), person.words[0] ?? '')).length).toBeGreaterThan(8)
    const preview = await call('GET', `${person.userId}/erasure`)
    expect(preview.body).toEqual({ obstacle: null, reservations_count: 1, travellers_count: 2 })
    expect((await erase(person.userId)).status).toBe(200)
    for (const word of person.words) expect([word, await tablesWith(current(), word)]).toEqual([word, []])
    expect(await figures(current())).toEqual(before)
    expect(await ledgerDifferences(db)).toEqual([])
    expect(await db.$count(calendarFeeds, eq(calendarFeeds.userId, person.userId))).toBe(0)
    const [question] = await db.select().from(messages).where(eq(messages.authorId, person.userId))
    expect(question?.body).toBe('Le refuge a-t-il des douches ?')
    const written = await db.select().from(reviews).where(eq(reviews.authorId, person.userId))
    expect(written).toMatchObject([{ state: 'published', firstName: 'Ancien voyageur' }])
    const log = await db.select().from(auditEntries).where(eq(auditEntries.entityId, person.userId))
    expect(log).toMatchObject([{ action: 'customer.erased', label: person.userId, reason: 'Sur demande' }])
    expect((await erase(person.userId)).status).toBe(200)
  })

  test('refuses with a departure to come, a balance, or for staff, and changes nothing', async () => {
    const { db } = current()
    const refused = async (userId: string) => {
      const { status, body } = await erase(userId)
      return [status, body.error?.code, await db.$count(users, eq(users.id, userId))]
    }
    const going = await signedInAccount(db)
    await bookedReservation(db, going.userId, await newDeparture(db))
    const owing = await signedInAccount(db)
    await bookedReservation(db, owing.userId, await pastDeparture(), { paidCents: 300_00 })
    const claire = await staffMember(db)
    for (const { userId } of [going, owing, claire]) {
      expect(await refused(userId)).toEqual([409, 'ERASURE_REFUSED', 1])
      const [user] = await db.select().from(users).where(eq(users.id, userId))
      expect(user?.email).not.toContain('efface')
    }
    expect((await call('GET', `${owing.userId}/erasure`)).body.obstacle).toMatch(/^Un solde/)
  })

  test('requires an owner, a step-up and a reason', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const claire = await staffMember(db, { permissions: ['bookings', 'money'] }, { isSteppedUp: true })
    expect((await erase(userId, claire)).body.error.code).toBe('MISSING_PERMISSION')
    expect((await erase(userId, await staffMember(db, { role: 'owner' }))).body.error.code).toBe(
      'STEP_UP_REQUIRED',
    )
    expect((await call('POST', `${userId}/erase`, { reason: '' })).status).toBe(400)
    expect((await erase(randomUUID())).body.error.code).toBe('CUSTOMER_NOT_FOUND')
  })

  /** A customer in every table that holds persons. */
  async function filledCustomer({ db }: TestDatabase) {
    const suffix = randomUUID()
      .replaceAll(/[^a-f]/g, '')
      .slice(0, 8)
    const lastName = `Ouroboros${suffix}`
    const email = `ouro.${suffix}@exemple.test`
    const phone = `+336${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    const { userId } = await signedInAccount(db, { email })
    await db.update(users).set({ firstName: 'Ysoline', lastName, phone }).where(eq(users.id, userId))
    const departureId = await pastDeparture()
    const id = await bookedReservation(db, userId, departureId)
    const order = testOrder(departureId, 2)
    const contact = { phone, address: `1 rue ${lastName}`, postcode: '1', city: 'Brest', country: 'FR' }
    const named = {
      ...order,
      contact,
      travellers: order.travellers.map((each) => ({ ...each, lastName })),
    }
    await db.update(reservations).set({ order: named }).where(eq(reservations.id, id))
    const [payment] = await db
      .update(payments)
      .set({ order: named, reversalReason: `Chèque de ${lastName} refusé` })
      .where(eq(payments.reservationId, id))
      .returning()
    const refund = { paymentId: payment?.id ?? '', amountCents: 10_00, createdAt: testNow }
    await db
      .insert(refunds)
      .values({ ...refund, reason: 'agency', status: 'succeeded', note: `Geste pour ${lastName}` })
    await db
      .update(participants)
      .set({ lastName, phone, emergencyContact: lastName })
      .where(eq(participants.reservationId, id))
    const actor = { kind: 'system' } as const
    const written = { at: testNow, entity: 'reservation', entityId: id, label: 'EX-7K3Q9M' } as const
    await writeAudit(db, actor, {
      ...written,
      action: 'payment.reversed',
      reason: `${lastName} s’est trompé`,
    })
    const shared = { userId, createdAt: testNow }
    await db.insert(identities).values({ ...shared, provider: 'google_oauth2', subject: email })
    await db.insert(interests).values({ ...shared, expeditionId: 1 })
    await db.insert(calendarFeeds).values({ ...shared, kind: 'favourites', tokenHash: randomBytes(32) })
    const question = { expeditionId: 1, authorId: userId, role: 'visitor', createdAt: testNow } as const
    await db.insert(messages).values({ ...question, body: 'Le refuge a-t-il des douches ?' })
    await newReview(db, { ...publishedReview, authorId: userId, departureId, firstName: lastName })
    await newReview(db, { authorId: userId, text: `${lastName} attend la lecture de son avis.` })
    await db.insert(newsletterSubscriptions).values({ email, subscribedAt: testNow })
    const slot = { callFrom: testNow, callUntil: testNow }
    await db.insert(callbacks).values({ phone, name: lastName, createdAt: testNow, ...slot })
    const note = { authorId: owner.userId, body: `${lastName} dort mal.`, createdAt: testNow }
    await db.insert(notes).values([
      { ...note, reservationId: id },
      { ...note, userId },
    ])
    const mail = { subject: 'Un message', createdAt: testNow }
    await db
      .insert(mailLog)
      .values({ ...mail, id: randomUUID(), userId, reservationId: id, kind: 'message', body: lastName })
    const letter = { text: lastName, html: lastName, headers: {}, nextAttemptAt: testNow }
    await db.insert(outbox).values([
      { ...mail, ...letter, recipient: email },
      { ...mail, ...letter, recipient: email, sentAt: testNow },
    ])
    const list = { tokenHash: randomBytes(32), ownerHash: randomBytes(32), lastUsedAt: testNow }
    const own = { ownerUser: userId, title: `L’été de ${lastName}`, createdAt: testNow }
    await db.insert(shortlists).values({ ...list, ...own })
    const next = await newDeparture(db)
    const cart = { departureId: next, travelersCount: 1, unitPriceCents: 500_00, updatedAt: testNow }
    await db.insert(carts).values({ ...shared, ...cart, contact })
    const input = { departureId: next, email, places: 1, tokenHash: randomUUID() }
    await db.insert(waitingEntries).values({ ...shared, ...input })
    const card = { code: randomUUID(), amountCents: 50_00, createdAt: testNow }
    await db
      .insert(giftCards)
      .values({ ...card, recipientName: lastName, recipientEmail: email, message: lastName })
    return { userId, words: [lastName, email, phone, phone.slice(3)] }
  }
})

/** Tables with a word, except those that the law keeps: invoices. */
async function tablesWith({ db }: TestDatabase, word: string): Promise<string[]> {
  const tables = await findRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('invoices', 'invoice_files')`,
  )
  const searches = tables.map(
    ({ name }) => sql`select ${name}::text as name where exists (select from ${sql.identifier(name)} as each
      where position(lower(${word}) in lower(each::text)) > 0)`,
  )
  const found = await findRows<{ name: string }>(db, sql.join(searches, sql` union all `))
  return found.map(({ name }) => name)
}

/** Sums that an erasure must not change. */
async function figures({ db }: TestDatabase) {
  const [row] = await findRows(
    db,
    sql`select (select count(*)::int from reservations) as reservations,
      (select sum(total_cents)::int from reservations) as total,
      (select sum(amount_cents)::int from payments) as paid,
      (select count(*)::int from ledger_entries) as entries, (select count(*)::int from users) as users`,
  )
  return row
}
