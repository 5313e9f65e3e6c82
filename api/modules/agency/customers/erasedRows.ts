import {
  callbacks,
  identities,
  interests,
  mailedSecrets,
  newsletterSubscriptions,
  outbox,
  sessions,
  users,
} from '#api/db/accountTables.ts'
import { mailLog, notes } from '#api/db/agencyBookingTables.ts'
import { staffInvitations } from '#api/db/agencyTables.ts'
import { carts, participants, reservations, waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, inArray, or, sql } from '#api/db/drizzle.ts'
import { calendarFeeds } from '#api/db/feedTables.ts'
import { jobs } from '#api/db/jobTables.ts'
import { giftCards, payments, refunds } from '#api/db/paymentTables.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { reports, reviews } from '#api/db/reviewTables.ts'
import { shortlists } from '#api/db/shortlistTables.ts'
import { erasedAddress, erasedOrder } from '#api/modules/agency/customers/erasure.domain.ts'
import { erasedReason, erasedSignature } from '#api/modules/agency/customers/erasure.messages.ts'
import { refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { showReviews } from '#api/modules/reviews/publication.repository.ts'

type User = typeof users.$inferSelect

/** Empties the persons of reservations and payments; amounts, days and documents stay. */
export async function eraseBookings(tx: Database, { id, phone }: User): Promise<void> {
  const own = await tx.select().from(reservations).where(eq(reservations.userId, id))
  const phones = [phone, ...own.map(({ order }) => order?.contact?.phone)].flatMap((each) => each ?? [])
  if (phones.length > 0) await tx.delete(callbacks).where(inArray(callbacks.phone, phones))
  const ids = own.map((reservation) => reservation.id)
  if (ids.length > 0) {
    const nobody = { firstName: null, lastName: null, birthDate: null, phone: null }
    const noNeeds = { emergencyContact: null, diet: null, shoeSize: null }
    await tx
      .update(participants)
      .set({ ...nobody, ...noNeeds })
      .where(inArray(participants.reservationId, ids))
    await tx.delete(notes).where(inArray(notes.reservationId, ids))
  }
  for (const { id: reservationId, order } of own)
    if (order)
      await tx
        .update(reservations)
        .set({ order: erasedOrder(order, erasedSignature) })
        .where(eq(reservations.id, reservationId))
  const paid = await tx.select().from(payments).where(eq(payments.userId, id))
  for (const { id: paymentId, order, reversalReason } of paid)
    await tx
      .update(payments)
      .set({
        order: order && erasedOrder(order, erasedSignature),
        clientSecret: null,
        redirectUrl: null,
        savedCard: null,
        reversalReason: reversalReason && erasedReason,
      })
      .where(eq(payments.id, paymentId))
  // Reasons that staff have typed may name the person.
  const paidIds = paid.map((payment) => payment.id)
  if (paidIds.length > 0)
    await tx.update(refunds).set({ note: null }).where(inArray(refunds.paymentId, paidIds))
}

/** Empties the account and all that its address or its person appears in. */
export async function eraseAccount(tx: Database, { id, email }: User, now: Date): Promise<void> {
  const address = email.toLowerCase()
  await eraseHolds(tx, id, address, now)
  for (const table of [identities, sessions, interests, calendarFeeds, notes])
    await tx.delete(table).where(eq(table.userId, id))
  await tx.delete(reports).where(eq(reports.reporterId, id))
  await eraseReviews(tx, id, now)
  await tx.delete(mailedSecrets).where(eq(sql`lower(${mailedSecrets.email})`, address))
  await tx.delete(staffInvitations).where(eq(sql`lower(${staffInvitations.email})`, address))
  await tx.delete(newsletterSubscriptions).where(eq(sql`lower(${newsletterSubscriptions.email})`, address))
  await tx.delete(outbox).where(eq(sql`lower(${outbox.recipient})`, address))
  await tx.delete(shortlists).where(eq(shortlists.ownerUser, id))
  await tx.update(mailLog).set({ body: null }).where(eq(mailLog.userId, id))
  await tx.update(giftCards).set({ message: null }).where(eq(giftCards.buyerId, id))
  await tx
    .update(giftCards)
    .set({ recipientName: erasedSignature, recipientEmail: erasedAddress(id), message: null })
    .where(eq(sql`lower(${giftCards.recipientEmail})`, address))
  // Exports of the last minutes may name the person: their authors export again.
  await tx.delete(jobs).where(eq(jobs.kind, 'export'))
  await tx.update(users).set(erasedUser(id)).where(eq(users.id, id))
}

/** Published reviews stay, without the name; those that wait or were refused go. */
async function eraseReviews(tx: Database, authorId: string, now: Date): Promise<void> {
  const isOwn = eq(reviews.authorId, authorId)
  await tx.delete(reviews).where(and(isOwn, inArray(reviews.state, ['pending', 'refused'])))
  const kept = await tx.update(reviews).set({ firstName: erasedSignature }).where(isOwn).returning()
  for (const id of new Set(kept.map(({ expeditionId }) => expeditionId))) await showReviews(tx, id, now)
}

/** The signature of its questions remains, without its name. */
const erasedUser = (id: string) => ({
  email: erasedAddress(id),
  isEmailConfirmed: false,
  passwordHash: null,
  provider: 'email' as const,
  firstName: erasedSignature,
  lastName: null,
  avatarUrl: null,
  effort: null,
  phone: null,
  homeCity: null,
  newsletter: false,
})

/** Ends the cart, the waiting and the pledges of the person, whose places come free. */
async function eraseHolds(tx: Database, userId: string, address: string, now: Date): Promise<void> {
  const isWaiting = or(eq(waitingEntries.userId, userId), eq(sql`lower(${waitingEntries.email})`, address))
  const ended = [
    ...(await tx.delete(carts).where(eq(carts.userId, userId)).returning({ id: carts.departureId })),
    ...(await tx.delete(waitingEntries).where(isWaiting).returning({ id: waitingEntries.departureId })),
    ...(await tx.delete(pledges).where(eq(pledges.userId, userId)).returning({ id: pledges.departureId })),
  ]
  const departureIds = [...new Set(ended.map(({ id }) => id))]
  if (departureIds.length > 0) await refreshTrips(tx, departureIds, now)
}
