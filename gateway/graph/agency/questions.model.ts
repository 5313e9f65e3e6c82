import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type {
  AgencyQuestion,
  AgencyQuestionConnection,
  AgencyQuestionState,
  AgencyReply,
  AuthorRole,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyQuestion,
  ApiAgencyQuestions,
  ApiAgencyReply,
} from '#gateway/upstream/api.generated.ts'
import { id, list, listOf, record, text, textOrNull, texts, whole } from '#gateway/upstream/read.ts'

const states: Record<string, AgencyQuestionState> = { answered: 'ANSWERED', hidden: 'HIDDEN' }
const roles: Record<string, AuthorRole> = { guide: 'GUIDE', agency: 'AGENCY' }

export function toAgencyQuestion(body: unknown): AgencyQuestion {
  const api = record<ApiAgencyQuestion>(body)
  return {
    id: id(api.id),
    expeditionId: id(api.expedition_id),
    expeditionName: text(api.expedition_name),
    expeditionSlug: text(api.expedition_slug),
    body: text(api.body),
    authorName: text(api.author_name),
    createdAt: text(api.created_at),
    state: states[text(api.state)] ?? 'OPEN',
    hiddenReason: textOrNull(api.hidden_reason),
    reportCount: whole(api.reports_count),
    reportReasons: texts(api.report_reasons),
    assignedTo: textOrNull(api.assigned_to),
    assignedName: textOrNull(api.assigned_name),
    replies: list(api.replies, toReply),
  }
}

function toReply(body: unknown): AgencyReply {
  const api = record<ApiAgencyReply>(body)
  return {
    id: id(api.id),
    body: text(api.body),
    authorName: text(api.author_name),
    authorRole: roles[text(api.role)] ?? 'VISITOR',
    createdAt: text(api.created_at),
    hiddenReason: textOrNull(api.hidden_reason),
    reportCount: whole(api.reports_count),
    reportReasons: texts(api.report_reasons),
  }
}

export function toQuestionPage(body: unknown): AgencyQuestionConnection {
  const api = record<ApiAgencyQuestions>(body)
  return {
    nodes: listOf(api.questions).map(toAgencyQuestion),
    pageInfo: toPageInfo(body),
    totalCount: whole(api.total_count),
  }
}
