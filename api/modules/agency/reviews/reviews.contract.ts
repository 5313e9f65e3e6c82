import { type Static, Type } from 'typebox'
import { conflictBody, day, flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { toId } from '#api/modules/agency/departures/departures.contract.ts'
import { refusalReasons, replyRoles, reviewStates } from '#api/modules/reviews/reviewStates.contract.ts'
import { maxMessageLength, maxRefusalText } from '#schema/constants.ts'

/**
 * Lists of the moderation: the states, the reviews with reports that wait for a decision, and those written on
 * the site in any state.
 */
export const reviewLists = [...reviewStates, 'reported', 'written'] as const
export const reviewDecisions = ['publish', 'refuse'] as const

const time = '2027-02-01T18:20:00.000Z'

const AgencyReviewReply = Type.Object(
  {
    body: text('Plain text', 'Merci Soraya\u00a0!'),
    author_name: text('First name of the author', 'Claire'),
    date: day('Date of the reply', '2027-02-03'),
    role: oneOf(replyRoles, { description: 'Role of the author' }),
  },
  { title: 'AgencyReviewReply' },
)

const fields = {
  id: text('ID', '202'),
  version: whole('Version, to send with a decision', 1),
  state: oneOf(reviewStates, { description: 'State' }),
  rating: whole('Rating, 1 to 5', 2),
  text: text('Text, as the author wrote it', 'Nous avons attendu le bus deux heures sous la pluie.'),
  author_name: text('First name of the author', 'Élodie'),
  expedition_id: text('ID of the expedition', '1'),
  expedition_name: text('Name of the expedition', 'Balcons de la Vanoise'),
  expedition_slug: text('Slug of the expedition', 'balcons-de-la-vanoise'),
  experience_month: nullable(text('Month of the trip, YYYY-MM', '2026-06')),
  is_verified: flag('Whether the author travelled on the expedition'),
  submitted_at: nullable(instant('Time at which it was written on the site', time)),
  due_at: nullable(instant('Time by which a pending one gets a decision', time)),
  decided_at: nullable(instant('Time of the first decision', time)),
  published_on: nullable(day('Day of publication', '2027-02-03')),
  refusal_reason: nullable(oneOf(refusalReasons, { description: 'Reason of a refusal' })),
  refusal_text: nullable(text('Sentence mailed to the author', 'Un nom de famille y figure.')),
  hidden_reason: nullable(text('Reason for hiding it', 'Coordonnées personnelles')),
  reports_count: whole('Reports that wait for a decision', 0),
  report_reasons: Type.Array(text('Reason of a report', 'Un numéro de téléphone'), {
    description: 'Reasons that those reports give',
  }),
  reply: nullable(AgencyReviewReply),
}

export const AgencyReview = Type.Object(fields, { title: 'AgencyReview' })
export type AgencyReview = Static<typeof AgencyReview>

export const AgencyReviews = Type.Object(
  {
    reviews: Type.Array(AgencyReview, {
      description: 'Reviews; those that wait for a decision oldest first, others newest first',
    }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'MTgwNDY2OTIwMDAwMF8yMDI')),
    total_count: whole('Number of reviews on all pages', 12),
  },
  { title: 'AgencyReviews' },
)

export const AgencyReviewsQuery = Type.Object({
  list: Type.Optional(oneOf(reviewLists, { description: 'List; those that wait by default' })),
  expedition_id: Type.Optional(toId('ID of the expedition', '1')),
  customer_id: Type.Optional(uuid('ID of the author', '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e')),
  first: Type.Optional(text('Number of reviews, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', 'MTgwNDY2OTIwMDAwMF8yMDI', { maxLength: 100 })),
})
export type AgencyReviewsQuery = Static<typeof AgencyReviewsQuery>

export const AgencyReviewParams = Type.Object({ id: toId('ID of the review', '202') })

export const ReviewDecision = Type.Object(
  {
    version: whole('Version that the decision is based on', 1, { minimum: 1 }),
    decision: oneOf(reviewDecisions, { description: 'Decision' }),
    reason: Type.Optional(nullable(oneOf(refusalReasons, { description: 'Reason, to refuse it' }))),
    sentence: Type.Optional(
      nullable(
        text('Sentence for the author, to refuse it', 'Un nom de famille y figure.', {
          maxLength: maxRefusalText,
        }),
      ),
    ),
  },
  { title: 'AgencyReviewDecision', additionalProperties: false },
)
export type ReviewDecision = Static<typeof ReviewDecision>

export const AgencyReviewReplyBody = Type.Object(
  { body: text('Plain text', 'Merci Soraya\u00a0!', { minLength: 1, maxLength: maxMessageLength }) },
  { title: 'AgencyReviewReplyBody', additionalProperties: false },
)

export const ReviewConflict = conflictBody(
  Type.Object(
    {
      ...fields,
      changed_by: nullable(text('First name of the author of the stored version', 'Agnès')),
      changed_at: instant('Time of the stored version', time),
    },
    { title: 'StoredAgencyReview' },
  ),
)
