import { toUserError, userErrorsOf } from '#gateway/errors.ts'
import { toMessage, toThreads } from '#gateway/messages/messages.model.ts'
import { listOf, recordOrNull, text } from '#gateway/rest/read.ts'
import type { Rest, RestScope } from '#gateway/rest/rest.ts'
import { isKey, restPath } from '#gateway/rest/restPath.ts'
import type { Message, MutationPostMessageArgs, UserError } from '#gateway/schema.generated.ts'
import type { AccountCalls } from '#gateway/session.ts'

export type MessageSourceDeps = {
  rest: Rest
  account: AccountCalls
  forgetExpedition: (id: string) => void
}

export function messagesSource({ rest, account, forgetExpedition }: MessageSourceDeps, scope: RestScope) {
  const pathOf = (expeditionId: string) => restPath`/expeditions/${expeditionId}/messages`
  return {
    ofExpedition: async (id: string): Promise<Message[]> =>
      toThreads(
        listOf(await rest.read(pathOf(id), scope), 'messages').map((item, index) =>
          toMessage(item, `${id}-${index}`),
        ),
      ),

    async post({ expeditionId, body, parentId }: MutationPostMessageArgs): Promise<{
      message: Message | null
      errors: UserError[]
    }> {
      if (!isKey(expeditionId)) return { message: null, errors: [toUserError('NOT_FOUND', 'expeditionId')] }
      const answer = await account.send({
        method: 'POST',
        path: pathOf(expeditionId),
        body: parentId ? { body, parent_id: parentId } : { body },
      })
      const errors = userErrorsOf(answer)
      forgetExpedition(expeditionId)
      // A service may take a message without giving it back: it is among those of its trip.
      const id = recordOrNull(answer.body)?.id
      return { message: errors.length === 0 && id ? toMessage(answer.body, text(id)) : null, errors }
    },
  }
}
