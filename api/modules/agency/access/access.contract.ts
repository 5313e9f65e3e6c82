import { type Static, Type } from 'typebox'
import { flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'

export const staffRoles = ['owner', 'staff'] as const
export type StaffRole = (typeof staffRoles)[number]

export const staffPermissions = [
  'catalogue',
  'departures',
  'bookings',
  'money',
  'messages',
  'content',
] as const
export type StaffPermission = (typeof staffPermissions)[number]

export const staffStates = ['active', 'suspended'] as const

/** `none` is the answer to all other accounts. */
export const agencyAccesses = ['none', 'to_enrol', 'second_factor', 'open'] as const
export type AgencyAccess = (typeof agencyAccesses)[number]

/** Kinds of second factors. */
export const factorKinds = ['totp', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

export const exampleId = '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'

export const role = oneOf(staffRoles, { description: 'Role: owners may do everything' })
export const permissions = Type.Array(
  oneOf(staffPermissions, { description: 'Permission', example: 'departures' }),
  {
    description: 'Permissions of a member of staff; an owner has all',
    maxItems: staffPermissions.length,
    uniqueItems: true,
  },
)

export const Factor = Type.Object(
  {
    id: uuid('ID', exampleId),
    kind: oneOf(factorKinds, { description: 'Kind of second factor' }),
    name: nullable(text('Name of a passkey; null for an authenticator app', 'Téléphone')),
    created_at: instant('Time of the enrolment', '2027-03-02T09:30:00.000Z'),
    last_used_at: nullable(instant('Time of the last use', '2027-03-10T08:02:00.000Z')),
  },
  { title: 'AgencyFactor' },
)
export type Factor = Static<typeof Factor>

/** Fields of a person with access, for the person and for owners. */
export const staffFields = {
  id: uuid('ID of the account', exampleId),
  version: whole('Version of the rights, to send with a change', 1),
  email: text('Email address', 'agence@example.test'),
  first_name: nullable(text('First name', 'Agnès')),
  last_name: nullable(text('Last name', 'Morand')),
  role,
  permissions,
  state: oneOf(staffStates, { description: 'Whether the person has access' }),
  created_at: instant('Time of the acceptance', '2027-01-04T09:00:00.000Z'),
  last_seen_at: nullable(instant('Last use of a session, to the minute', '2027-03-10T08:02:00.000Z')),
  locked_until: nullable(
    instant('End of the lock-out of the second factor; null without one', '2027-03-10T09:15:00.000Z'),
  ),
  factors: Type.Array(Factor, { description: 'Second factors' }),
  recovery_codes_left: whole('Number of recovery codes that have not been used', 10),
}

export const Me = Type.Object(
  {
    ...staffFields,
    access: oneOf(agencyAccesses, {
      description: 'Next step of the session of the request; the agency is open at `open`',
      example: 'open',
    }),
    open_until: nullable(
      instant('End of the access without further use; null while it is not open', '2027-03-10T11:00:00.000Z'),
    ),
    stepped_up_until: nullable(
      instant(
        'End of the last confirmation of the second factor; null without one',
        '2027-03-10T09:10:00.000Z',
      ),
    ),
  },
  { title: 'AgencyMe' },
)
export type Me = Static<typeof Me>

const code = text('Code of the authenticator app', '482913', { maxLength: 100 })

export const TotpCode = Type.Object(
  {
    code,
    step_up: Type.Optional(
      flag('Whether this also confirms the second factor for actions that require it', false),
    ),
  },
  { title: 'TotpCode', additionalProperties: false },
)

export const FirstTotpCode = Type.Object({ code }, { title: 'FirstTotpCode', additionalProperties: false })

export const RecoveryCode = Type.Object(
  { code: text('Recovery code', '7K3Q9-M2XVA', { maxLength: 100 }) },
  { title: 'RecoveryCode', additionalProperties: false },
)

export const BegunTotp = Type.Object(
  {
    secret: text('Secret in base32, to type into an app', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'),
    uri: text('Address of the QR code', 'otpauth://totp/Explora:agence%40example.test?secret=GEZD'),
    qr_svg: text('QR code as an SVG image', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  },
  { title: 'BegunTotp' },
)

const recoveryCodes = Type.Array(text('Recovery code', '7K3Q9-M2XVA'), {
  description: 'New recovery codes, shown once; empty where former ones remain valid',
})

export const EnrolledFactor = Type.Object(
  { me: Me, recovery_codes: recoveryCodes },
  { title: 'EnrolledFactor' },
)

export const RecoveryCodes = Type.Object({ recovery_codes: recoveryCodes }, { title: 'RecoveryCodes' })

export const FactorParams = Type.Object({ id: uuid('ID of the factor', exampleId) })
