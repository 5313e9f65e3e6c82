import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toFailurePage, toToday } from '#gateway/graph/agency/today.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyFailedMailPayload,
  AgencyFailureConnection,
  AgencyFailuresArgs,
  AgencyToday,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { isKey, restPath, restQuery } from '#gateway/upstream/restPath.ts'

/** Work of the day, and what has failed. */
export function agencyTodaySource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  async function changeMail(mailId: string, path: () => string): Promise<AgencyFailedMailPayload> {
    if (!isKey(mailId)) return { mailId: null, errors: [toUserError('NOT_FOUND', 'id')] }
    const errors = agencyErrors(await account.send({ method: 'POST', path: path() }))
    return { mailId: errors.length > 0 ? null : mailId, errors }
  }

  return {
    read: async (): Promise<AgencyToday> => toToday(await read('/agency/today')),

    async failures({ kind, first, after }: AgencyFailuresArgs): Promise<AgencyFailureConnection> {
      const query = restQuery({ first: String(first), kind: kind?.toLowerCase(), after })
      return toFailurePage(await read(`/agency/failures?${query}`))
    },

    retryMail: (id: string) => changeMail(id, () => restPath`/agency/mails/${id}/retry`),
    dropMail: (id: string) => changeMail(id, () => restPath`/agency/mails/${id}/drop`),
  }
}
