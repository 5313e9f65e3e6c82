import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toMailPreview } from '#gateway/graph/agency/mails.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyAddNotePayload,
  AgencyMailKind,
  AgencyMailPreview,
  AgencySendMailPayload,
  MutationAgencyAddNoteArgs,
  MutationAgencySendMailArgs,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { ApiAgencySentMail } from '#gateway/upstream/api.generated.ts'
import { record, recordOrNull, textOrNull } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, isUuid, restPath } from '#gateway/upstream/restPath.ts'

/** Mails to customers and notes of the staff. */
export function agencyMailsSource(account: AccountCalls) {
  return {
    /** Null for a mail that makes no sense for the reservation as it is. */
    async preview(id: string, kind: AgencyMailKind): Promise<AgencyMailPreview | null> {
      if (kind === 'MESSAGE') return null
      const path = restPath`/agency/reservations/${id}/mails/${kind.toLowerCase()}`
      const { status, body } = await account.send({ method: 'GET', path })
      if (recordOrNull(recordOrNull(body)?.error)?.code === 'MAIL_NOT_POSSIBLE') return null
      if (status >= 400) throw refusedWith(status === 404 ? 403 : status, body)
      return toMailPreview(body)
    },

    async send({ input, key }: MutationAgencySendMailArgs): Promise<AgencySendMailPayload> {
      const { reservationId, kind, body } = input
      if (!isKey(reservationId)) return refused([toUserError('NOT_FOUND', 'reservationId')])
      if (!isUuid(key)) return refused([toUserError('INVALID_INPUT', 'key')])
      const path = restPath`/agency/reservations/${reservationId}/mails`
      const mail = { kind: kind.toLowerCase(), ...(body && { body }) }
      return toSent(await account.send({ method: 'POST', path, body: mail, idempotencyKey: key }))
    },

    async withdraw(id: string): Promise<AgencySendMailPayload> {
      if (!isKey(id)) return refused([toUserError('NOT_FOUND', 'id')])
      return toSent(await account.send({ method: 'POST', path: restPath`/agency/mails/${id}/withdraw` }))
    },

    async addNote({
      input: { reservationId, body, isForGuide },
    }: MutationAgencyAddNoteArgs): Promise<AgencyAddNotePayload> {
      if (!isKey(reservationId)) return { noteId: null, errors: [toUserError('NOT_FOUND', 'reservationId')] }
      const path = restPath`/agency/reservations/${reservationId}/notes`
      const response = await account.send({ method: 'POST', path, body: { body, for_guide: isForGuide } })
      const errors = agencyErrors(response)
      return { noteId: errors.length > 0 ? null : textOrNull(record(response.body).note_id), errors }
    },
  }
}

const refused = (errors: UserError[]): AgencySendMailPayload => ({
  mailId: null,
  withdrawableUntil: null,
  errors,
})

function toSent(response: RestResponse): AgencySendMailPayload {
  const errors = agencyErrors(response)
  if (errors.length > 0) return refused(errors)
  const api = record<ApiAgencySentMail>(response.body)
  return { mailId: textOrNull(api.mail_id), withdrawableUntil: textOrNull(api.withdrawable_until), errors }
}
