import { type Static, Type } from 'typebox'
import { conflictBody, flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import {
  exampleId,
  permissions,
  role,
  staffFields,
  staffStates,
} from '#api/modules/agency/access/access.contract.ts'
import { maxNameLength } from '#schema/constants.ts'

const email = text('Email address', 'claire@example.test', { maxLength: 320 })

export const StaffMember = Type.Object(staffFields, { title: 'StaffMember' })
export type StaffMember = Static<typeof StaffMember>

export const StaffList = Type.Object(
  { staff: Type.Array(StaffMember, { description: 'People with access, suspended ones included, by name' }) },
  { title: 'StaffList' },
)

export const StaffParams = Type.Object({ id: uuid('ID of the account', exampleId) })

export const StaffChange = Type.Object(
  {
    version: whole('Version that the change is based on', 1, { minimum: 1 }),
    role: Type.Optional(role),
    permissions: Type.Optional(permissions),
    state: Type.Optional(oneOf(staffStates, { description: 'Suspended: no access, at once' })),
    unlock: Type.Optional(flag('Whether to end a lock-out of the second factor', false)),
    reason: Type.Optional(text('Reason for the audit log', 'Remplace Claire en juillet', { maxLength: 500 })),
  },
  { title: 'StaffChange', additionalProperties: false },
)
export type StaffChange = Static<typeof StaffChange>

export const StaffConflict = conflictBody(
  Type.Object(
    {
      ...staffFields,
      changed_by: nullable(text('First name of the author of the stored version', 'Agnès')),
      changed_at: instant('Time of the stored version', '2027-03-10T09:00:00.000Z'),
    },
    { title: 'StoredStaffMember' },
  ),
)

export const Invitation = Type.Object(
  {
    id: uuid('ID', exampleId),
    email,
    role,
    permissions,
    invited_by: nullable(text('First name of the author; null for the command line', 'Agnès')),
    created_at: instant('Time of the invitation', '2027-03-10T09:00:00.000Z'),
    expires_at: instant('End of the link', '2027-03-13T09:00:00.000Z'),
  },
  { title: 'StaffInvitation' },
)
export type Invitation = Static<typeof Invitation>

export const InvitationList = Type.Object(
  { invitations: Type.Array(Invitation, { description: 'Open invitations, newest first' }) },
  { title: 'StaffInvitationList' },
)

export const InvitationRequest = Type.Object(
  { email, role, permissions: Type.Optional(permissions) },
  { title: 'StaffInvitationWish', additionalProperties: false },
)
export type InvitationRequest = Static<typeof InvitationRequest>

export const InvitationParams = Type.Object({ id: uuid('ID of the invitation', exampleId) })

export const InvitationLink = Type.Object({
  token: text('Token at the end of the link', 'uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w', {
    pattern: '^[A-Za-z0-9_-]{1,128}$',
  }),
})

/** Steps by which an invitation is accepted. */
export const acceptances = [
  'new_account',
  'sign_in',
  'new_password',
  'confirm',
  'other_account',
  'no_facebook',
] as const

export const OpenInvitation = Type.Object(
  {
    email: text('Address of the invitation, masked', 'c…@example.test'),
    role,
    expires_at: instant('End of the link', '2027-03-13T09:00:00.000Z'),
    acceptance: oneOf(acceptances, {
      description:
        'Needs of the acceptance: names and a password for a new account, signing in with that address, a new password, only a confirmation, another account than the signed-in one, or an address that signs in otherwise than by Facebook',
    }),
  },
  { title: 'OpenStaffInvitation' },
)
export type OpenInvitation = Static<typeof OpenInvitation>

export const Acceptance = Type.Object(
  {
    password: Type.Optional(
      text('New password, at least 12 characters', 'un refuge sous la neige', { maxLength: 1024 }),
    ),
    first_name: Type.Optional(text('First name of a new account', 'Claire', { maxLength: maxNameLength })),
    last_name: Type.Optional(text('Last name of a new account', 'Vasseur', { maxLength: maxNameLength })),
  },
  { title: 'StaffAcceptance', additionalProperties: false },
)
export type Acceptance = Static<typeof Acceptance>

export const Accepted = Type.Object(
  {
    token: nullable(
      text(
        'Bearer token of the opened session; null for an account that was signed in',
        'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
      ),
    ),
  },
  { title: 'StaffAccepted' },
)
