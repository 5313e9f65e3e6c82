import { addDays, parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { daysBefore } from '#api/db/demo/demoId.ts'
import { fan } from '#api/db/demo/fans.ts'
import { pendingReviews } from '#api/db/demo/pendingReviews.content.ts'
import { and, desc, isNull, lt } from '#api/db/drizzle.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { departures } from '#api/db/tables.ts'

/** Travellers came back before they wrote. */
const daysSinceReturn = 8

/** Loads reviews that wait for a decision, of the newest past departures of as many trips; one of them is late. */
export async function loadPendingReviews(db: Database, now: Date): Promise<void> {
  const isPast = lt(departures.endOn, addDays(parisDay(now), -daysSinceReturn))
  const past = await db
    .select()
    .from(departures)
    .where(and(isPast, isNull(departures.canceledAt)))
    .orderBy(desc(departures.endOn), departures.id)
  const trips = [...Map.groupBy(past, ({ expeditionId }) => expeditionId).values()]
  const rows = pendingReviews.flatMap(({ rating, author, daysAgo, text }, index) => {
    const departure = trips[index]?.[0]
    if (!departure) return []
    const { id: authorId, firstName } = fan(author)
    return {
      expeditionId: departure.expeditionId,
      departureId: departure.id,
      authorId,
      firstName,
      rating,
      text,
      experienceMonth: departure.startOn.slice(0, 7),
      isVerified: true,
      state: 'pending' as const,
      submittedAt: daysBefore(now, daysAgo),
    }
  })
  await db.insert(reviews).values(rows)
}
