import { type Static, Type } from 'typebox'
import { day, decimal, flag, nullable, oneOf, PageNumber, text, whole } from '#api/contract.ts'
import { type Company, companies, maxMessageLength, minMessageLength } from '#schema/constants.ts'

const extension = { 'x-extension': true }

const ReviewReply = Type.Object(
  {
    body: text('Plain text', 'Merci Soraya ! Des bouchons t’attendent dans mon sac la prochaine fois.'),
    author: text('First name of the guide', 'Camille'),
    date: day('When it was written', '2026-07-15'),
  },
  { title: 'ReviewReply', description: 'Of a guide who leads the trip', ...extension },
)

const reviewFields = {
  id: text('Id', '1'),
  rateOnFive: decimal('Stars, 1 to 5', 5),
  firstName: text('Who wrote it', 'Élodie'),
  reviewText: text('What was written', 'Au bout d’une heure Camille avait trouvé le rythme du groupe.'),
  date: day('When it was published', '2026-07-10'),
  experience_month: nullable(text('When the trip took place, YYYY-MM', '2026-06')),
  context: nullable(text('Who travelled, in the words of the author', 'Maman de Sacha')),
  verified: flag('The author was on that trip'),
  travelled_with: nullable({ ...oneOf(companies, { description: 'Who travelled' }), ...extension }),
  reply: nullable(ReviewReply),
}

export const Review = Type.Object(reviewFields, { title: 'Review' })
export type Review = Static<typeof Review>

export const ReviewWithExpedition = Type.Object(
  {
    ...reviewFields,
    expedition: Type.Object({
      id: text('Id', '1'),
      slug: text('Slug', 'balcons-de-la-vanoise'),
      name: text('Name', 'Les balcons de la Vanoise'),
    }),
  },
  { title: 'ReviewWithExpedition' },
)
export type ReviewWithExpedition = Static<typeof ReviewWithExpedition>

const counted = (stars: number) => whole(`Reviews with ${stars} of 5`, 12)

export const ReviewStat = Type.Object(
  {
    average: nullable(decimal('Average of the reviews; null without any', 4.7)),
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
          companies.map((company) => [company, whole(`Reviews of ${company} travellers`, 12)]),
        ),
        { ...extension, description: 'Of one trip, how many reviews by who travelled, whatever the filter' },
      ),
    ),
  },
  { title: 'ReviewStat' },
)
export type ReviewStat = Static<typeof ReviewStat>

const travelledWith = Type.Optional(oneOf(companies, { description: 'Only reviews of these travellers' }))

export const ReviewStatQuery = Type.Object({ travelled_with: travelledWith })

/** Shared by the page and its count. */
export type ReviewFilter = { rating: number; company: Company | undefined }

export const ReviewParams = Type.Object({
  id: text('Id of the review', '1', { pattern: '^[1-9][0-9]{0,8}$' }),
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

export const ReviewsQuery = Type.Object({
  travelled_with: travelledWith,
  rating: Type.Optional(text('Only those that give so many stars', '5', { pattern: '^[1-5]$' })),
  page: Type.Optional(PageNumber),
  per_page: Type.Optional(
    text('Reviews a page, 50 at most and by default', '10', { pattern: '^([1-9]|[1-4][0-9]|50)$' }),
  ),
})
