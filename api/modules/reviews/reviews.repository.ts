import { asc, desc, eq, sql } from 'drizzle-orm'
import { reviewTotals } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { expeditions, reviews } from '#api/db/tables.ts'
import type { Review, ReviewStat } from '#api/modules/reviews/reviews.contract.ts'

const lastShown = 10

export function reviewRepository(db: Database) {
  const ofExpedition = db
    .select()
    .from(reviews)
    .where(eq(reviews.expeditionId, sql.placeholder('id')))
    .orderBy(desc(reviews.publishedOn), desc(reviews.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('reviews_of_expedition')

  return {
    /** A page of a trip's reviews, newest first. */
    async ofExpedition(expeditionId: number, page: number, perPage: number): Promise<Review[]> {
      const rows = await ofExpedition.execute({
        id: expeditionId,
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return rows.map(toReview)
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

    async stat(): Promise<ReviewStat> {
      const totals = await db.select().from(reviewTotals).orderBy(asc(reviewTotals.rating))
      const of = (rating: number) => totals.find((total) => total.rating === rating)?.count ?? 0
      const count = totals.reduce((sum, total) => sum + total.count, 0)
      const stars = totals.reduce((sum, total) => sum + total.rating * total.count, 0)
      return {
        average: count > 0 ? Math.round((stars / count) * 10) / 10 : null,
        count,
        distribution: { '1': of(1), '2': of(2), '3': of(3), '4': of(4), '5': of(5) },
      }
    },
  }
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
