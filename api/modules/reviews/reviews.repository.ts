import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { expeditionDocuments, reviewTotals } from '#api/db/answerTables.ts'
import { batched } from '#api/db/batched.ts'
import type { Database } from '#api/db/client.ts'
import { expeditions, reviews } from '#api/db/tables.ts'
import { byKey, rowVersion } from '#api/modules/expeditions/byKey.ts'
import type { Review, ReviewStat } from '#api/modules/reviews/reviews.contract.ts'

const lastShown = 10

export function reviewRepository(db: Database) {
  const pageOf = pages(db)

  return {
    /** The trip behind a key, the version of what is said of it, and how many reviews it has. */
    trip: byKey(db, 'reviews', {
      id: expeditionDocuments.expeditionId,
      version: rowVersion,
      reviewCount: expeditionDocuments.reviewCount,
    }),

    /** A page of a trip's reviews, newest first. */
    async ofExpedition(expeditionId: number, page: number, perPage: number): Promise<Review[]> {
      const rows = (await pageOf(`${expeditionId} ${perPage} ${(page - 1) * perPage}`)) ?? []
      return rows.map(({ review }) => toReview(review))
    },

    /** The same of those that give so many stars. */
    async withRating(expeditionId: number, rating: number, page: number, perPage: number): Promise<Review[]> {
      const rows = await db
        .select()
        .from(reviews)
        .where(and(eq(reviews.expeditionId, expeditionId), eq(reviews.rating, rating)))
        .orderBy(desc(reviews.publishedOn), desc(reviews.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      return rows.map(toReview)
    },

    async statOf(expeditionId: number): Promise<ReviewStat> {
      const totals = await db
        .select({ rating: reviews.rating, count: count() })
        .from(reviews)
        .where(eq(reviews.expeditionId, expeditionId))
        .groupBy(reviews.rating)
      return toStat(totals)
    },

    async last() {
      const rows = await db
        .select({
          review: reviews,
          expedition: { id: expeditions.id, slug: expeditions.slug, name: expeditions.name },
        })
        .from(reviews)
        .innerJoin(expeditions, eq(expeditions.id, reviews.expeditionId))
        .orderBy(desc(reviews.publishedOn), desc(reviews.id))
        .limit(lastShown)
      return rows.map(({ review, expedition }) => ({
        ...toReview(review),
        expedition: { ...expedition, id: String(expedition.id) },
      }))
    },

    stat: async (): Promise<ReviewStat> => toStat(await db.select().from(reviewTotals)),
  }
}

function toStat(totals: { rating: number; count: number }[]): ReviewStat {
  const of = (rating: number) => totals.find((total) => total.rating === rating)?.count ?? 0
  const counted = totals.reduce((sum, total) => sum + total.count, 0)
  const stars = totals.reduce((sum, total) => sum + total.rating * total.count, 0)
  return {
    average: counted > 0 ? Math.round((stars / counted) * 10) / 10 : null,
    count: counted,
    distribution: { '1': of(1), '2': of(2), '3': of(3), '4': of(4), '5': of(5) },
  }
}

/** Pages of reviews, each asked for by its trip, its length and how many stand before it. */
function pages(db: Database) {
  // Which reviews stand on each page, from the index alone: only theirs are then read.
  const shown = sql`(
    select asked.*, page.id
    from unnest(${sql.placeholder('trips')}::int[], ${sql.placeholder('limits')}::int[], ${sql.placeholder('offsets')}::int[])
      as asked(expedition_id, most, skipped),
      lateral (select id from reviews where expedition_id = asked.expedition_id
        order by published_on desc, id desc limit asked.most offset asked.skipped) as page) as shown`
  const query = db
    .select({
      key: sql<string>`shown.expedition_id || ' ' || shown.most || ' ' || shown.skipped`,
      review: getTableColumns(reviews),
    })
    .from(reviews)
    .innerJoin(shown, eq(reviews.id, sql`shown.id`))
    .orderBy(desc(reviews.publishedOn), desc(reviews.id))
    .prepare('reviews_of_expedition')
  return batched(async (keys: string[]) => {
    const wanted = keys.map((key) => key.split(' '))
    const [trips, limits, offsets] = [0, 1, 2].map((position) => wanted.map((words) => words[position]))
    return Map.groupBy(await query.execute({ trips, limits, offsets }), ({ key }) => key)
  })
}

function toReview(row: typeof reviews.$inferSelect): Review {
  return {
    id: String(row.id),
    rateOnFive: row.rating,
    firstName: row.firstName,
    reviewText: row.text,
    date: row.publishedOn,
    experience_month: row.experienceMonth,
    context: row.context,
    verified: row.isVerified,
  }
}
