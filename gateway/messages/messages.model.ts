import type { ApiMessage } from '#gateway/rest/api.generated.ts'
import { id, list, record, recordOrNull, text, textOrNull } from '#gateway/rest/read.ts'
import type { AuthorRole, Message, UserError } from '#gateway/schema.generated.ts'

const roles: Record<string, AuthorRole> = { visitor: 'VISITOR', guide: 'GUIDE', agency: 'AGENCY' }

export function toMessage(body: unknown): Message {
  const api = record<ApiMessage>(body)
  const author = recordOrNull(api.author)
  return {
    id: id(api.id),
    body: text(api.body),
    authorName: text(author?.first_name),
    authorAvatarUrl: textOrNull(author?.avatar_url),
    authorRole: roles[text(author?.role)] ?? 'VISITOR',
    createdAt: text(api.created_at),
    parentId: textOrNull(api.parent_id),
    replies: list(api.replies, toMessage),
  }
}

/** Another service may list replies beside their questions: they are put under them. */
export function toThreads(messages: Message[]): Message[] {
  const replies = Map.groupBy(messages, ({ parentId }) => parentId)
  return messages
    .filter(({ parentId }) => parentId === null)
    .map((question) => ({ ...question, replies: [...question.replies, ...(replies.get(question.id) ?? [])] }))
}

export type PostMessagePayloadModel = { message: Message | null; expeditionId: string; errors: UserError[] }
