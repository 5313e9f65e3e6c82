import { toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import type { MutationReportArgs, UserError } from '#gateway/graph/schema.generated.ts'
import type { AccountCalls, Session } from '#gateway/graph/session.ts'
import { extension, record, texts } from '#gateway/upstream/read.ts'
import type { Rest, RestResponse, RestScope } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

type ModerationDeps = {
  rest: Rest
  session: Session
  account: AccountCalls
  invalidateExpedition: (id: string) => void
}

const notFound = [toUserError('NOT_FOUND', 'id')]

/** The REST API names what is missing by its place in other calls; here it is the row itself. */
const listErrors = (response: RestResponse): UserError[] =>
  userErrorsOfExtension(response).map((error) =>
    error.code === 'NOT_FOUND' ? { ...error, field: 'id' } : error,
  )

/** Deletes and reports messages. */
export function moderation(
  { rest, session, account, invalidateExpedition }: ModerationDeps,
  scope: RestScope,
) {
  return {
    deletableIds: async (): Promise<string[]> =>
      texts(record(extension(await account.read('/user/messages/deletable'))).ids),

    async delete(expeditionId: string, id: string): Promise<UserError[]> {
      if (!isKey(id) || !isKey(expeditionId)) return notFound
      const response = await account.send({ method: 'DELETE', path: restPath`/messages/${id}` })
      invalidateExpedition(expeditionId)
      return listErrors(response)
    },

    async report(id: string): Promise<UserError[]> {
      if (!isKey(id)) return notFound
      return listErrors(await account.send({ method: 'POST', path: restPath`/messages/${id}/reports` }))
    },

    /** Sends the bearer of a signed-in account, whose report counts once. */
    async reportAny({ kind, id, reason }: MutationReportArgs): Promise<UserError[]> {
      if (!isKey(id)) return notFound
      const body = { kind: kind.toLowerCase(), id, reason: reason ?? undefined }
      const bearer = await session.bearer()
      return listErrors(await rest.send({ method: 'POST', path: '/reports', body, bearer }, scope))
    },
  }
}
