import { expeditionDocuments, reviewTotals } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { count, eq, sql } from '#api/db/drizzle.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { expeditions } from '#api/db/tables.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'
import { moderationDays } from '#schema/constants.ts'

type Counted = Pick<typeof reviews.$inferSelect, 'expeditionId' | 'rating'>

/** Counts a review that becomes public (1) or no longer is (-1), and rewrites what shows the figures. */
export async function countReview(
  tx: Database,
  { expeditionId, rating }: Counted,
  by: 1 | -1,
  now: Date,
): Promise<void> {
  const { reviewCount, ratingSum } = expeditions
  await tx
    .update(expeditions)
    .set({ reviewCount: sql`${reviewCount} + ${by}`, ratingSum: sql`${ratingSum} + ${by * rating}` })
    .where(eq(expeditions.id, expeditionId))
  await tx
    .insert(reviewTotals)
    .values({ rating, count: by })
    .onConflictDoUpdate({
      target: reviewTotals.rating,
      set: { count: sql`${reviewTotals.count} + ${by}` },
    })
  await showReviews(tx, expeditionId, now)
}

/** Rewrites the documents of an expedition, in a new version also where only a text has changed. */
export async function showReviews(tx: Database, expeditionId: number, now: Date): Promise<void> {
  await refreshExpeditions(tx, [expeditionId], now)
  await tx
    .update(expeditionDocuments)
    .set({ reviewCount: sql`${expeditionDocuments.reviewCount}` })
    .where(eq(expeditionDocuments.expeditionId, expeditionId))
}

const yearDays = 365
const dayMs = 86_400_000

/** Reviews received in the last year, and those that have waited longer than the site promises. */
export async function moderationStat(db: Database, now: Date) {
  const { submittedAt, decidedAt } = reviews
  const at = sql`${now.toISOString()}::timestamptz`
  const longest = sql`make_interval(days => ${moderationDays}::int)`
  const [row] = await db
    .select({
      received: count(),
      late: sql<number>`(count(*) filter (where coalesce(${decidedAt}, ${at}) - ${submittedAt} > ${longest}))::int`,
    })
    .from(reviews)
    .where(sql`${submittedAt} > ${new Date(now.getTime() - yearDays * dayMs).toISOString()}::timestamptz`)
  return { received_count: row?.received ?? 0, late_count: row?.late ?? 0 }
}
