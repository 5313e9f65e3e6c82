import type { AgencyMailPreview } from '#gateway/graph/schema.generated.ts'
import type { ApiAgencyMailPreview } from '#gateway/upstream/api.generated.ts'
import { record, recordOrNull, text } from '#gateway/upstream/read.ts'

export function toMailPreview(body: unknown): AgencyMailPreview {
  const api = record<ApiAgencyMailPreview>(body)
  return { subject: text(api.subject), text: text(api.text) }
}

/** The mail that a price or a plan shows; null where none is sent. */
export const toMailOrNull = (mail: unknown): AgencyMailPreview | null =>
  recordOrNull(mail) && toMailPreview(mail)
