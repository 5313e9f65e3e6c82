import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, sql } from '#api/db/drizzle.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { departures } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { OwnReview, ReviewCreation } from '#api/modules/reviews/submissions.contract.ts'
import { reviewMonths } from '#api/modules/reviews/submissions.domain.ts'
import { toOwnReview } from '#api/modules/reviews/submissions.mappers.ts'
import { submissionMessages } from '#api/modules/reviews/submissions.messages.ts'
import type { User } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { minReviewLength } from '#schema/constants.ts'
import { cleanText } from '#schema/text.ts'

type Row = typeof reviews.$inferSelect
type Submission = { user: User; reservationId: string; input: ReviewCreation }

/**
 * Stores the review of a past reservation until staff decide about it. A repeated request stores one; another
 * one takes the place of a refused review.
 */
export async function submitReview(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  { user, reservationId, input }: Submission,
): Promise<OwnReview> {
  const text = readText(input.text)
  const now = clock()
  const trip = await findTrip(db, user.id, reservationId)
  const months = reviewMonths(trip, parisDay(now))
  if (months.length === 0) throw new Refusal('REVIEW_NOT_POSSIBLE')
  if (!months.includes(input.experience_month))
    throw new Refusal('INVALID_FIELDS', { fields: { experience_month: submissionMessages.month } })
  const { expeditionId, departureId } = trip
  const written = { rating: input.rating, text, experienceMonth: input.experience_month }
  const [inserted] = await db
    .insert(reviews)
    .values({
      ...written,
      expeditionId,
      departureId,
      authorId: user.id,
      firstName: user.firstName ?? '',
      isVerified: true,
      state: 'pending',
      submittedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return toOwnReview(inserted ?? (await rewrite(db, { authorId: user.id, departureId, ...written }, now)))
}

function readText(typed: string): string {
  const text = cleanText(typed)
  if (text === undefined) throw new Refusal('INVALID_TEXT')
  if ([...text].length < minReviewLength)
    throw new Refusal('INVALID_FIELDS', { fields: { text: submissionMessages.short } })
  return text
}

async function findTrip(db: Database, userId: string, reservationId: string) {
  const [row] = await db
    .select({ reservation: reservations, departure: departures })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(and(eq(reservations.id, reservationId), eq(reservations.userId, userId)))
  if (!row) throw new Refusal('RESERVATION_NOT_FOUND')
  const { reservation, departure } = row
  return {
    expeditionId: departure.expeditionId,
    departureId: departure.id,
    startOn: departure.startOn,
    endOn: departure.endOn,
    isCanceled: Boolean(reservation.canceledAt ?? departure.canceledAt),
    isGuide: reservation.isGuide,
    stage: reservation.stage,
  }
}

type Written = Pick<Row, 'rating' | 'text'> & {
  experienceMonth: string
  authorId: string
  departureId: number
}

/** The stored review of the departure, where it is the same one, or what replaces it if it was refused. */
async function rewrite(
  db: Database,
  { authorId, departureId, ...written }: Written,
  now: Date,
): Promise<Row> {
  const isOwn = and(eq(reviews.authorId, authorId), eq(reviews.departureId, departureId))
  const { rating, text, experienceMonth } = written
  const isSame = and(
    eq(reviews.rating, rating),
    eq(reviews.text, text),
    eq(reviews.experienceMonth, experienceMonth),
  )
  const same = async () => (await db.select().from(reviews).where(and(isOwn, isSame)))[0]
  const repeated = await same()
  if (repeated) return repeated
  const undecided = { state: 'pending', decidedAt: null, refusalReason: null, refusalText: null } as const
  const [replaced] = await db
    .update(reviews)
    .set({ ...written, ...undecided, submittedAt: now, version: sql`${reviews.version} + 1` })
    .where(and(isOwn, eq(reviews.state, 'refused')))
    .returning()
  // A simultaneous request may have replaced it with the same words.
  const stored = replaced ?? (await same())
  if (!stored) throw new Refusal('REVIEW_EXISTS')
  return stored
}
