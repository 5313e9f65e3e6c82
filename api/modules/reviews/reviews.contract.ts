import { type Static, Type } from 'typebox'
import { day, decimal, flag, nullable, PageNumber, text, whole } from '#api/contract.ts'

const reviewFields = {
  id: text('Id', '1'),
  rateOnFive: decimal('Stars, 1 to 5', 5),
  firstName: text('Who wrote it', 'Élodie'),
  reviewText: text('What was written', 'Au bout d’une heure Camille avait trouvé le rythme du groupe.'),
  date: day('When it was published', '2026-07-10'),
  experience_month: nullable(text('When the trip took place, YYYY-MM', '2026-06')),
  context: nullable(text('Who travelled', 'En famille')),
  verified: flag('The author was on that trip'),
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
  },
  { title: 'ReviewStat' },
)
export type ReviewStat = Static<typeof ReviewStat>

export const ReviewsQuery = Type.Object({
  rating: Type.Optional(text('Only those that give so many stars', '5', { pattern: '^[1-5]$' })),
  page: Type.Optional(PageNumber),
  per_page: Type.Optional(
    text('Reviews a page, 50 at most and by default', '10', { pattern: '^([1-9]|[1-4][0-9]|50)$' }),
  ),
})
