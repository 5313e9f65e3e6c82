import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import { toReviewState } from '#gateway/graph/reviews/ownReview.model.ts'
import type {
  AgencyReview,
  AgencyReviewConnection,
  ReviewRefusalReason,
  ReviewReply,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyReview,
  ApiAgencyReviewReply,
  ApiAgencyReviews,
} from '#gateway/upstream/api.generated.ts'
import {
  dayOrNull,
  flag,
  id,
  listOf,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  whole,
} from '#gateway/upstream/read.ts'

const reasons: Record<string, ReviewRefusalReason> = {
  personal_data: 'PERSONAL_DATA',
  insult: 'INSULT',
  advertising: 'ADVERTISING',
  off_topic: 'OFF_TOPIC',
  did_not_travel: 'DID_NOT_TRAVEL',
  illegal: 'ILLEGAL',
}

export function toAgencyReview(body: unknown): AgencyReview {
  const api = record<ApiAgencyReview>(body)
  return {
    id: id(api.id),
    version: whole(api.version),
    state: toReviewState(api.state),
    rating: whole(api.rating),
    text: text(api.text),
    authorName: text(api.author_name),
    expeditionId: id(api.expedition_id),
    expeditionName: text(api.expedition_name),
    expeditionSlug: text(api.expedition_slug),
    experienceMonth: textOrNull(api.experience_month),
    isVerified: flag(api.is_verified),
    submittedAt: textOrNull(api.submitted_at),
    dueAt: textOrNull(api.due_at),
    decidedAt: textOrNull(api.decided_at),
    publishedOn: dayOrNull(api.published_on),
    refusalReason: reasons[text(api.refusal_reason)] ?? null,
    refusalText: textOrNull(api.refusal_text),
    hiddenReason: textOrNull(api.hidden_reason),
    reportCount: whole(api.reports_count),
    reportReasons: texts(api.report_reasons),
    reply: toReply(api.reply),
  }
}

function toReply(body: unknown): ReviewReply | null {
  const api = recordOrNull<ApiAgencyReviewReply>(body)
  if (!api) return null
  const authorRole = text(api.role) === 'agency' ? 'AGENCY' : 'GUIDE'
  return { body: text(api.body), authorName: text(api.author_name), authorRole, date: dayOrNull(api.date) }
}

export function toReviewPage(body: unknown): AgencyReviewConnection {
  const api = record<ApiAgencyReviews>(body)
  return {
    nodes: listOf(api.reviews).map(toAgencyReview),
    pageInfo: toPageInfo(body),
    totalCount: whole(api.total_count),
  }
}
