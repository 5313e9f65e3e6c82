import { parisDay } from '#api/clock.ts'
import { messages, users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, count, eq, type PgColumn } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import { departureConditions } from '#api/modules/agency/departures/departures.repository.ts'
import type { DepartureToDo } from '#api/modules/agency/departures/toDo.contract.ts'
import { countQuestions, questionConditions } from '#api/modules/agency/questions/questions.repository.ts'
import { listConditions } from '#api/modules/agency/reservations/filter.repository.ts'
import type { ReservationToDo } from '#api/modules/agency/reservations/states.contract.ts'
import { countReviews, listReviews } from '#api/modules/agency/reviews/reviews.repository.ts'
import {
  countFailures,
  customer,
  listFailures,
  reference,
} from '#api/modules/agency/today/failures.repository.ts'
import type { TodayCard, TodayCardBody, TodayRow } from '#api/modules/agency/today/today.contract.ts'
import {
  confirmationUrgency,
  legalDeadline,
  questionUrgency,
} from '#api/modules/agency/today/today.domain.ts'
import { placesInCarts } from '#api/modules/cart/holdLimits.repository.ts'
import { readSettings, supportHours } from '#api/modules/settings/settings.repository.ts'
import type { Staff } from '#api/plugins/auth.ts'

type Read = Pick<TodayCardBody, 'count' | 'rows'> & Partial<Pick<TodayCardBody, 'failures'>>
/** Staff without `bookings` read sums of balances without their people. */
type Reader = (db: Database, now: Date, staff: Staff) => Promise<Read>

const shown = 5
const empty = {
  detail: null,
  at: null,
  on: null,
  deadline: null,
  amount_cents: null,
  booked_count: null,
  held_count: null,
  group_min: null,
  urgency: 'calm' as const,
}

const departureCard =
  (toDo: DepartureToDo, readTerm: (row: Facts, today: string) => Partial<TodayRow>): Reader =>
  async (db, now) => {
    const today = parisDay(now)
    const isWanted = and(...departureConditions({ toDo }, now))
    const { id, startOn, endOn, bookedCount, groupMin } = departures
    const rows = await db
      .select({
        id,
        startOn,
        endOn,
        bookedCount,
        groupMin,
        title: expeditions.name,
        inCarts: placesInCarts(now),
      })
      .from(departures)
      .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
      .where(isWanted)
      .orderBy(asc(startOn), asc(id))
      .limit(shown)
    return {
      count: await db.$count(departures, isWanted),
      rows: rows.map((row) => ({
        ...empty,
        id: String(row.id),
        title: row.title,
        on: row.startOn,
        booked_count: row.bookedCount,
        group_min: row.groupMin,
        ...readTerm(row, today),
      })),
    }
  }
type Facts = { startOn: string; endOn: string; inCarts: number }

const reservationCard =
  (toDo: ReservationToDo, order: PgColumn): Reader =>
  async (db, now, staff) => {
    const isWanted = and(...listConditions({ toDo }, now))
    const { id, optionUntil, balanceCents, balanceDueOn: dueOn, departureId, userId } = reservations
    const title = mayCall('bookings', staff) ? customer : reference
    const rows = await db
      .select({ id, optionUntil, balanceCents, dueOn, title, detail: expeditions.name })
      .from(reservations)
      .innerJoin(departures, eq(departures.id, departureId))
      .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
      .innerJoin(users, eq(users.id, userId))
      .where(isWanted)
      .orderBy(asc(order), asc(id))
      .limit(shown)
    const [total] = await db
      .select({ count: count() })
      .from(reservations)
      .innerJoin(departures, eq(departures.id, departureId))
      .where(isWanted)
    const isOption = toDo === 'options_ending'
    return {
      count: total?.count ?? 0,
      rows: rows.map((row) => ({
        ...empty,
        id: row.id,
        title: row.title,
        detail: row.detail,
        at: isOption ? (row.optionUntil?.toISOString() ?? null) : null,
        on: isOption ? null : row.dueOn,
        amount_cents: isOption ? null : row.balanceCents,
      })),
    }
  }

const openQuestions = { list: 'open' } as const

async function questionCard(db: Database, now: Date): Promise<Read> {
  const open = supportHours(await readSettings(db, 'agency'))
  const { id, body, createdAt } = messages
  const rows = await db
    .select({ id, detail: body, createdAt, title: expeditions.name })
    .from(messages)
    .innerJoin(expeditions, eq(expeditions.id, messages.expeditionId))
    .where(questionConditions(openQuestions))
    .orderBy(asc(createdAt), asc(id))
    .limit(shown)
  return {
    count: await countQuestions(db, openQuestions),
    rows: rows.map(({ createdAt: askedAt, ...row }) => ({
      ...empty,
      ...row,
      at: askedAt.toISOString(),
      urgency: questionUrgency(askedAt, now, open),
    })),
  }
}

const pendingReviews = { list: 'pending' } as const

async function reviewCard(db: Database, now: Date): Promise<Read> {
  const reviews = await listReviews(db, pendingReviews, shown)
  return {
    count: await countReviews(db, pendingReviews),
    rows: reviews.map(({ id, expedition_name, text, submitted_at, due_at }) => ({
      ...empty,
      id,
      title: expedition_name,
      detail: text,
      at: submitted_at,
      urgency: due_at !== null && new Date(due_at) <= now ? 'red' : 'calm',
    })),
  }
}

async function failureCard(db: Database, now: Date, staff: Staff): Promise<Read> {
  return {
    count: await countFailures(db, { staff }, now),
    rows: [],
    failures: await listFailures(db, { staff }, now, shown),
  }
}

/** Cards by their kind, each with the conditions of the list to which it leads. */
export const cardReaders: Record<TodayCard, Reader> = {
  unconfirmed: departureCard('unconfirmed', (days, today) => ({
    deadline: legalDeadline(days),
    urgency: confirmationUrgency(days.startOn, today),
  })),
  no_guide: departureCard('no_guide', () => ({})),
  held_unpaid: departureCard('held_unpaid', ({ inCarts }) => ({ held_count: inCarts })),
  options_ending: reservationCard('options_ending', reservations.optionUntil),
  overdue: reservationCard('overdue', reservations.balanceDueOn),
  due_soon: reservationCard('due_soon', reservations.balanceDueOn),
  questions: questionCard,
  reviews: reviewCard,
  failures: failureCard,
}
