import { parisDay } from '#api/clock.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, desc, eq, gt, inArray, isNull, or } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { toMoney } from '#api/modules/booking/account.mappers.ts'
import { findMoney } from '#api/modules/booking/account.repository.ts'
import { isConfirmed, missingToConfirm } from '#api/modules/departures/departures.domain.ts'
import { photoUrl, toGuideSummary } from '#api/modules/expeditions/expeditions.mappers.ts'
import { missingOfAll } from '#api/modules/reservations/participants.domain.ts'
import type { Reservation } from '#api/modules/reservations/reservations.contract.ts'
import {
  completeness,
  computeRefund,
  isUnderWay,
  type Participant,
  reservationStatus,
} from '#api/modules/reservations/reservations.domain.ts'
import { mayWrite, reviewMonths } from '#api/modules/reviews/submissions.domain.ts'
import { toOwnReview } from '#api/modules/reviews/submissions.mappers.ts'

/** More than any account books: a bound, not a page. */
const most = 500

/** Reservations of an account and its options that still hold places, latest departure first. */
export async function findReservations(db: Database, userId: string, now: Date): Promise<Reservation[]> {
  const isLiveOption = and(
    eq(reservations.stage, 'option'),
    isNull(reservations.canceledAt),
    gt(reservations.optionUntil, now),
  )
  const rows = await db
    .select({
      reservation: reservations,
      departure: departures,
      expedition: expeditions,
      guide: guides,
      review: reviews,
    })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .leftJoin(guides, eq(guides.id, departures.guideId))
    .leftJoin(reviews, and(eq(reviews.departureId, departures.id), eq(reviews.authorId, userId)))
    .where(and(eq(reservations.userId, userId), or(eq(reservations.stage, 'booked'), isLiveOption)))
    .orderBy(desc(departures.startOn), desc(reservations.createdAt), desc(reservations.id))
    .limit(most)
  const ids = rows.map((row) => row.reservation.id)
  const people =
    ids.length > 0 ? await db.select().from(participants).where(inArray(participants.reservationId, ids)) : []
  const money = await findMoney(db, ids)
  const participantsByReservation = Map.groupBy(people, (participant) => participant.reservationId)
  return rows.map((row) => ({
    ...toReservation(row, participantsByReservation.get(row.reservation.id) ?? [], parisDay(now)),
    ...toMoney(row.reservation, money.get(row.reservation.id)),
  }))
}

type Row = {
  reservation: typeof reservations.$inferSelect
  departure: typeof departures.$inferSelect
  expedition: typeof expeditions.$inferSelect
  guide: typeof guides.$inferSelect | null
  review: typeof reviews.$inferSelect | null
}

function toReservation(
  { reservation, departure, expedition, guide, review }: Row,
  people: Participant[],
  today: string,
): Omit<Reservation, keyof ReturnType<typeof toMoney>> {
  const photo = expedition.photoNames[0]
  const period = {
    startOn: departure.startOn,
    endOn: departure.endOn,
    isCanceled: Boolean(reservation.canceledAt ?? departure.canceledAt),
  }
  return {
    reservation_id: reservation.id,
    departure_id: String(departure.id),
    expedition_id: String(expedition.id),
    expedition_slug: expedition.slug,
    name: expedition.name,
    departure_date: departure.startOn,
    departure_end: departure.endOn,
    duration_days: expedition.durationDays,
    level_number: expedition.levelNumber,
    travelers_count: reservation.travelersCount,
    is_confirmed: isConfirmed(departure),
    missing_to_confirm: missingToConfirm(departure),
    is_guide: reservation.isGuide,
    guide: guide && toGuideSummary(guide),
    is_under_way: isUnderWay(period, today),
    dashboard_completness: completeness(people, reservation.travelersCount),
    missing: missingOfAll(people, reservation.travelersCount),
    refund: computeRefund(reservation),
    main_photo_large: photo ? photoUrl(photo, 1280) : null,
    main_photo_small: photo ? photoUrl(photo, 640) : null,
    review: review && toOwnReview(review),
    review_months: mayWrite(review) ? reviewMonths({ ...reservation, ...period }, today) : [],
    reservation_status_front_end: reservationStatus(period, today),
  }
}
