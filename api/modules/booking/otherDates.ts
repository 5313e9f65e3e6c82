import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { type departures, expeditions } from '#api/db/tables.ts'
import { alternativesTo } from '#api/modules/agency/departures/alternatives.repository.ts'
import { sitePaths } from '#schema/sitePaths.ts'

type Departure = typeof departures.$inferSelect

/** Up to three other departures of a trip that the agency has cancelled, with places for the party; none for others. */
export async function otherDates(
  tx: Database,
  departure: Departure,
  { places, now, publicUrl }: { places: number; now: Date; publicUrl: string },
): Promise<{ startOn: string; endOn: string; link: string }[]> {
  if (departure.canceledAt === null) return []
  const { slug } = expeditions
  const [trip] = await tx.select({ slug }).from(expeditions).where(eq(expeditions.id, departure.expeditionId))
  if (!trip) return []
  const link = publicUrl + sitePaths.expedition(trip.slug)
  const others = await alternativesTo(tx, departure, places, now)
  return others.map(({ start, end }) => ({ startOn: start, endOn: end, link }))
}
