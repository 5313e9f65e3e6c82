import { type Static, Type } from 'typebox'
import { day, instant, nullable, oneOf, text, uuid } from '#api/contract.ts'

/** Kinds of authors of a change. */
export const actorKinds = ['staff', 'customer', 'system', 'command_line'] as const

/** Kinds of rows that the agency changes. */
export const auditEntities = [
  'staff',
  'invitation',
  'departure',
  'guide',
  'file',
  'import',
  'export',
  'photo',
  'reservation',
  'expedition',
  'question',
  'canned_answer',
  'review',
  'customer',
  'settings',
  'mail',
  'api_key',
  'webhook',
  'gift_card',
] as const
export type AuditEntity = (typeof auditEntities)[number]

/** Values of changed fields, by name. */
export type AuditValue = string | number | boolean | null | AuditValue[] | { [name: string]: AuditValue }
export type AuditValues = Record<string, AuditValue>

const exampleId = '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'
const values = (description: string, example: AuditValues) =>
  Type.Unsafe<AuditValues>({ type: 'object', additionalProperties: true, description, examples: [example] })

export const AuditEntry = Type.Object(
  {
    id: text('ID', '42'),
    at: instant('Time of the change', '2027-03-10T09:00:00.000Z'),
    actor_kind: oneOf(actorKinds, { description: 'Kind of author' }),
    actor_id: nullable(uuid('ID of the author; null for the system and the command line', exampleId)),
    actor_name: nullable(text('First name of the author', 'Agnès')),
    session_id: nullable(uuid('Session of the author', exampleId)),
    request_id: nullable(text('ID of the request in the logs', '6f0a3a53-5b0c-4d3b-9d0f-5c0a9f5f5a52')),
    action: text('Action', 'staff.changed'),
    sentence: text('The action in French, to follow the author', 'a modifié les droits de c…@example.test'),
    entity: oneOf(auditEntities, { description: 'Kind of the changed row' }),
    entity_id: text('ID of the changed row', exampleId),
    label: text('Name of the changed row, masked if personal', 'c…@example.test'),
    reason: nullable(text('Reason given by the author', 'Remplace Claire en juillet')),
    before: values('Values before, of the changed fields', { role: 'staff' }),
    after: values('Values after, of the changed fields', { role: 'owner' }),
  },
  { title: 'AuditEntry' },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditPage = Type.Object(
  {
    entries: Type.Array(AuditEntry, { description: 'Entries, newest first' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'MTgwNDY2OTIwMDAwMF80Mg')),
  },
  { title: 'AuditPage' },
)

export const AuditQuery = Type.Object({
  actor_id: Type.Optional(uuid('ID of the author', exampleId)),
  action: Type.Optional(text('Action', 'staff.changed', { maxLength: 80 })),
  entity: Type.Optional(oneOf(auditEntities, { description: 'Kind of the changed row' })),
  entity_id: Type.Optional(text('ID of the changed row', exampleId, { maxLength: 80 })),
  from: Type.Optional(day('First day, in Paris', '2027-03-01')),
  to: Type.Optional(day('Last day, in Paris', '2027-03-31')),
  q: Type.Optional(text('Words of the label or of the reason', 'claire', { maxLength: 100 })),
  first: Type.Optional(text('Number of entries, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', 'MTgwNDY2OTIwMDAwMF80Mg', { maxLength: 100 })),
})
export type AuditQuery = Static<typeof AuditQuery>
