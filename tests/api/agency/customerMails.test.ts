import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { messages, outbox, users } from '#api/db/accountTables.ts'
import { mailLog, notes } from '#api/db/agencyBookingTables.ts'
import { auditEntries, guideAccounts } from '#api/db/agencyTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { toMails } from '#api/modules/agency/reservations/reservation.domain.ts'
import { outboxRepository } from '#api/modules/mail/outbox.repository.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const facts = { state: 'booked', hasOrder: true, paidCents: 300, dueCents: 700, isToCome: true } as const

test.each([
  [{}, ['confirmation', 'receipt', 'balance', 'payment_link']],
  [{ dueCents: 0 }, ['confirmation', 'receipt']],
  [{ paidCents: 0 }, ['confirmation', 'balance', 'payment_link']],
  [{ state: 'canceled' } as const, ['cancellation']],
  [{ state: 'option' } as const, ['payment_link']],
  [{ isToCome: false }, []],
  [{ hasOrder: false }, []],
])('offers the mails of a reservation with %o', (changes, mails) => {
  expect(toMails({ ...facts, ...changes })).toEqual(mails)
})

onDatabase('demo', (current) => {
  let api: Api
  let claire: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    claire = await staffMember(current().db, { permissions: ['bookings'], firstName: 'Claire' })
  })

  async function call(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, key = randomUUID()) {
    const headers = { ...claire.headers, 'idempotency-key': key }
    const answer = await api.inject({
      method,
      url: `/api/v1/agency${path}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  async function booked(paidCents = 300_00) {
    const { db } = current()
    const customer = await signedInAccount(db)
    const id = await bookedReservation(db, customer.userId, await newDeparture(db), { paidCents })
    return { id, customer }
  }
  const findActions = async (id: string) => {
    const rows = await current().db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    return rows.map(({ action }) => action)
  }

  test('previews each mail from the current data, and sends what was previewed', async () => {
    const { db } = current()
    const { id, customer } = await booked()
    await db.update(users).set({ firstName: 'Zoé' }).where(eq(users.id, customer.userId))
    for (const kind of ['confirmation', 'receipt', 'balance', 'payment_link']) {
      const preview = (await call('GET', `/reservations/${id}/mails/${kind}`)).body
      expect(preview.text).toContain('Zoé')
      const { status, body } = await call('POST', `/reservations/${id}/mails`, { kind })
      expect([status, body.withdrawable_until]).toEqual([201, null])
      const [mail] = await db.select().from(outbox).where(eq(outbox.id, body.mail_id))
      expect(mail).toMatchObject(preview)
    }
    const preview = await call('GET', `/reservations/${id}/mails/cancellation`)
    expect([preview.status, preview.body.error.code]).toEqual([409, 'MAIL_NOT_POSSIBLE'])
    await db.update(reservations).set({ canceledAt: testNow }).where(eq(reservations.id, id))
    expect((await call('GET', `/reservations/${id}/mails/cancellation`)).body.subject).toMatch(/annulée/)
    expect(await findActions(id)).toEqual(Array(4).fill('mail.sent'))
  })

  test('sends a mail once for each key, and five an hour', async () => {
    const { db } = current()
    const { id } = await booked()
    const key = randomUUID()
    const send = (used = randomUUID()) =>
      call('POST', `/reservations/${id}/mails`, { kind: 'confirmation' }, used)
    const [first, again] = [await send(key), await send(key)]
    expect(again.body).toEqual(first.body)
    for (const _ of [2, 3, 4, 5]) expect((await send()).status).toBe(201)
    expect((await send()).status).toBe(429)
    expect(await db.$count(mailLog, eq(mailLog.reservationId, id))).toBe(5)
  })

  test('withdraws a message before it leaves, and not after', async () => {
    const { db } = current()
    const { id } = await booked()
    const send = (body: string) => call('POST', `/reservations/${id}/mails`, { kind: 'message', body })
    const message = await send('Le train de 9 h 12 convient.')
    expect(message.body.withdrawable_until).toBe(new Date(testNow.getTime() + 10_000).toISOString())
    const mailer = outboxRepository(db)
    expect(await mailer.claimDue(testNow)).not.toContainEqual(
      expect.objectContaining({ id: message.body.mail_id }),
    )
    expect((await call('POST', `/mails/${message.body.mail_id}/withdraw`)).status).toBe(200)
    expect((await call('POST', `/mails/${message.body.mail_id}/withdraw`)).status).toBe(200)
    expect(await db.$count(outbox, eq(outbox.id, message.body.mail_id))).toBe(0)
    const late = (await send('Bon voyage !')).body.mail_id
    await db.update(outbox).set({ attempts: 1 }).where(eq(outbox.id, late))
    expect((await call('POST', `/mails/${late}/withdraw`)).body.error.code).toBe('MAIL_GONE')
    await mailer.markSent(late, testNow)
    const { events } = (await call('GET', `/reservations/${id}/timeline`)).body
    const details = events.map(({ sentence, detail }: Record<string, string>) => [sentence, detail])
    expect(details).toContainEqual([expect.stringMatching(/retiré/), 'Le train de 9 h 12 convient.'])
    expect(details).toContainEqual([expect.stringMatching(/envoyé$/), 'Bon voyage !'])
    expect(details).toHaveLength(4)
    expect((await send('  ')).body.error.code).toBe('INVALID_TEXT')
    const unknown = await call('POST', `/mails/${randomUUID()}/withdraw`)
    expect(unknown.body.error.code).toBe('MAIL_NOT_FOUND')
  })

  test('adds a note, which the audit log does not repeat', async () => {
    const { db } = current()
    const { id } = await booked()
    const { status } = await call('POST', `/reservations/${id}/notes`, { body: 'Camille dort mal.' })
    expect(status).toBe(201)
    expect(await db.select().from(notes).where(eq(notes.reservationId, id))).toMatchObject([
      { body: 'Camille dort mal.', isForGuide: false, authorId: claire.userId },
    ])
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect(JSON.stringify(entry)).not.toContain('Camille')
    const forGuide = { body: 'Arrive à 9 h 12.', is_for_guide: true }
    expect((await call('POST', `/reservations/${id}/notes`, forGuide)).status).toBe(201)
    expect(await db.$count(notes, and(eq(notes.reservationId, id), eq(notes.isForGuide, true)))).toBe(1)
    expect((await call('POST', `/reservations/${id}/notes`, { body: ' ' })).status).toBe(400)
    const unknown = await call('POST', `/reservations/${randomUUID()}/notes`, { body: 'X' })
    expect(unknown.body.error.code).toBe('RESERVATION_NOT_FOUND')
  })

  test('lists guides and authors of answers with a reservation of their own only', async () => {
    const { db } = current()
    const guide = await signedInAccount(db, { email: 'guide.sans.message@exemple.test' })
    const [account] = await db.select().from(guideAccounts).limit(1)
    await db
      .update(guideAccounts)
      .set({ userId: guide.userId })
      .where(eq(guideAccounts.userId, account?.userId ?? ''))
    const [author] = await db
      .select({ id: messages.authorId })
      .from(messages)
      .where(eq(messages.role, 'agency'))
    for (const id of [guide.userId, author?.id ?? '']) {
      const [{ email = '' } = {}] = await db.select().from(users).where(eq(users.id, id))
      const listed = async () => (await call('GET', `/customers?q=${email}`)).body.customers
      expect([email, await listed()]).toEqual([expect.stringContaining('@'), []])
      await bookedReservation(db, id, await newDeparture(db))
      expect(await listed()).toMatchObject([{ id, reservations_count: 1 }])
    }
  })

  test('lists and corrects customers, with their version', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db, { email: 'zenaide.autre@exemple.test' })
    await db.update(users).set({ firstName: 'Zénaïde' }).where(eq(users.id, userId))
    const found = await call('GET', '/customers?q=zenaide')
    expect(found.body.customers).toMatchObject([{ id: userId, first_name: 'Zénaïde', version: 2 }])
    const first = (await call('GET', '/customers?first=2')).body
    const next = (await call('GET', `/customers?first=2&after=${first.next}`)).body
    const ids = [...first.customers, ...next.customers].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(4)
    expect((await call('GET', '/customers?q=claire')).body.customers).not.toContainEqual(
      expect.objectContaining({ id: claire.userId }),
    )
    const change = { version: 2, first_name: 'Zénobie', phone: '06 12 34 56 78' }
    const saved = await call('PATCH', `/customers/${userId}`, change)
    expect(saved.body).toMatchObject({ first_name: 'Zénobie', phone: '+33612345678', version: 3 })
    const stale = await call('PATCH', `/customers/${userId}`, change)
    expect([stale.status, stale.body.current.version, stale.body.current.changed_by]).toEqual([
      409,
      3,
      'Claire',
    ])
    expect((await call('PATCH', `/customers/${userId}`, { version: 3, phone: '12' })).status).toBe(422)
    expect((await call('PATCH', `/customers/${userId}`, { version: 3, email: 'a@b.fr' })).status).toBe(400)
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.entityId, userId))
    expect(entry).toMatchObject({ action: 'customer.changed', label: 'z…@exemple.test' })
    expect(JSON.stringify(entry)).not.toMatch(/Zénobie|612345678/)
  })
})
