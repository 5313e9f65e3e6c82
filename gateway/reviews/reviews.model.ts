import type { ApiReview, ApiReviewStat } from '#gateway/rest/api.generated.ts'
import {
  dayOrNull,
  flag,
  number,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  whole,
} from '#gateway/rest/read.ts'
import type { Review, ReviewStats } from '#gateway/schema.generated.ts'

/** A review; `expeditionId` is what is known of the trip it is about. */
export type ReviewModel = Omit<Review, 'expedition'> & { expeditionId: string | null }

/** Another service may give its reviews no id: their place in the list of their trip is one. */
export function toReview(body: unknown, index: number, expeditionId: string | null): ReviewModel {
  const api = record<ApiReview>(body)
  const about = textOrNull(recordOrNull(recordOrNull(body)?.expedition)?.id) ?? expeditionId
  return {
    id: text(api.id, `${about ?? 'review'}-${index}`),
    rating: number(api.rateOnFive, 5),
    firstName: text(api.firstName),
    text: text(api.reviewText),
    date: dayOrNull(api.date),
    experienceMonth: textOrNull(api.experience_month),
    context: textOrNull(api.context),
    isVerified: flag(api.verified),
    expeditionId: about,
  }
}

export function toReviewStats(body: unknown): ReviewStats {
  const api = record<ApiReviewStat>(body)
  const distribution = recordOrNull(api.distribution)
  return {
    average: numberOrNull(api.average),
    count: whole(api.count),
    distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: whole(distribution?.[rating]) })),
  }
}
