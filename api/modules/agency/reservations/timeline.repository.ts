import { messages, users } from '#api/db/accountTables.ts'
import { mailLog, notes } from '#api/db/agencyBookingTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, desc, eq } from '#api/db/drizzle.ts'
import { auditSentence } from '#api/modules/agency/audit/audit.messages.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { AgencyReservation } from '#api/modules/agency/reservations/reservations.contract.ts'
import type { TimelineEvent } from '#api/modules/agency/reservations/timeline.contract.ts'
import { timelineSentences } from '#api/modules/agency/reservations/timeline.messages.ts'

/** More than any reservation has of one kind: a bound, not a page. */
const most = 200

/** All that happened to a reservation, newest first: changes, money, documents, mails, notes and questions. */
export async function findTimeline(db: Database, reservation: AgencyReservation): Promise<TimelineEvent[]> {
  const events = [
    await readBooking(db, reservation),
    ...toMoney(reservation),
    ...toDocuments(reservation),
    ...(await findChanges(db, reservation.id)),
    ...(await findMails(db, reservation.id)),
    ...(await findNotes(db, reservation.id)),
    ...(await findQuestions(db, reservation)),
  ]
  return events.toSorted((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
}

/** The booking as it was made: cancellations lower the number of travellers afterwards. */
async function readBooking(
  db: Database,
  { id, booked_at, travellers_count, customer_name }: AgencyReservation,
): Promise<TimelineEvent> {
  const [booked] = await db
    .select({ order: reservations.order })
    .from(reservations)
    .where(eq(reservations.id, id))
  const people = booked?.order ? booked.order.adults + booked.order.children : travellers_count
  return {
    id: 'booking',
    at: booked_at,
    kind: 'booking',
    by: customer_name || null,
    sentence: timelineSentences.booking(people),
    detail: null,
  }
}

const toMoney = ({ entries }: AgencyReservation): TimelineEvent[] =>
  entries.map(({ id, kind, recorded_at, by, method, state, amount_cents, reason }) => ({
    id: `${kind}-${id}`,
    at: recorded_at,
    kind,
    by,
    sentence: timelineSentences[kind]({ amountCents: amount_cents, method, state }),
    detail: reason,
  }))

const toDocuments = ({ invoices }: AgencyReservation): TimelineEvent[] =>
  invoices.map(({ id, number, kind, issued_at }) => ({
    id: `document-${id}`,
    at: issued_at,
    kind: 'document',
    by: null,
    sentence: timelineSentences.document(number, kind === 'credit_note'),
    detail: null,
  }))

/** Actions whose mail or note is an event of its own, and reads. */
const listedElsewhere = new Set(['mail.sent', 'mail.withdrawn', 'note.added', 'invoice.read'])

async function findChanges(db: Database, id: string): Promise<TimelineEvent[]> {
  const rows = await readAudit(db, { entity: 'reservation', entityId: id }, most)
  const changes = rows.filter(({ entry }) => !listedElsewhere.has(entry.action))
  return changes.map(({ entry, actorName }) => ({
    id: `change-${entry.id}`,
    at: entry.at.toISOString(),
    kind: 'change',
    by: actorName,
    sentence: auditSentence(entry.action, entry.label),
    detail: entry.reason,
  }))
}

async function findMails(db: Database, id: string): Promise<TimelineEvent[]> {
  const rows = await db
    .select({ mail: mailLog, by: users.firstName })
    .from(mailLog)
    .leftJoin(users, eq(users.id, mailLog.authorId))
    .where(eq(mailLog.reservationId, id))
    .orderBy(desc(mailLog.createdAt))
    .limit(most)
  return rows.map(({ mail, by }) => ({
    id: `mail-${mail.id}`,
    at: mail.createdAt.toISOString(),
    kind: 'mail',
    by,
    sentence: timelineSentences.mail(mail),
    detail: mail.body ?? mail.subject,
  }))
}

async function findNotes(db: Database, id: string): Promise<TimelineEvent[]> {
  const rows = await db
    .select({ note: notes, by: users.firstName })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.authorId))
    .where(eq(notes.reservationId, id))
    .orderBy(desc(notes.createdAt))
    .limit(most)
  return rows.map(({ note, by }) => ({
    id: `note-${note.id}`,
    at: note.createdAt.toISOString(),
    kind: 'note',
    by,
    sentence: timelineSentences.note(note.isForGuide),
    detail: note.body,
  }))
}

/** Questions of the customer about the expedition. */
async function findQuestions(
  db: Database,
  { customer_id, customer_name, expedition_id }: AgencyReservation,
): Promise<TimelineEvent[]> {
  if (!customer_id) return []
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.authorId, customer_id), eq(messages.expeditionId, Number(expedition_id))))
    .orderBy(desc(messages.createdAt))
    .limit(most)
  return rows.map(({ id, createdAt, body }) => ({
    id: `message-${id}`,
    at: createdAt.toISOString(),
    kind: 'message',
    by: customer_name || null,
    sentence: timelineSentences.message,
    detail: body,
  }))
}
