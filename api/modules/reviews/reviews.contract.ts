import { type Static, Type } from 'typebox'
import { day, decimal, flag, nullable, oneOf, PageNumber, text, whole } from '#api/contract.ts'
import { replyRoles } from '#api/modules/reviews/reviewStates.contract.ts'
import {
  type Company,
  companies,
  maxMessageLength,
  minMessageLength,
  moderationDays,
} from '#schema/constants.ts'

const extension = { 'x-extension': true }

const ReviewReply = Type.Object(
  {
    body: text('Plain text', 'Merci Soraya ! Des bouchons t’attendent dans mon sac la prochaine fois.'),
    author: text('First name of the guide', 'Camille'),
    date: day('Date of the reply', '2026-07-15'),
    role: oneOf(replyRoles, { description: 'Role of the author' }),
  },
  {
    title: 'ReviewReply',
    description: 'Reply by a guide who leads the expedition, or by the agency',
    ...extension,
  },
)

const reviewFields = {
  id: text('ID', '1'),
  rateOnFive: decimal('Rating, 1 to 5', 5),
  firstName: text('First name of the author', 'Élodie'),
  reviewText: text('Text of the review', 'Au bout d’une heure Camille avait trouvé le rythme du groupe.'),
  date: day('Publication date', '2026-07-10'),
  experience_month: nullable(text('Month of the expedition, YYYY-MM', '2026-06')),
  context: nullable(text('Travel party, in the words of the author', 'Maman de Sacha')),
  verified: flag('Whether the author travelled on the expedition'),
  travelled_with: nullable({ ...oneOf(companies, { description: 'Type of travel party' }), ...extension }),
  reply: nullable(ReviewReply),
}

export const Review = Type.Object(reviewFields, { title: 'Review' })
export type Review = Static<typeof Review>

export const ReviewWithExpedition = Type.Object(
  {
    ...reviewFields,
    expedition: Type.Object({
      id: text('ID', '1'),
      slug: text('Slug', 'balcons-de-la-vanoise'),
      name: text('Name', 'Les balcons de la Vanoise'),
    }),
  },
  { title: 'ReviewWithExpedition' },
)
export type ReviewWithExpedition = Static<typeof ReviewWithExpedition>

const counted = (stars: number) => whole(`Number of reviews with a rating of ${stars}`, 12)

export const ReviewStat = Type.Object(
  {
    average: nullable(decimal('Average rating; null without reviews', 4.7)),
    count: whole('Number of reviews', 201),
    distribution: Type.Object({
      '1': counted(1),
      '2': counted(2),
      '3': counted(3),
      '4': counted(4),
      '5': counted(5),
    }),
    companies: Type.Optional(
      Type.Object(
        Object.fromEntries(
          companies.map((company) => [
            company,
            whole(`Number of reviews by travellers of type ${company}`, 12),
          ]),
        ),
        {
          ...extension,
          description:
            'Number of reviews of one expedition by type of travel party, regardless of the filter',
        },
      ),
    ),
    moderation: Type.Optional(
      Type.Object(
        {
          received_count: whole('Reviews written on the site in the last twelve months', 84),
          late_count: whole(`Those without a decision within ${moderationDays} days`, 2),
        },
        { ...extension, description: 'Time that reviews wait for a decision; over all expeditions only' },
      ),
    ),
  },
  { title: 'ReviewStat' },
)
export type ReviewStat = Static<typeof ReviewStat>

const travelledWith = Type.Optional(
  oneOf(companies, { description: 'Only reviews by this type of travel party' }),
)

export const ReviewStatQuery = Type.Object({ travelled_with: travelledWith })

/** Shared by the page and its count. */
export type ReviewFilter = { rating: number; company: Company | undefined }

export const ReviewParams = Type.Object({
  id: text('Review ID', '1', { pattern: '^[1-9][0-9]{0,8}$' }),
})

export const ReplyBody = Type.Object(
  {
    body: text(`Plain text, ${minMessageLength} to ${maxMessageLength} characters`, 'Merci Soraya !', {
      minLength: minMessageLength,
      maxLength: maxMessageLength,
    }),
  },
  { additionalProperties: false },
)

const reviewPage = {
  rating: Type.Optional(text('Only reviews with this rating', '5', { pattern: '^[1-5]$' })),
  page: Type.Optional(PageNumber),
  per_page: Type.Optional(
    text('Reviews per page; maximum and default 50', '10', { pattern: '^([1-9]|[1-4][0-9]|50)$' }),
  ),
}

export const AllReviewsQuery = Type.Object(reviewPage)
export const ReviewsQuery = Type.Object({ ...reviewPage, travelled_with: travelledWith })
