import type { Database } from '#api/db/client.ts'
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from '#api/db/drizzle.ts'
import { reports, reviews } from '#api/db/reviewTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Position } from '#api/modules/agency/pages.ts'
import type { AgencyReview } from '#api/modules/agency/reviews/reviews.contract.ts'
import { dueAt, isOldestFirst, type ReviewList } from '#api/modules/agency/reviews/reviews.domain.ts'

export type ReviewFilter = {
  list: ReviewList
  expeditionId?: number | undefined
  customerId?: string | undefined
  after?: Position | undefined
}

const isPending = and(eq(reports.reviewId, reviews.id), isNull(reports.dismissedAt))
const reportsCount = sql<number>`(select count(*)::int from ${reports} where ${isPending})`
const reportReasons = sql<
  string[]
>`coalesce((select array_agg(${reports.reason} order by ${reports.createdAt})
  from ${reports} where ${isPending} and ${reports.reason} is not null), '{}')`

/** A page of the reviews that match. */
export async function listReviews(
  db: Database,
  filter: ReviewFilter,
  limit: number,
): Promise<AgencyReview[]> {
  const order = isOldestFirst(filter.list) ? asc : desc
  const rows = await withExpedition(db)
    .where(and(listConditions(filter), afterPosition(filter)))
    .orderBy(order(sortColumn(filter.list)), order(reviews.id))
    .limit(limit)
  return rows.map(toReview)
}

export async function countReviews(db: Database, filter: ReviewFilter): Promise<number> {
  const [total] = await db.select({ count: count() }).from(reviews).where(listConditions(filter))
  return total?.count ?? 0
}

/** Position of a review in a list, for the cursor of the next page. */
export function toPosition(list: ReviewList, review: AgencyReview): Position {
  const { submitted_at: written, decided_at: refused, published_on: published } = review
  const at = { pending: written, written, refused, published, hidden: published, reported: published }[list]
  return { at: new Date(at ?? 0).getTime(), id: review.id }
}

export async function reviewById(db: Database, id: number): Promise<AgencyReview | undefined> {
  const [row] = await withExpedition(db).where(eq(reviews.id, id))
  return row && toReview(row)
}

function withExpedition(db: Database) {
  return db
    .select({
      review: reviews,
      reportsCount,
      reportReasons,
      expedition: { name: expeditions.name, slug: expeditions.slug },
    })
    .from(reviews)
    .innerJoin(expeditions, eq(expeditions.id, reviews.expeditionId))
}

/** Only published reviews are reported. */
const listConditions = ({ list, expeditionId, customerId }: ReviewFilter) =>
  and(
    list === 'written'
      ? isNotNull(reviews.submittedAt)
      : eq(reviews.state, list === 'reported' ? 'published' : list),
    customerId === undefined ? undefined : eq(reviews.authorId, customerId),
    list === 'reported'
      ? sql`${reviews.id} in (select ${reports.reviewId} from ${reports}
          where ${reports.dismissedAt} is null and ${reports.reviewId} is not null)`
      : undefined,
    expeditionId === undefined ? undefined : eq(reviews.expeditionId, expeditionId),
  )

function sortColumn(list: ReviewList) {
  if (list === 'pending' || list === 'written') return reviews.submittedAt
  return list === 'refused' ? reviews.decidedAt : reviews.publishedOn
}

function afterPosition({ list, after }: ReviewFilter): SQL | undefined {
  if (!after) return undefined
  const isDay = sortColumn(list) === reviews.publishedOn
  const at = new Date(after.at).toISOString().slice(0, isDay ? 10 : undefined)
  const position = sql`(${at}::${sql.raw(isDay ? 'date' : 'timestamptz')}, ${after.id}::int)`
  const own = sql`(${sortColumn(list)}, ${reviews.id})`
  return isOldestFirst(list) ? sql`${own} > ${position}` : sql`${own} < ${position}`
}

type Row = Awaited<ReturnType<typeof withExpedition>>[number]

function toReview({ review, expedition, ...pending }: Row): AgencyReview {
  const { replyBody, replyAuthor, repliedOn, replyRole } = review
  const isReplied = replyBody !== null && replyAuthor !== null && repliedOn !== null
  return {
    id: String(review.id),
    version: review.version,
    state: review.state,
    rating: review.rating,
    text: review.text,
    author_name: review.firstName,
    expedition_id: String(review.expeditionId),
    expedition_name: expedition.name,
    expedition_slug: expedition.slug,
    experience_month: review.experienceMonth,
    is_verified: review.isVerified,
    submitted_at: review.submittedAt?.toISOString() ?? null,
    due_at: review.state === 'pending' && review.submittedAt ? dueAt(review.submittedAt).toISOString() : null,
    decided_at: review.decidedAt?.toISOString() ?? null,
    published_on: review.publishedOn,
    refusal_reason: review.refusalReason,
    refusal_text: review.refusalText,
    hidden_reason: review.hiddenReason,
    reports_count: pending.reportsCount,
    report_reasons: pending.reportReasons,
    reply: isReplied ? { body: replyBody, author_name: replyAuthor, date: repliedOn, role: replyRole } : null,
  }
}
