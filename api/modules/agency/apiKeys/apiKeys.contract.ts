import { type Static, Type } from 'typebox'
import { flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { keyScopes } from '#api/modules/keys/keys.contract.ts'

const exampleId = '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'
const isTest = flag('Whether it books on the sandbox, whose places are not real', false)
const scopes = Type.Array(oneOf(keyScopes, { description: 'A service that the key opens' }), {
  description: 'Services that the key opens',
  minItems: 1,
  uniqueItems: true,
})
const netPercent = whole('Share of the retail price that the reseller owes, in percent', 88, {
  minimum: 1,
  maximum: 100,
})

export const AgencyKey = Type.Object(
  {
    id: uuid('ID', exampleId),
    name: text('Name of the reseller or the program', 'Billetterie des Alpes'),
    prefix: text('Beginning of the key', 'explora_live_Zr0aB7kQ'),
    scopes,
    is_test: isTest,
    net_percent: nullable(netPercent),
    created_at: instant('Time of its creation', '2027-03-10T09:00:00.000Z'),
    created_by: nullable(text('First name of its author; null for the command line', 'Agnès')),
    last_used_at: nullable(
      instant('Last use, to the minute; null if never used', '2027-03-10T09:00:00.000Z'),
    ),
    revoked_at: nullable(
      instant('Time of its revocation; null while it is valid', '2027-03-10T09:00:00.000Z'),
    ),
  },
  { title: 'AgencyKey' },
)
export type AgencyKey = Static<typeof AgencyKey>

export const AgencyKeys = Type.Object(
  { keys: Type.Array(AgencyKey, { description: 'Valid keys, then revoked ones, newest first' }) },
  { title: 'AgencyKeys' },
)

export const NewAgencyKey = Type.Object(
  {
    name: text('Name of the reseller or the program', 'Billetterie des Alpes', {
      minLength: 2,
      maxLength: 60,
    }),
    scopes,
    is_test: Type.Optional(isTest),
    net_percent: Type.Optional(netPercent),
  },
  { title: 'NewAgencyKey', additionalProperties: false },
)
export type NewAgencyKey = Static<typeof NewAgencyKey>

export const CreatedAgencyKey = Type.Object(
  { key: AgencyKey, secret: text('The whole key. It is shown once', 'explora_live_Zr0aB7kQ…') },
  { title: 'CreatedAgencyKey' },
)
export type CreatedAgencyKey = Static<typeof CreatedAgencyKey>

export const AgencyKeyParams = Type.Object({ id: uuid('ID of the key', exampleId) })

export const AgencyKeyRevocation = Type.Object(
  { reason: text('Reason, for the audit log', 'Contrat terminé', { minLength: 3, maxLength: 300 }) },
  { title: 'AgencyKeyRevocation', additionalProperties: false },
)
