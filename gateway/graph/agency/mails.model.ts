import type {
  AgencyLeavingMail,
  AgencyLeavingMailKind,
  AgencyMailPreview,
} from '#gateway/graph/schema.generated.ts'
import type { ApiAgencyLeavingMail, ApiAgencyMailPreview } from '#gateway/upstream/api.generated.ts'
import { listOf, record, recordOrNull, text, whole } from '#gateway/upstream/read.ts'

export function toMailPreview(body: unknown): AgencyMailPreview {
  const api = record<ApiAgencyMailPreview>(body)
  return { subject: text(api.subject), text: text(api.text) }
}

/** The mail that a price shows; null where none is sent. */
export const toMailOrNull = (mail: unknown): AgencyMailPreview | null =>
  recordOrNull(mail) && toMailPreview(mail)

const kinds: Record<string, AgencyLeavingMailKind> = {
  cancellation: 'CANCELLATION',
  unpaid_cancellation: 'UNPAID_CANCELLATION',
  option_ended: 'OPTION_ENDED',
  pledge_ended: 'PLEDGE_ENDED',
  change: 'CHANGE',
  option: 'OPTION',
  confirmation: 'CONFIRMATION',
  departure_confirmed: 'DEPARTURE_CONFIRMED',
}

/** The mails that a decision sends; a kind that this gateway does not know is left out. */
export const toLeavingMails = (body: unknown): AgencyLeavingMail[] =>
  listOf(body, 'mails').flatMap((each) => {
    const api = record<ApiAgencyLeavingMail>(each)
    const kind = kinds[text(api.kind)]
    return kind ? [{ kind, count: whole(api.count), mail: toMailOrNull(api.mail) }] : []
  })
