import { expeditionDocuments, reviewTotals } from '#api/db/answerTables.ts'
import { batched } from '#api/db/batched.ts'
import type { Database } from '#api/db/client.ts'
import { and, count, desc, eq, isNull, or, sql } from '#api/db/drizzle.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { expeditions } from '#api/db/tables.ts'
import { byKey, rowVersion } from '#api/modules/expeditions/byKey.ts'
import { moderationStat, showReviews } from '#api/modules/reviews/publication.repository.ts'
import type {
  Review,
  ReviewFilter,
  ReviewStat,
  ReviewWithExpedition,
} from '#api/modules/reviews/reviews.contract.ts'
import { type Company, companies } from '#schema/constants.ts'

const lastShown = 10

/**
 * Columns of a review as the response names them: the database builds the JSON, which is faster than mapping
 * rows.
 */
const reviewColumns = sql`reviews.id::text, rating as "rateOnFive", first_name as "firstName", text as "reviewText",
  published_on as date, experience_month, context, is_verified as verified, travelled_with,
  case when reply_body is not null
    then json_build_object('body', reply_body, 'author', reply_author, 'date', replied_on, 'role', reply_role)
    end as reply`

const isPublished = eq(reviews.state, 'published')

export function reviewRepository(db: Database) {
  const findPage = pages(db)

  return {
    /** Resolves a key to its expedition, the version of its reviews and their number. */
    expedition: byKey(db, 'reviews', {
      id: expeditionDocuments.expeditionId,
      version: rowVersion,
      reviewCount: expeditionDocuments.reviewCount,
    }),

    /** A page of an expedition's reviews that pass the filter, newest first, as a JSON text. */
    ofExpedition: (expeditionId: number, { rating, company }: ReviewFilter, page: number, perPage: number) =>
      findPage([expeditionId, rating, toPosition(company), perPage, (page - 1) * perPage].join(' ')),

    async findStat(expeditionId: number, company: Company | undefined): Promise<ReviewStat> {
      const totals = await db
        .select({ rating: reviews.rating, travelledWith: reviews.travelledWith, count: count() })
        .from(reviews)
        .where(and(eq(reviews.expeditionId, expeditionId), isPublished))
        .groupBy(reviews.rating, reviews.travelledWith)
      const sum = (name: Company) =>
        totals.reduce((all, total) => all + (total.travelledWith === name ? total.count : 0), 0)
      return {
        ...toStat(totals.filter(({ travelledWith }) => !company || travelledWith === company)),
        companies: Object.fromEntries(companies.map((name) => [name, sum(name)])),
      }
    },

    last: () => newest(db, 0, lastShown, 0),

    /** A page of all reviews, or of those with a rating, newest first. */
    all: (rating: number, page: number, perPage: number) => newest(db, rating, perPage, (page - 1) * perPage),

    stat: async (now: Date): Promise<ReviewStat> => ({
      ...toStat(await db.select().from(reviewTotals)),
      moderation: await moderationStat(db, now),
    }),
  }
}

function toStat(totals: { rating: number; count: number }[]): ReviewStat {
  const of = (rating: number) =>
    totals.reduce((sum, total) => sum + (total.rating === rating ? total.count : 0), 0)
  const counted = totals.reduce((sum, total) => sum + total.count, 0)
  const stars = totals.reduce((sum, total) => sum + total.rating * total.count, 0)
  return {
    average: counted > 0 ? Math.round((stars / counted) * 10) / 10 : null,
    count: counted,
    distribution: { '1': of(1), '2': of(2), '3': of(3), '4': of(4), '5': of(5) },
  }
}

const withExpedition = (db: Database) =>
  db
    .select({
      review: sql<Review>`(select to_json(review) from (select ${reviewColumns}) as review)`,
      expedition: { id: expeditions.id, slug: expeditions.slug, name: expeditions.name },
    })
    .from(reviews)
    .innerJoin(expeditions, eq(expeditions.id, reviews.expeditionId))

async function newest(db: Database, rating: number, most: number, skipped: number) {
  const rows = await withExpedition(db)
    .where(
      and(
        isPublished,
        eq(expeditions.state, 'published'),
        rating === 0 ? undefined : eq(reviews.rating, rating),
      ),
    )
    .orderBy(desc(reviews.publishedOn), desc(reviews.id))
    .limit(most)
    .offset(skipped)
  return rows.map(toReviewWithExpedition)
}

type WithExpedition = { review: Review; expedition: { id: number; slug: string; name: string } }

const toReviewWithExpedition = ({ review, expedition }: WithExpedition): ReviewWithExpedition => ({
  ...review,
  expedition: { ...expedition, id: String(expedition.id) },
})

/** A published review. */
export async function findReview(db: Database, id: number): Promise<ReviewWithExpedition | undefined> {
  const [row] = await withExpedition(db).where(and(isPublished, eq(reviews.id, id)))
  return row && toReviewWithExpedition(row)
}

type Reply = Omit<NonNullable<Review['reply']>, 'role'>

/** Inserts or replaces the reply of a guide; false when the agency has replied. */
export async function replyToReview(
  db: Database,
  review: ReviewWithExpedition,
  { body, author, date }: Reply,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isFree = or(isNull(reviews.replyBody), eq(reviews.replyRole, 'guide'))
    const replied = await tx
      .update(reviews)
      .set({ replyBody: body, replyAuthor: author, repliedOn: date, replyRole: 'guide' })
      .where(and(isFree, isPublished, eq(reviews.id, Number(review.id))))
      .returning({ id: reviews.id })
    await showReviews(tx, Number(review.expedition.id), now)
    return replied.length > 0
  })
}

/** From 1; 0 stands for any. */
const toPosition = (company: Company | undefined) => (company ? companies.indexOf(company) + 1 : 0)

/** Pages of reviews by expedition, rating and company (0 for any), length and offset. */
function pages(db: Database) {
  const parameters = ['trips', 'ratings', 'companies', 'limits', 'offsets']
  const columns = sql.join(
    parameters.map((name) => sql`${sql.placeholder(name)}::int[]`),
    sql`, `,
  )
  const query = db
    .select({
      key: sql<string>`concat_ws(' ', trip, stars, company, most, skipped)`,
      page: sql<string>`(select coalesce(json_agg(review), '[]')::text from (
        select ${reviewColumns} from reviews where expedition_id = trip and state = 'published' and stars in (0, rating)
          and (company = 0 or travelled_with = (${sql.param([...companies])}::text[])[company])
        order by published_on desc, reviews.id desc limit most offset skipped) as review)`,
    })
    .from(sql`unnest(${columns}) as requested(trip, stars, company, most, skipped)`)
    .prepare('reviews_of_expedition')
  return batched(async (keys: string[]) => {
    const targets = keys.map((key) => key.split(' '))
    const values = parameters.map((name, position) => [name, targets.map((words) => words[position])])
    const rows = await query.execute(Object.fromEntries(values))
    return new Map(rows.map(({ key, page }) => [key, page]))
  })
}
