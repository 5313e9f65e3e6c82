import { toUserError, toUserErrors } from '#gateway/graph/errors.ts'
import { toPage, toPageInfo, type WithDefaults } from '#gateway/graph/expeditions/paging.ts'
import { toMessage, toReplyStats, toThreads } from '#gateway/graph/messages/messages.model.ts'
import { moderation } from '#gateway/graph/messages/moderation.ts'
import type {
  ExpeditionQuestionsArgs,
  Message,
  MessageConnection,
  MutationPostMessageArgs,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls, Session } from '#gateway/graph/session.ts'
import { extension, listOf, recordOrNull, text, wholeOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'
import { findQuestions } from '#schema/questionSearch.ts'

export type MessageSourceDeps = {
  rest: Rest
  session: Session
  account: AccountCalls
  invalidateExpedition: (id: string) => void
}

/** Page size of the REST API's questions. */
const restPageSize = 50

export function messagesSource(deps: MessageSourceDeps, scope: RestScope) {
  const { rest, account, invalidateExpedition } = deps
  const toPath = (expeditionId: string) => restPath`/expeditions/${expeditionId}/messages`
  const read = async (id: string, page = 1, query = '') => {
    const parameters = new URLSearchParams({
      ...(page > 1 && { page: String(page) }),
      ...(query && { q: query }),
    })
    const body = await rest.read(parameters.size ? `${toPath(id)}?${parameters}` : toPath(id), scope)
    const messages = listOf(body, 'messages').map((item, index) => toMessage(item, `${id}-${page}-${index}`))
    return { threads: toThreads(messages), totalCount: wholeOrNull(recordOrNull(body)?.total_count) }
  }
  return {
    ...moderation(deps, scope),

    ofExpedition: async (id: string): Promise<Message[]> => (await read(id)).threads,

    replyStats: async () => toReplyStats(extension(await rest.read('/messages/stat', scope))),

    /** Page 1 uses the same path as `messages`: both fields share its cache entry. */
    async findPage(
      id: string,
      { first, after, query }: WithDefaults<ExpeditionQuestionsArgs, 'first'>,
    ): Promise<MessageConnection> {
      const search = query?.trim() ?? ''
      const { first: size, offset } = toPage(first, after)
      const begin = Math.floor(offset / restPageSize)
      const end = Math.floor((offset + size - 1) / restPageSize)
      const pages = begin === end ? [begin] : [begin, end]
      const responses = await Promise.all(pages.map((page) => read(id, page + 1, search)))
      return toConnection(responses, { size, offset, search })
    },

    async post({ expeditionId, body, parentId }: MutationPostMessageArgs): Promise<{
      message: Message | null
      errors: UserError[]
    }> {
      if (!isKey(expeditionId)) return { message: null, errors: [toUserError('NOT_FOUND', 'expeditionId')] }
      const response = await account.send({
        method: 'POST',
        path: toPath(expeditionId),
        body: parentId ? { body, parent_id: parentId } : { body },
      })
      const errors = toUserErrors(response)
      invalidateExpedition(expeditionId)
      // Another service may accept a message without returning it: it is then among those of its expedition.
      const id = recordOrNull(response.body)?.id
      return { message: errors.length === 0 && id ? toMessage(response.body, text(id)) : null, errors }
    },
  }
}

type Threads = { threads: Message[]; totalCount: number | null }

/** Cuts the requested questions out of one or two pages of the REST API. */
function toConnection(
  pages: Threads[],
  { size, offset, search }: { size: number; offset: number; search: string },
): MessageConnection {
  const [first] = pages
  const total = first?.totalCount ?? null
  // Another service without a count sends all questions at once and cannot search.
  const all =
    total === null ? findQuestions(first?.threads ?? [], search) : pages.flatMap(({ threads }) => threads)
  const skip = total === null ? offset : offset % restPageSize
  const nodes = all.slice(skip, skip + size)
  const totalCount = total ?? all.length
  return { nodes, totalCount, pageInfo: toPageInfo(offset, nodes.length, totalCount) }
}
