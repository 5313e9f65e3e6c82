import { messages, users } from '#api/db/accountTables.ts'
import { day, instant } from '#api/db/columns.ts'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  sql,
  text,
  unique,
  uuid,
} from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { refusalReasons, replyRoles, reviewStates } from '#api/modules/reviews/reviewStates.contract.ts'
import { companies } from '#schema/constants.ts'

/** Reviews of travellers. Only published ones are shown and counted. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    firstName: text('first_name').notNull(),
    context: text(),
    text: text().notNull(),
    experienceMonth: text('experience_month'),
    /** Null until it is published. */
    publishedOn: day('published_on'),
    isVerified: boolean('is_verified').notNull(),
    travelledWith: text('travelled_with', { enum: companies }),
    replyBody: text('reply_body'),
    replyAuthor: text('reply_author'),
    repliedOn: day('replied_on'),
    replyRole: text('reply_role', { enum: replyRoles }).notNull().default('guide'),
    state: text({ enum: reviewStates }).notNull().default('published'),
    version: integer().notNull().default(1),
    /** Null for a review that was not written on the site. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    departureId: integer('departure_id').references((): AnyPgColumn => departures.id, {
      onDelete: 'set null',
    }),
    submittedAt: instant('submitted_at'),
    /** Time of the first decision. */
    decidedAt: instant('decided_at'),
    refusalReason: text('refusal_reason', { enum: refusalReasons }),
    /** Sentence mailed to the author. */
    refusalText: text('refusal_text'),
    hiddenReason: text('hidden_reason'),
  },
  (t) => [
    check('reviews_travelled_with', sql`${t.travelledWith} in ('family', 'couple', 'friends', 'solo')`),
    check(
      'reviews_reply_is_whole',
      sql`num_nulls(${t.replyBody}, ${t.replyAuthor}, ${t.repliedOn}) in (0, 3)`,
    ),
    check('reviews_reply_role', sql`${t.replyRole} in ('guide', 'agency')`),
    check('reviews_state', sql`${t.state} in ('pending', 'published', 'refused', 'hidden')`),
    check(
      'reviews_published_on',
      sql`(${t.state} in ('published', 'hidden')) = (${t.publishedOn} is not null)`,
    ),
    check(
      'reviews_refused',
      sql`(${t.state} = 'refused') = (${t.refusalReason} is not null) and num_nulls(${t.refusalReason}, ${t.refusalText}) in (0, 2)`,
    ),
    check('reviews_hidden', sql`(${t.state} = 'hidden') = (${t.hiddenReason} is not null)`),
    check(
      'reviews_decided',
      sql`${t.submittedAt} is null or (${t.state} = 'pending') = (${t.decidedAt} is null)`,
    ),
    unique('reviews_one_per_departure').on(t.authorId, t.departureId),
    index('reviews_submitted').on(t.submittedAt).where(sql`${t.submittedAt} is not null`),
    index('reviews_pending').on(t.submittedAt, t.id).where(sql`${t.state} = 'pending'`),
    index('reviews_by_expedition').on(
      t.expeditionId,
      t.publishedOn.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('reviews_newest').on(t.publishedOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
)

/** Reports of a message or a review, by an account or a visitor; an account reports each once. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'cascade' }),
    reason: text(),
    createdAt: instant('created_at').notNull(),
    dismissedAt: instant('dismissed_at'),
  },
  (t) => [
    check('reports_about_one', sql`num_nonnulls(${t.messageId}, ${t.reviewId}) = 1`),
    unique('reports_of_message').on(t.messageId, t.reporterId),
    unique('reports_of_review').on(t.reviewId, t.reporterId),
    index('reports_pending_messages').on(t.messageId).where(sql`${t.dismissedAt} is null`),
    index('reports_pending_reviews').on(t.reviewId).where(sql`${t.dismissedAt} is null`),
  ],
)
