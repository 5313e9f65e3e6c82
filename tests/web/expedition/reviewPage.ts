import type { ReviewPageFragment } from '#web/features/reviews/ExpeditionReviews.generated.ts'
import type { ReviewLineFragment } from '#web/features/reviews/ReviewLine.generated.ts'

/** A traveller's review, with the given changes. */
export const review = (fields: Partial<ReviewLineFragment>): ReviewLineFragment => ({
  __typename: 'Review',
  id: '1',
  rating: 5,
  firstName: 'Soraya',
  text: 'Superbe.',
  date: '2026-07-10',
  experienceMonth: null,
  context: null,
  isVerified: true,
  travelledWith: null,
  reply: null,
  ...fields,
})

/** A page of reviews; with a cursor, one that others follow. */
export const reviewPage = (
  nodes: ReviewLineFragment[],
  endCursor: string | null = null,
): ReviewPageFragment => ({
  __typename: 'ReviewConnection',
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  nodes,
})
