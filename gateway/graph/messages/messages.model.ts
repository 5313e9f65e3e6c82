import type { AuthorRole, Message, ReplyStats, UserError } from '#gateway/graph/schema.generated.ts'
import { list, numberOrNull, record, recordOrNull, text, textOrNull, whole } from '#gateway/upstream/read.ts'

const roles: Record<string, AuthorRole> = { visitor: 'VISITOR', guide: 'GUIDE', agency: 'AGENCY' }

/** Another service may send messages without ids: their position identifies them. */
export function toMessage(body: unknown, place: string): Message {
  const api = record(body)
  const id = text(api.id, place)
  const author = recordOrNull(api.author)
  return {
    id,
    body: text(api.body),
    authorName: text(author?.first_name),
    authorAvatarUrl: textOrNull(author?.avatar_url),
    authorRole: roles[text(author?.role)] ?? 'VISITOR',
    createdAt: text(api.created_at),
    parentId: textOrNull(api.parent_id),
    replies: list(api.replies, (reply, index) => toMessage(reply, `${id}-${index}`)),
  }
}

/** Another service may list replies beside their questions: groups them. */
export function toThreads(messages: Message[]): Message[] {
  const replies = Map.groupBy(messages, ({ parentId }) => parentId)
  return messages
    .filter(({ parentId }) => parentId === null)
    .map((question) => ({ ...question, replies: [...question.replies, ...(replies.get(question.id) ?? [])] }))
}

export function toReplyStats(body: unknown): ReplyStats {
  const api = record(body)
  return {
    questionCount: whole(api.question_count),
    repliedCount: whole(api.replied_count),
    medianHours: numberOrNull(api.median_reply_hours),
  }
}

export type PostMessagePayloadModel = { message: Message | null; expeditionId: string; errors: UserError[] }
