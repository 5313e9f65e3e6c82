import { interests, messages, newsletterSubscriptions } from '#api/db/accountTables.ts'
import { mailLog, notes } from '#api/db/agencyBookingTables.ts'
import { participants, waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq, inArray, or } from '#api/db/drizzle.ts'
import { calendarFeeds } from '#api/db/feedTables.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { expeditions } from '#api/db/tables.ts'
import { customerById } from '#api/modules/agency/customers/customers.repository.ts'
import { customerHtml } from '#api/modules/agency/exports/customer.page.ts'
import type { CustomerFormat } from '#api/modules/agency/exports/exports.contract.ts'
import {
  listReservations,
  reservationById,
} from '#api/modules/agency/reservations/reservations.repository.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** More than one customer has. */
const mostReservations = 10_000

/** All that the service holds of a customer, as one document. */
export async function toDocument(
  db: Database,
  id: string,
  format: CustomerFormat,
  now: Date,
): Promise<string> {
  const customer = await customerById(db, id)
  if (!customer) throw new Refusal('CUSTOMER_NOT_FOUND')
  const { version: _version, reservations_count: _count, ...account } = customer
  const document = {
    exported_at: { at: now.toISOString() },
    account,
    reservations: await findReservations(db, id, now),
    ...(await accountRows(db, id, customer.email.toLowerCase())),
  }
  if (format === 'json') return `${JSON.stringify(document, null, 2)}\n`
  const { name } = await readSettings(db, 'agency')
  return customerHtml(document, name)
}

async function findReservations(db: Database, customerId: string, now: Date): Promise<object[]> {
  const listed = await listReservations(db, { customerId }, now, mostReservations)
  const ids = listed.map(({ id }) => id)
  const people =
    ids.length > 0
      ? await db
          .select()
          .from(participants)
          .where(inArray(participants.reservationId, ids))
          .orderBy(asc(participants.position))
      : []
  const written: object[] = []
  for (const { id } of listed) {
    const found = await reservationById(db, id, now)
    if (!found) continue
    const {
      version: _version,
      mails: _mails,
      next_action: _action,
      travellers: _lines,
      ...reservation
    } = found
    const travellers = people.filter(({ reservationId }) => reservationId === id).map(toTraveller)
    written.push({ ...reservation, travellers, notes: await findNotes(db, eq(notes.reservationId, id)) })
  }
  return written
}

const toTraveller = (person: typeof participants.$inferSelect) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  birth_date: person.birthDate,
  phone: person.phone,
  emergency_contact: person.emergencyContact,
  diet: person.diet,
  shoe_size: person.shoeSize,
})

const findNotes = (db: Database, isWanted: ReturnType<typeof eq>) =>
  db
    .select({ body: notes.body, created_at: notes.createdAt })
    .from(notes)
    .where(isWanted)
    .orderBy(asc(notes.createdAt))

const findCalendars = (db: Database, userId: string) =>
  db
    .select({
      content: calendarFeeds.kind,
      created_at: calendarFeeds.createdAt,
      last_read_at: calendarFeeds.lastReadAt,
    })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))

async function accountRows(db: Database, id: string, address: string) {
  const expedition = expeditions.name
  const request = db
    .select({ expedition, body: messages.body, role: messages.role, created_at: messages.createdAt })
    .from(messages)
    .innerJoin(expeditions, eq(expeditions.id, messages.expeditionId))
    .where(eq(messages.authorId, id))
    .orderBy(asc(messages.createdAt))
  const liked = db
    .select({ expedition, created_at: interests.createdAt })
    .from(interests)
    .innerJoin(expeditions, eq(expeditions.id, interests.expeditionId))
    .where(eq(interests.userId, id))
  const mailed = db
    .select({ subject: mailLog.subject, body: mailLog.body, sent_at: mailLog.sentAt })
    .from(mailLog)
    .where(eq(mailLog.userId, id))
    .orderBy(asc(mailLog.createdAt))
  return {
    reviews: await db
      .select({
        rating: reviews.rating,
        text: reviews.text,
        state: reviews.state,
        submitted_at: reviews.submittedAt,
      })
      .from(reviews)
      .where(eq(reviews.authorId, id)),
    messages: await request,
    favourites: await liked,
    calendars: await findCalendars(db, id),
    mails: await mailed,
    ...(await addressRows(db, id, address)),
    notes: await findNotes(db, eq(notes.userId, id)),
  }
}

async function addressRows(db: Database, id: string, address: string) {
  const { recipientName, recipientEmail, amountCents, message, createdAt, buyerId } = giftCards
  return {
    gift_cards: await db
      .select({
        recipient_name: recipientName,
        recipient_email: recipientEmail,
        amount_cents: amountCents,
        message,
        created_at: createdAt,
      })
      .from(giftCards)
      .where(or(eq(buyerId, id), eq(recipientEmail, address))),
    newsletter: await db
      .select({
        subscribed_at: newsletterSubscriptions.subscribedAt,
        unsubscribed_at: newsletterSubscriptions.unsubscribedAt,
      })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, address)),
    waiting_lists: await db
      .select({ departure_id: waitingEntries.departureId, created_at: waitingEntries.createdAt })
      .from(waitingEntries)
      .where(eq(waitingEntries.email, address)),
    pledges: await db
      .select({ departure_id: pledges.departureId, places: pledges.places, created_at: pledges.createdAt })
      .from(pledges)
      .where(eq(pledges.userId, id)),
  }
}
