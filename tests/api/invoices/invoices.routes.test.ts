import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { giftCards, invoiceFiles } from '#api/db/paymentTables.ts'
import type { Api } from '#api/deps.ts'
import { archivedPdf } from '#api/modules/invoices/archive.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { invoiceDocument as document } from '#tests/support/invoices.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  let owner: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    owner = await signedInAccount(current().db)
  })
  afterAll(() => api.close())

  async function createInvoice(userId: string) {
    const { db } = current()
    const [booked] = await db
      .insert(reservations)
      .values({ userId, departureId: 12, travelersCount: 2, totalCents: 1_070_00, createdAt: testNow })
      .returning({ id: reservations.id })
    return issue({ ...(booked && { reservationId: booked.id }) })
  }
  const issue = (of: { reservationId?: string; giftCardId?: string }) =>
    current().db.transaction((tx) => issueInvoice(tx, { kind: 'invoice', document, at: testNow, ...of }))
  const download = (id: string, headers: Record<string, string> = owner.headers) =>
    api.inject({ url: `/api/v1/invoices/${id}.pdf`, headers })

  test('sends the PDF of an own invoice, stored once with its hash', async () => {
    const { id, number } = await createInvoice(owner.userId)
    const first = await download(id)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="explora-${number}.pdf"`,
    })
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const stored = await current().db.select().from(invoiceFiles).where(sql`invoice_id = ${id}`)
    expect(stored).toHaveLength(1)
    const sha256 = createHash('sha256').update(first.rawPayload).digest('hex')
    expect(stored[0]).toMatchObject({ sha256, archivedAt: testNow })
    expect((await download(id)).rawPayload).toEqual(first.rawPayload)
  })

  test('sends any invoice to staff with bookings and an open agency, and logs the reader', async () => {
    const { db } = current()
    const { id, number } = await createInvoice(owner.userId)
    const claire = await staffMember(db, { permissions: ['bookings'] })
    expect((await download(id, claire.headers)).statusCode).toBe(200)
    const read = await db.select().from(auditEntries).where(eq(auditEntries.actorId, claire.userId))
    expect(read).toMatchObject([{ action: 'invoice.read', entity: 'reservation', label: number }])
    const others = [
      await staffMember(db, { permissions: ['departures', 'money'] }),
      await staffMember(db, { permissions: ['bookings'] }, { isOpen: false }),
      await staffMember(db, { role: 'owner', state: 'suspended' }),
    ]
    for (const { headers } of others) expect((await download(id, headers)).statusCode).toBe(404)
  })

  test('sends the stored bytes of a concurrent first download to all', async () => {
    const { id } = await createInvoice(owner.userId)
    const answers = await Promise.all([1, 2, 3, 4].map(() => download(id)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await current().db.$count(invoiceFiles, sql`invoice_id = ${id}`)).toBe(1)
  })

  test('sends the invoice of a gift card to its buyer', async () => {
    const [card] = await current()
      .db.insert(giftCards)
      .values({
        code: randomUUID(),
        amountCents: 50_00,
        buyerId: owner.userId,
        recipientName: 'Noé',
        recipientEmail: 'noe@example.test',
        createdAt: testNow,
      })
      .returning({ id: giftCards.id })
    const { id } = await issue({ ...(card && { giftCardId: card.id }) })
    expect((await download(id)).statusCode).toBe(200)
  })

  test('hides the invoices of others, and those without an owner', async () => {
    const other = await signedInAccount(current().db)
    const { id } = await createInvoice(other.userId)
    const orphan = await issue({})
    for (const hidden of [id, orphan.id, randomUUID()]) {
      const answer = await download(hidden)
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'INVOICE_NOT_FOUND'])
    }
    expect((await download(id, {})).statusCode).toBe(401)
    expect((await download('no-uuid')).statusCode).toBe(400)
  })

  test('refuses to change or to send archived bytes that differ from their hash', async () => {
    const { db } = current()
    const { id } = await createInvoice(owner.userId)
    await archivedPdf(db, id, testNow)
    const spoil = db.execute(sql`update invoice_files set pdf = 'x'::bytea where invoice_id = ${id}`)
    await expect(spoil).rejects.toThrow()
    await db.execute(sql`alter table invoice_files disable trigger invoice_files_immutable`)
    await db.execute(sql`update invoice_files set pdf = 'x'::bytea where invoice_id = ${id}`)
    await db.execute(sql`alter table invoice_files enable trigger invoice_files_immutable`)
    await expect(archivedPdf(db, id, testNow)).rejects.toThrow('does not match its SHA-256')
  })
})
