import { randomUUID } from 'node:crypto'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { departures } from '#api/db/tables.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { testNow } from '#tests/support/testNow.ts'

/** A departure of February, from the 27th to 3 March unless `changes` say otherwise. */
export async function pastDeparture(
  db: Database,
  changes: Partial<typeof departures.$inferInsert> = {},
): Promise<number> {
  const departure = {
    expeditionId: 1,
    startOn: '2027-02-27',
    endOn: '2027-03-03',
    capacity: 8,
    groupMin: 4,
    priceCents: 500_00,
    createdAt: testNow,
  }
  const [row] = await db
    .insert(departures)
    .values({ ...departure, ...changes })
    .returning()
  return row?.id ?? 0
}

type PastReservation = { traveller: TestAccount; departureId: number; reservationId: string }

/** A past reservation of a new account. */
export async function pastReservation(
  db: Database,
  { departureId, ...changes }: Partial<typeof reservations.$inferInsert> = {},
): Promise<PastReservation> {
  const traveller = await signedInAccount(db, { firstName: 'Élodie' })
  const departure = departureId ?? (await pastDeparture(db))
  const id = randomUUID()
  const places = { travelersCount: 2, totalCents: 1_000_00, createdAt: testNow }
  await db
    .insert(reservations)
    .values({ ...places, ...changes, id, userId: traveller.userId, departureId: departure })
  return { traveller, departureId: departure, reservationId: id }
}

/** Changes that make a review public. */
export const publishedReview = { state: 'published', publishedOn: '2027-03-05', decidedAt: testNow } as const

/** A review of a new account that waits for a decision, or what `changes` say; returns its id. */
export async function newReview(
  db: Database,
  changes: Partial<typeof reviews.$inferInsert> = {},
): Promise<number> {
  const authorId = changes.authorId ?? (await signedInAccount(db, { firstName: 'Élodie' })).userId
  const departureId = changes.departureId ?? (await pastDeparture(db))
  const review = {
    expeditionId: 1,
    rating: 2,
    firstName: 'Élodie',
    text: 'Nous avons attendu le bus deux heures sous la pluie.',
    experienceMonth: '2027-03',
    isVerified: true,
    state: 'pending',
    submittedAt: testNow,
  } as const
  const [row] = await db
    .insert(reviews)
    .values({ ...review, ...changes, authorId, departureId })
    .returning()
  return row?.id ?? 0
}
