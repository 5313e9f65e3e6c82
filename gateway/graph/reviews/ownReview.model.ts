import type { OwnReview, ReviewState } from '#gateway/graph/schema.generated.ts'
import { id, recordOrNull, text, textOrNull, whole } from '#gateway/upstream/read.ts'

const states: Record<string, ReviewState> = {
  published: 'PUBLISHED',
  refused: 'REFUSED',
  hidden: 'HIDDEN',
}

const toReviewState = (value: unknown): ReviewState => states[text(value)] ?? 'PENDING'

/** Null without a review, and where the service has no such reviews. */
export function toOwnReview(body: unknown): OwnReview | null {
  const api = recordOrNull(body)
  if (!api) return null
  return {
    id: id(api.id),
    rating: whole(api.rating),
    text: text(api.text),
    experienceMonth: textOrNull(api.experience_month),
    state: toReviewState(api.state),
    reason: textOrNull(api.reason),
    submittedAt: textOrNull(api.submitted_at),
  }
}
