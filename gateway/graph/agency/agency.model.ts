import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type {
  Agency,
  AgencyAccess,
  AgencyConflict,
  AgencyFactor,
  AgencyHit,
  AgencyHitKind,
  AgencyInvitation,
  AgencyOpenInvitation,
  AgencyStaff,
  AuditActorKind,
  AuditChange,
  AuditConnection,
  AuditEntry,
  InvitationAcceptance,
  StaffPermission,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyFactor,
  ApiAgencyHit,
  ApiAgencyMe,
  ApiAuditEntry,
  ApiAuditPage,
  ApiOpenStaffInvitation,
  ApiStaffInvitation,
  ApiStaffMember,
} from '#gateway/upstream/api.generated.ts'
import {
  dayOrNull,
  flag,
  id,
  list,
  listOf,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  whole,
} from '#gateway/upstream/read.ts'

/** Imports and exports, each with a call of its own. */
export type TransferRelation = 'imports' | 'import' | 'export'

/** Fields with a call of their own. */
export type AgencyRelation =
  | 'departures'
  | 'job'
  | 'departure'
  | 'expedition'
  | 'expeditions'
  | 'staff'
  | 'invitations'
  | 'audit'
  | 'guides'
  | 'questions'
  | 'reviews'
  | 'photos'
  | 'cannedAnswers'
  | 'search'
  | 'reservations'
  | 'reservation'
  | 'customer'
  | 'customers'
  | 'settings'
  | 'giftCards'
  | 'invoices'
  | 'today'
  | 'failures'
  | 'figures'
  | TransferRelation
export type AgencyModel = Omit<Agency, AgencyRelation>

const accesses: Record<string, AgencyAccess> = {
  to_enrol: 'TO_ENROL',
  second_factor: 'SECOND_FACTOR',
  open: 'OPEN',
}

/** Another service has no agency. */
export const toAgencyAccess = (value: unknown): AgencyAccess => accesses[text(value)] ?? 'NONE'

const permissions: Record<string, StaffPermission> = {
  catalogue: 'CATALOGUE',
  departures: 'DEPARTURES',
  bookings: 'BOOKINGS',
  money: 'MONEY',
  messages: 'MESSAGES',
  content: 'CONTENT',
}

const toPermissions = (value: unknown): StaffPermission[] =>
  texts(value).flatMap((name) => permissions[name] ?? [])

const toRole = (value: unknown) => (value === 'owner' ? 'OWNER' : 'STAFF')

/** Null until the agency is open to the session. */
export function toAgency(body: unknown): AgencyModel | null {
  const api = record<ApiAgencyMe>(body)
  if (toAgencyAccess(api.access) !== 'OPEN') return null
  return {
    me: toStaff(body),
    openUntil: text(api.open_until),
    steppedUpUntil: textOrNull(api.stepped_up_until),
  }
}

export function toStaff(body: unknown): AgencyStaff {
  const api = record<ApiStaffMember>(body)
  return {
    id: id(api.id),
    version: whole(api.version),
    email: text(api.email),
    firstName: textOrNull(api.first_name),
    lastName: textOrNull(api.last_name),
    role: toRole(api.role),
    permissions: toPermissions(api.permissions),
    state: api.state === 'active' ? 'ACTIVE' : 'SUSPENDED',
    createdAt: text(api.created_at),
    lastSeenAt: textOrNull(api.last_seen_at),
    lockedUntil: textOrNull(api.locked_until),
    factors: list(api.factors, toFactor),
    recoveryCodesLeft: whole(api.recovery_codes_left),
  }
}

export const toFactorKind = (value: unknown) => (value === 'passkey' ? 'PASSKEY' : 'TOTP')

function toFactor(body: unknown): AgencyFactor {
  const api = record<ApiAgencyFactor>(body)
  return {
    id: id(api.id),
    kind: toFactorKind(api.kind),
    name: textOrNull(api.name),
    createdAt: text(api.created_at),
    lastUsedAt: textOrNull(api.last_used_at),
  }
}

const hitKinds: Record<string, AgencyHitKind> = {
  departure: 'DEPARTURE',
  reservation: 'RESERVATION',
  customer: 'CUSTOMER',
}

export function toHit(body: unknown): AgencyHit {
  const api = record<ApiAgencyHit>(body)
  return {
    kind: hitKinds[text(api.kind)] ?? 'EXPEDITION',
    id: id(api.id),
    title: text(api.title),
    expeditionName: text(api.expedition_name),
    departureId: textOrNull(api.departure_id),
    startDate: dayOrNull(api.start_on),
    endDate: dayOrNull(api.end_on),
    reference: textOrNull(api.reference),
    isCanceled: flag(api.is_canceled),
  }
}

export function toInvitation(body: unknown): AgencyInvitation {
  const api = record<ApiStaffInvitation>(body)
  return {
    id: id(api.id),
    email: text(api.email),
    role: toRole(api.role),
    permissions: toPermissions(api.permissions),
    invitedBy: textOrNull(api.invited_by),
    createdAt: text(api.created_at),
    expiresAt: text(api.expires_at),
  }
}

const acceptances: Record<string, InvitationAcceptance> = {
  new_account: 'NEW_ACCOUNT',
  new_password: 'NEW_PASSWORD',
  confirm: 'CONFIRM',
  other_account: 'OTHER_ACCOUNT',
  no_facebook: 'NO_FACEBOOK',
}

export function toOpenInvitation(body: unknown): AgencyOpenInvitation {
  const api = record<ApiOpenStaffInvitation>(body)
  return {
    email: text(api.email),
    role: toRole(api.role),
    expiresAt: text(api.expires_at),
    acceptance: acceptances[text(api.acceptance)] ?? 'SIGN_IN',
  }
}

export function toAuditConnection(body: unknown): AuditConnection {
  const api = record<ApiAuditPage>(body)
  return {
    nodes: listOf(api.entries).map(toAuditEntry),
    pageInfo: toPageInfo(body),
  }
}

const actorKinds: Record<string, AuditActorKind> = {
  staff: 'STAFF',
  customer: 'CUSTOMER',
  command_line: 'COMMAND_LINE',
}

function toAuditEntry(body: unknown): AuditEntry {
  const api = record<ApiAuditEntry>(body)
  return {
    id: id(api.id),
    at: text(api.at),
    actorKind: actorKinds[text(api.actor_kind)] ?? 'SYSTEM',
    actorId: textOrNull(api.actor_id),
    actorName: textOrNull(api.actor_name),
    action: text(api.action),
    sentence: text(api.sentence),
    entity: text(api.entity),
    entityId: text(api.entity_id),
    label: text(api.label),
    reason: textOrNull(api.reason),
    changes: toChanges(recordOrNull(api.before) ?? {}, recordOrNull(api.after) ?? {}),
    sessionId: textOrNull(api.session_id),
    requestId: textOrNull(api.request_id),
  }
}

type Values = Readonly<Record<string, unknown>>

const toChanges = (before: Values, after: Values): AuditChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field,
    before: written(before[field]),
    after: written(after[field]),
  }))

const written = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

/** The fields that were sent and differ from the stored row. Both sides have the names of the input. */
export function toConflict(current: unknown, stored: Values, sent: Values): AgencyConflict {
  const api = record<{ changed_by: string; changed_at: string; version: number }>(current)
  const fields = Object.entries(sent)
    .filter(
      ([field, mine]) => mine !== undefined && field in stored && written(mine) !== written(stored[field]),
    )
    .map(([field, mine]) => ({ field, mine: written(mine), theirs: written(stored[field]) }))
  return { by: textOrNull(api.changed_by), at: text(api.changed_at), version: whole(api.version), fields }
}
