import { count, desc, eq, sql } from 'drizzle-orm'
import { expeditionDocuments, reviewTotals } from '#api/db/answerTables.ts'
import { batched } from '#api/db/batched.ts'
import type { Database } from '#api/db/client.ts'
import { expeditions, reviews } from '#api/db/tables.ts'
import { byKey, rowVersion } from '#api/modules/expeditions/byKey.ts'
import type { Review, ReviewStat } from '#api/modules/reviews/reviews.contract.ts'

const lastShown = 10

/** A review as it is told, by the database: mapping so many columns of so many rows takes longer than reading them. */
const told = sql`reviews.id::text, rating as "rateOnFive", first_name as "firstName", text as "reviewText",
  published_on as date, experience_month, context, is_verified as verified`

export function reviewRepository(db: Database) {
  const pageOf = pages(db)

  return {
    /** The trip behind a key, the version of what is said of it, and how many reviews it has. */
    trip: byKey(db, 'reviews', {
      id: expeditionDocuments.expeditionId,
      version: rowVersion,
      reviewCount: expeditionDocuments.reviewCount,
    }),

    /** A page of a trip's reviews, newest first, as a JSON text; all of them, or those that give so many stars. */
    ofExpedition: (expeditionId: number, stars: number, page: number, perPage: number) =>
      pageOf([expeditionId, stars, perPage, (page - 1) * perPage].join(' ')),

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
          review: sql<Review>`(select to_json(review) from (select ${told}) as review)`,
          expedition: { id: expeditions.id, slug: expeditions.slug, name: expeditions.name },
        })
        .from(reviews)
        .innerJoin(expeditions, eq(expeditions.id, reviews.expeditionId))
        .orderBy(desc(reviews.publishedOn), desc(reviews.id))
        .limit(lastShown)
      return rows.map(({ review, expedition }) => ({
        ...review,
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

/** Pages of reviews, each asked for by its trip, its stars (0 for any), its length and how many stand before it. */
function pages(db: Database) {
  const asked = ['trips', 'ratings', 'limits', 'offsets']
  const columns = sql.join(
    asked.map((name) => sql`${sql.placeholder(name)}::int[]`),
    sql`, `,
  )
  const query = db
    .select({
      key: sql<string>`concat_ws(' ', trip, stars, most, skipped)`,
      page: sql<string>`(select coalesce(json_agg(review), '[]')::text from (
        select ${told} from reviews where expedition_id = trip and stars in (0, rating)
        order by published_on desc, reviews.id desc limit most offset skipped) as review)`,
    })
    .from(sql`unnest(${columns}) as asked(trip, stars, most, skipped)`)
    .prepare('reviews_of_expedition')
  return batched(async (keys: string[]) => {
    const wanted = keys.map((key) => key.split(' '))
    const values = asked.map((name, position) => [name, wanted.map((words) => words[position])])
    const rows = await query.execute(Object.fromEntries(values))
    return new Map(rows.map(({ key, page }) => [key, page]))
  })
}
