import { toUserError, userErrorsOfExtension } from '#gateway/errors.ts'
import { extension, record, texts } from '#gateway/rest/read.ts'
import type { RestAnswer } from '#gateway/rest/rest.ts'
import { isKey, restPath } from '#gateway/rest/restPath.ts'
import type { UserError } from '#gateway/schema.generated.ts'
import type { AccountCalls } from '#gateway/session.ts'

type ModerationDeps = { account: AccountCalls; forgetExpedition: (id: string) => void }

const notFound = [toUserError('NOT_FOUND', 'id')]

/** The service names a missing message by the field of a reply: here it is the message itself. */
const errorsOf = (answer: RestAnswer): UserError[] =>
  userErrorsOfExtension(answer).map((error) =>
    error.code === 'NOT_FOUND' ? { ...error, field: 'id' } : error,
  )

/** Deletes and reports messages. */
export function moderation({ account, forgetExpedition }: ModerationDeps) {
  return {
    deletableIds: async (): Promise<string[]> =>
      texts(record(extension(await account.read('/user/messages/deletable'))).ids),

    async delete(expeditionId: string, id: string): Promise<UserError[]> {
      if (!isKey(id) || !isKey(expeditionId)) return notFound
      const answer = await account.send({ method: 'DELETE', path: restPath`/messages/${id}` })
      forgetExpedition(expeditionId)
      return errorsOf(answer)
    },

    async report(id: string): Promise<UserError[]> {
      if (!isKey(id)) return notFound
      return errorsOf(await account.send({ method: 'POST', path: restPath`/messages/${id}/reports` }))
    },
  }
}
