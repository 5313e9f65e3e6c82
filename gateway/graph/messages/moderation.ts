import { toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import type { UserError } from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { extension, record, texts } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

type ModerationDeps = { account: AccountCalls; invalidateExpedition: (id: string) => void }

const notFound = [toUserError('NOT_FOUND', 'id')]

/** The REST API reports a missing message as the parent of a reply; here it is the message itself. */
const errorsOf = (response: RestResponse): UserError[] =>
  userErrorsOfExtension(response).map((error) =>
    error.code === 'NOT_FOUND' ? { ...error, field: 'id' } : error,
  )

/** Deletes and reports messages. */
export function moderation({ account, invalidateExpedition }: ModerationDeps) {
  return {
    deletableIds: async (): Promise<string[]> =>
      texts(record(extension(await account.read('/user/messages/deletable'))).ids),

    async delete(expeditionId: string, id: string): Promise<UserError[]> {
      if (!isKey(id) || !isKey(expeditionId)) return notFound
      const response = await account.send({ method: 'DELETE', path: restPath`/messages/${id}` })
      invalidateExpedition(expeditionId)
      return errorsOf(response)
    },

    async report(id: string): Promise<UserError[]> {
      if (!isKey(id)) return notFound
      return errorsOf(await account.send({ method: 'POST', path: restPath`/messages/${id}/reports` }))
    },
  }
}
