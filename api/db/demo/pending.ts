import { addDays, parisDay } from '#api/clock.ts'
import { holds, waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { accountId, traveller } from '#api/db/demo/accounts.ts'
import { type DemoDeparture, showcase } from '#api/db/demo/bookings.ts'
import { daysBefore, demoId } from '#api/db/demo/demoId.ts'
import { fan } from '#api/db/demo/fans.ts'
import { toSale } from '#api/db/demo/sales.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { writeReservation } from '#api/modules/booking/booking.repository.ts'

const places = 2
/** Within the 24 hours that the agency's home counts. */
const optionHours = 20
const hourMs = 3_600_000
const promised = 'kungsleden-la-voie-royale'

type Pending = Record<'option' | 'full' | 'lacking', DemoDeparture | undefined>

/**
 * Plans a departure with places for an option by phone, a full one for an entry of its waiting list, and one that
 * lacks two travellers for a promise.
 */
export function planPending(departures: DemoDeparture[], taken: DemoDeparture[], today: string): Pending {
  const ids = new Set(taken.map(({ id }) => id))
  const [first, last] = [addDays(today, 45), addDays(today, 120)]
  const open = departures.filter(
    ({ id, slug, startOn, canceledAt }) =>
      !ids.has(id) && slug !== showcase && !canceledAt && startOn >= first,
  )
  return {
    option: open.find(
      ({ startOn, capacity, bookedCount }) => startOn <= last && capacity - bookedCount >= 2 * places,
    ),
    full: open.find(({ capacity, bookedCount }) => bookedCount >= capacity),
    lacking: open.findLast(
      ({ slug, bookedCount, groupMin, confirmedAt }) =>
        slug === promised && !confirmedAt && bookedCount > 0 && bookedCount + 1 < groupMin,
    ),
  }
}

/** Loads an option by phone that is in force, an entry on the waiting list, and a promise of the traveller. */
export async function loadPending(
  db: Database,
  { option, full, lacking }: Pending,
  now: Date,
): Promise<void> {
  if (option) await loadOption(db, option, now)
  if (full) await loadWaiting(db, full, now)
  if (lacking) {
    const id = demoId(`pledge ${lacking.slug} ${lacking.startOn}`)
    const pledge = { id, userId: accountId(traveller), departureId: lacking.id, places: 1 }
    await db.insert(pledges).values({ ...pledge, createdAt: daysBefore(now, 1) })
  }
}

async function loadOption(db: Database, departure: DemoDeparture, now: Date): Promise<void> {
  const id = demoId(`option ${departure.slug} ${departure.startOn}`)
  const owner = fan(departure.id * 11 + 7)
  const people = [owner, fan(departure.id * 11 + 54)].slice(0, places)
  const today = parisDay(now)
  const { reference, order } = toSale({ id, departure, people, bookedOn: today, pays: 'late' }, today)
  const optionUntil = new Date(now.getTime() + optionHours * hourMs)
  const held = { stage: 'option', optionUntil, source: 'phone' } as const
  await writeReservation(db, { id, userId: owner.id, reference, order, now: daysBefore(now, 1), held })
  await db
    .insert(holds)
    .values({ departureId: departure.id, reservationId: id, places, expiresAt: optionUntil })
}

async function loadWaiting(db: Database, { id: departureId, slug, startOn }: DemoDeparture, now: Date) {
  const { id: userId, email } = fan(departureId * 11 + 19)
  const id = demoId(`waiting ${slug} ${startOn}`)
  const createdAt = daysBefore(now, 2)
  await db.insert(waitingEntries).values({
    id,
    departureId,
    userId,
    email,
    places,
    tokenHash: demoId(`token of ${id}`),
    createdAt,
    confirmedAt: createdAt,
  })
}
