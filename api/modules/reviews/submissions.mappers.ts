import type { reviews } from '#api/db/reviewTables.ts'
import type { OwnReview } from '#api/modules/reviews/submissions.contract.ts'

export const toOwnReview = (row: typeof reviews.$inferSelect): OwnReview => ({
  id: String(row.id),
  rating: row.rating,
  text: row.text,
  experience_month: row.experienceMonth,
  state: row.state,
  reason: row.refusalText ?? row.hiddenReason,
  submitted_at: row.submittedAt?.toISOString() ?? null,
})
