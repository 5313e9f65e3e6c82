import type {
  AgencyFactsSection,
  AgencySalesSection,
  AgencySettings,
} from '#gateway/graph/schema.generated.ts'
import { toFacts, toSaleTerms } from '#gateway/graph/site/site.model.ts'
import type {
  ApiAgencySettings,
  ApiAgencySettingsSection,
  ApiSalesSettings,
} from '#gateway/upstream/api.generated.ts'
import { list, number, record, text, textOrNull, whole } from '#gateway/upstream/read.ts'

/** Sections have a call of their own. */
export type AgencySettingsModel = Omit<
  AgencySettings,
  'agency' | 'sales' | 'mails' | 'connections' | 'keys' | 'webhooks' | 'webhookDeliveries'
>

/** Fields that a person edits, by their GraphQL names. */
export type Facts = Omit<AgencyFactsSection, keyof Stored | '__typename'>
export type Terms = Omit<AgencySalesSection, keyof Stored | '__typename'>
type Stored = Pick<AgencyFactsSection, 'version' | 'changedBy' | 'changedAt'>

export const toFactsSection = (body: unknown): AgencyFactsSection => ({
  ...toStored(body),
  ...toOwnFacts(record(body).value),
})

export const toSalesSection = (body: unknown): AgencySalesSection => ({
  ...toStored(body),
  ...toTerms(record(body).value),
})

export function toOwnFacts(body: unknown): Facts {
  const api = record<ApiAgencySettings>(body)
  return { ...toFacts(api), siren: text(api.siren), vatNumber: text(api.vat_number) }
}

export function toTerms(body: unknown): Terms {
  const api = record<ApiSalesSettings>(body)
  return {
    ...toSaleTerms(api),
    optionHours: whole(api.option_hours),
    reminderDays: list(api.reminder_days, (day) => number(day)),
  }
}

function toStored(body: unknown): Stored {
  const api = record<ApiAgencySettingsSection>(body)
  return {
    version: whole(api.version),
    changedBy: textOrNull(api.changed_by),
    changedAt: textOrNull(api.changed_at),
  }
}
