import type { reviewDecisions, reviewLists } from '#api/modules/agency/reviews/reviews.contract.ts'
import type { ReviewState } from '#api/modules/reviews/reviewStates.contract.ts'
import { moderationDays } from '#schema/constants.ts'

export type ReviewList = (typeof reviewLists)[number]
export type Decision = (typeof reviewDecisions)[number]

/** A refusal may be corrected; what is public is hidden with a reason instead. */
const decisionsByState: Record<ReviewState, readonly Decision[]> = {
  pending: ['publish', 'refuse'],
  refused: ['publish'],
  published: [],
  hidden: [],
}

export const mayDecide = (state: ReviewState, decision: Decision): boolean =>
  decisionsByState[state].includes(decision)

/** Reviews that wait for a decision are listed by their age. */
export const isOldestFirst = (list: ReviewList): boolean => list === 'pending'

/** Time by which a review gets a decision. */
export const dueAt = (submittedAt: Date): Date =>
  new Date(submittedAt.getTime() + moderationDays * 86_400_000)
