import { maxReviewLength, minReviewLength } from '#schema/constants.ts'
import { messages } from '#web/features/reviews/ownReview.messages.ts'

/** Letters as a reader counts them. */
export const computeLength = (text: string): number => [...text.trim()].length

export const reviewRules = {
  rating: (value: string) => (/^[1-5]$/.test(value) ? undefined : messages.ratingMissing),
  text(value: string) {
    const length = computeLength(value)
    if (length < minReviewLength) return messages.tooShort
    return length > maxReviewLength ? messages.tooLong : undefined
  },
  experienceMonth: () => undefined,
}
