import type { GraphQLEnumType } from 'graphql'
import { typesByLabel } from '#gateway/graph/expeditions/expeditions.model.ts'

/**
 * REST names that are not the GraphQL name in snake case: of a field of any type, or of one type or mutation. `.` is
 * the object that holds the field.
 */
const restNames: Record<string, string> = {
  startDate: 'start',
  endDate: 'end',
  reservationCount: 'reservations_count',
  travellerCount: 'travellers_count',
  departureCount: 'departures_count',
  resellerCount: 'resellers_count',
  reportCount: 'reports_count',
  completeness: 'completness',
  authorRole: 'role',
  coverImage: 'cover',
  query: 'q',
  pageInfo: '.',
  'Agency.me': '.',
  'AgencyAccessPayload.me': '.',
  'AgencyAlternative.departureId': 'id',
  'AgencyFigureDeparture.departureId': 'id',
  'AgencyHit.startDate': 'start_on',
  'AgencyHit.endDate': 'end_on',
  'AgencyImport.rowCount': 'rows_count',
  'AgencyImport.errorCount': 'errors_count',
  'AgencyImport.ignoredColumns': 'ignored',
  'AgencyPhoto.image': '.',
  'DepartureCancellationPlan.optionCount': 'options_count',
  'AgencyAuditFilter.text': 'q',
  'AgencyCancellationInput.positions': 'travellers',
  'AgencyExpeditionsChangeInput.kind': 'change',
  'AgencyGuideInput.photoName': 'photo',
  'AgencyPaymentInput.on': 'paid_on',
  'agencySetTravellers.input': 'travellers',
  'cancellationQuote.positions': 'travellers',
}

/** REST words of enums that are not the GraphQL value in lower case. */
const restWords: Record<string, Record<string, string>> = {
  ExpeditionType: Object.fromEntries(Object.entries(typesByLabel).map(([label, type]) => [type, label])),
  Provider: { GOOGLE: 'google_oauth2' },
}
/** Their words name a subject and an event: `departure.updated`. */
const dotted = new Set(['WebhookEvent', 'WebhookDeliveryType'])

export const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const toCamelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const restName = (owner: string, field: string): string =>
  restNames[`${owner}.${field}`] ?? restNames[field] ?? toSnakeCase(field)

export function restWord({ name }: Pick<GraphQLEnumType, 'name'>, value: string): string {
  const word = restWords[name]?.[value] ?? value.toLowerCase()
  return dotted.has(name) ? word.replace('_', '.') : word
}
