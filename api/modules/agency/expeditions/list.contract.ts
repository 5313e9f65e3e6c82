import { type Static, Type } from 'typebox'
import { nullable, oneOf, text, whole } from '#api/contract.ts'
import { toId } from '#api/modules/agency/departures/departures.contract.ts'
import { rowFields } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { expeditionStates } from '#api/modules/agency/expeditions/state.contract.ts'
import { expeditionTypes } from '#api/modules/expeditions/expeditions.contract.ts'

export const expeditionSorts = ['changed', 'name', 'rank'] as const

const { version: _version, ...listed } = rowFields

export const AgencyExpeditionRow = Type.Object(
  {
    ...listed,
    name: text('Name', 'Les balcons de la Vanoise'),
    slug: text('Slug in URLs', 'balcons-de-la-vanoise'),
    type: oneOf(expeditionTypes, { description: 'Type of expedition' }),
    missing_count: whole('Number of fields that the draft lacks for its publication', 0),
  },
  { title: 'AgencyExpeditionRow' },
)
export type AgencyExpeditionRow = Static<typeof AgencyExpeditionRow>

export const AgencyExpeditionRows = Type.Object(
  {
    expeditions: Type.Array(AgencyExpeditionRow, { description: 'Expeditions, in the wanted order' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'MTc5NTY3Nzc4ODU4OV8x')),
  },
  { title: 'AgencyExpeditionRows' },
)

const yes = (description: string) => Type.Optional(text(description, 'true', { pattern: '^true$' }))

export const ExpeditionsQuery = Type.Object({
  q: Type.Optional(text('Words of name, slug, `unique_id` or region', 'vanoise', { maxLength: 100 })),
  state: Type.Optional(oneOf(expeditionStates, { description: 'State' })),
  type: Type.Optional(oneOf(expeditionTypes, { description: 'Type of expedition' })),
  country: Type.Optional(text('ISO 3166 code', 'FR', { pattern: '^[A-Z]{2}$' })),
  activity: Type.Optional(text('Slug of an activity', 'trek', { pattern: '^[a-z0-9-]{1,80}$' })),
  level: Type.Optional(text('Level, 1 to 5', '3', { pattern: '^[1-5]$' })),
  guide_id: Type.Optional(toId('ID of the guide', '1')),
  without_departure: yes('Only those without departures to come'),
  incomplete: yes('Only those whose draft lacks fields'),
  sort: Type.Optional(
    oneOf(expeditionSorts, { description: 'Order: last change first, by name, or by rank' }),
  ),
  first: Type.Optional(
    text('Number of expeditions, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' }),
  ),
  after: Type.Optional(text('Cursor of the former page', 'MTc5NTY3Nzc4ODU4OV8x', { maxLength: 400 })),
})
export type ExpeditionsQuery = Static<typeof ExpeditionsQuery>
