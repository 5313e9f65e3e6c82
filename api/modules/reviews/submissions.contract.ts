import { type Static, Type } from 'typebox'
import { instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { reviewStates } from '#api/modules/reviews/reviewStates.contract.ts'
import { maxReviewLength, minReviewLength } from '#schema/constants.ts'

const exampleText = 'Camille nous a attendus à chaque col, et les enfants en parlent encore.'
const month = '^[0-9]{4}-(0[1-9]|1[0-2])$'

export const ReviewedReservationParams = Type.Object({
  id: uuid('ID of the reservation', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'),
})

export const ReviewCreation = Type.Object(
  {
    rating: whole('Rating, 1 to 5', 5, { minimum: 1, maximum: 5 }),
    text: text(`Plain text, ${minReviewLength} to ${maxReviewLength} characters`, exampleText, {
      minLength: minReviewLength,
      maxLength: maxReviewLength,
    }),
    experience_month: text('Month of the trip, YYYY-MM', '2026-06', { pattern: month }),
  },
  { title: 'ReviewCreation', additionalProperties: false },
)
export type ReviewCreation = Static<typeof ReviewCreation>

export const OwnReview = Type.Object(
  {
    id: text('ID', '202'),
    rating: whole('Rating, 1 to 5', 5),
    text: text('Plain text', exampleText),
    experience_month: nullable(text('Month of the trip, YYYY-MM', '2026-06')),
    state: oneOf(reviewStates, { description: 'State; refused and hidden ones have a reason' }),
    reason: nullable(text('Why it is not public, in French', 'Un nom de famille y figure.')),
    submitted_at: nullable(instant('Time at which it was written', '2026-07-10T18:20:00.000Z')),
  },
  { title: 'OwnReview', 'x-extension': true },
)
export type OwnReview = Static<typeof OwnReview>
