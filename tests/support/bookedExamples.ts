import { interests, users } from '#api/db/accountTables.ts'
import { carts, participants, reservations, waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { calendarFeeds } from '#api/db/feedTables.ts'
import { photoFiles } from '#api/db/fileTables.ts'
import { jobs } from '#api/db/jobTables.ts'
import { invoices, payments } from '#api/db/paymentTables.ts'
import { photos } from '#api/db/referenceTables.ts'
import { shortlistItems, shortlistPeople, shortlists } from '#api/db/shortlistTables.ts'
import { departures } from '#api/db/tables.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { saleEntries } from '#api/modules/booking/booking.domain.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { hashOfToken } from '#api/modules/waiting/waiting.links.ts'
import { invoiceDocument } from '#tests/support/invoices.ts'
import { testNow } from '#tests/support/testNow.ts'
import { testOrder } from '#tests/support/testOrder.ts'

/** Creates the resources of the examples: a customer, the account's cart, reservation, payment, waiting entry, invoice and calendar, a departure that it guides, a job, an uploaded photo and a shared list. */
export async function bookExamples(db: Database, userId: string): Promise<void> {
  await shareExample(db)
  const customer = { id: '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e', email: 'alix.martin@example.test' }
  await db.insert(users).values({ ...customer, provider: 'email', createdAt: testNow })
  const id = '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'
  const order = testOrder(12, 2)
  const booking = { id, order, reference: 'EX-7K3Q9M', travelersCount: 2, totalCents: 100_000 }
  const led = { isGuide: true, travelersCount: 0, totalCents: 0 }
  const shared = { userId, departureId: 12, createdAt: testNow }
  await db.insert(reservations).values([
    { ...shared, ...booking },
    { ...shared, ...led },
  ])
  const people = order.travellers.map((traveller, position) => ({
    ...traveller,
    reservationId: id,
    position,
  }))
  await db.insert(participants).values(people)
  const [booked] = await db.select().from(departures).where(eq(departures.id, 12))
  if (!booked) throw new Error('departure 12 does not exist')
  const other = { startOn: '2027-09-06', endOn: '2027-09-06', bookedCount: 0, heldCount: 0 }
  await db.insert(departures).values({ ...booked, id: 900_012, ...other })
  const sale = { kind: 'sale', at: testNow, reservationId: id, entries: saleEntries(order, id) }
  await db.transaction((tx) => post(tx, sale))
  await db.insert(carts).values({
    ...shared,
    id: '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
    travelersCount: 2,
    unitPriceCents: 89_000,
    updatedAt: testNow,
  })
  await db.insert(payments).values({
    id: '7b0c2a54-1f2e-4f43-9b1a-52f7e0a1c9d3',
    purpose: 'booking',
    userId,
    idempotencyKey: 'example',
    amountCents: 53_400,
    provider: 'demo',
    status: 'canceled',
    createdAt: testNow,
  })
  await db.insert(waitingEntries).values({
    ...shared,
    email: 'camille@example.test',
    places: 2,
    tokenHash: hashOfToken('uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w'),
    confirmedAt: testNow,
  })
  await db.insert(interests).values({ userId, expeditionId: 1, createdAt: testNow })
  await db.insert(calendarFeeds).values({
    userId,
    kind: 'favourites',
    tokenHash: hashOfSecret('q3Jm0v5b8hYkz5uF6cJmNq0mXb3'),
    createdAt: testNow,
  })
  await db.insert(jobs).values({
    id: '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
    kind: 'cancel_departure',
    entityId: '12',
    input: { text: '', asGiftCard: false },
    requestedBy: userId,
    createdAt: testNow,
  })
  const [shipped] = await db.select().from(photos).limit(1)
  if (!shipped) throw new Error('there are no photos')
  const uploaded = { name: '3f8a1c0e5b7d42960a1b2c3d4e5f6071.jpg', bytes: new Uint8Array([0xff, 0xd8]) }
  await db.insert(photos).values({ ...shipped, name: uploaded.name })
  await db.insert(photoFiles).values({ ...uploaded, hash: new Uint8Array(32), addedAt: testNow })
  await db.insert(invoices).values({
    id: '7c1e4a0e-2f0b-4d39-9a53-0a6f6f0d3c11',
    number: '2027-900042',
    kind: 'invoice',
    reservationId: booking.id,
    document: invoiceDocument,
    issuedAt: testNow,
  })
}

/** A list with the token and the keys of the examples. */
async function shareExample(db: Database): Promise<void> {
  const key = hashOfSecret('m0mXb3o4Tq6p8r0s2t4u6w')
  const id = '6f0a3a53-5b0c-4d3b-9d0f-5c0a9f5f5a52'
  const times = { createdAt: testNow, lastUsedAt: testNow }
  const hashes = { tokenHash: hashOfSecret('q7Zr1cXo5v8b0hYkz5uF6c'), ownerHash: key }
  await db.insert(shortlists).values({ id, ...hashes, title: 'Été entre amis', ...times })
  await db.insert(shortlistItems).values({ listId: id, expeditionId: 1, position: 0 })
  const person = { listId: id, keyHash: key, name: 'Léa', party: 2, createdAt: testNow }
  await db.insert(shortlistPeople).values(person)
}
