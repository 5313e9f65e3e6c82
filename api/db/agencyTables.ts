import { bytes, sessions, users } from '#api/db/accountTables.ts'
import { day, instant } from '#api/db/columns.ts'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures } from '#api/db/tables.ts'
import { staffPermissions, staffRoles, staffStates } from '#api/modules/agency/access/access.contract.ts'
import { type AuditValues, actorKinds, auditEntities } from '#api/modules/agency/audit/audit.contract.ts'

/** Accounts with access to the agency. One active owner at least, by trigger. */
export const staff = pgTable(
  'staff',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'restrict' }),
    role: text({ enum: staffRoles }).notNull(),
    permissions: text({ enum: staffPermissions }).array().notNull().default(sql`'{}'`),
    state: text({ enum: staffStates }).notNull().default('active'),
    version: integer().notNull().default(1),
    /** Wrong codes that still count, in milliseconds, oldest first. */
    wrongCodes: bigint('wrong_codes', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    /** Lock-outs in a row, since the last right code: each lasts twice as long as the one before. */
    lockCount: integer('lock_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    check('staff_role', sql`${t.role} in ('owner', 'staff')`),
    check('staff_state', sql`${t.state} in ('active', 'suspended')`),
    check(
      'staff_permissions',
      sql`${t.permissions} <@ array['catalogue', 'departures', 'bookings', 'money', 'messages', 'content']`,
    ),
  ],
)

/** Links to join the staff: the mail or the command line has the token, the table its hash. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: bytes('token_hash').notNull().unique(),
    email: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    permissions: text({ enum: staffPermissions }).array().notNull().default(sql`'{}'`),
    /** Null: by the command line. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'restrict' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    // A new invitation replaces the open one of the same address.
    uniqueIndex('staff_invitations_open')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
  ],
)

/** Authenticator apps. The secret is encrypted with a key derived from `SESSION_SECRET`. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staff.userId, { onDelete: 'cascade' }),
    secretSealed: bytes('secret_sealed').notNull(),
    /** The newest accepted step: it and earlier ones are refused. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Null until a first code has proved the app. */
    confirmedAt: instant('confirmed_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('totp_secrets_confirmed').on(t.userId).where(sql`${t.confirmedAt} is not null`),
    uniqueIndex('totp_secrets_pending').on(t.userId).where(sql`${t.confirmedAt} is null`),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staff.userId, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** Synced passkeys stay at 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default(sql`'{}'`),
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_by_user').on(t.userId)],
)

/** Challenges of passkeys: single use, five minutes, bound to the session. */
export const webauthnChallenges = pgTable('webauthn_challenges', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  challenge: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Ten codes for a lost phone: Argon2id, single use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staff.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('recovery_codes_by_user').on(t.userId)],
)

/** Accounts that sign in as a guide. */
export const guideAccounts = pgTable('guide_accounts', {
  guideId: integer('guide_id')
    .primaryKey()
    .references(() => guides.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
})

/** Days on which a guide leads nothing, both included. */
export const guideAbsences = pgTable(
  'guide_absences',
  {
    id: uuid().primaryKey().defaultRandom(),
    guideId: integer('guide_id')
      .notNull()
      .references(() => guides.id, { onDelete: 'cascade' }),
    startOn: day('start_on').notNull(),
    endOn: day('end_on').notNull(),
    note: text(),
  },
  (t) => [
    index('guide_absences_by_guide').on(t.guideId, t.startOn),
    check('guide_absences_days', sql`${t.endOn} >= ${t.startOn}`),
  ],
)

/** One row per change, written in its transaction; append-only by trigger. Names no account that could not be erased. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
    actorId: uuid('actor_id'),
    sessionId: uuid('session_id'),
    requestId: text('request_id'),
    action: text().notNull(),
    entity: text({ enum: auditEntities }).notNull(),
    entityId: text('entity_id').notNull(),
    /** Masked, as are the values. */
    label: text().notNull(),
    reason: text(),
    before: jsonb().$type<AuditValues>().notNull(),
    after: jsonb().$type<AuditValues>().notNull(),
    /** Folded label and reason. */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('audit_entries_by_time').on(t.at, t.id),
    index('audit_entries_by_actor').on(t.actorId, t.at, t.id),
    index('audit_entries_by_action').on(t.action, t.at, t.id),
    index('audit_entries_by_entity').on(t.entity, t.entityId, t.at, t.id),
    index('audit_entries_text').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('audit_entries_actor', sql`${t.actorKind} in ('staff', 'customer', 'system', 'command_line')`),
  ],
)

/** Each price of a departure with its first day of sale, written by a trigger, whatever program changes it. */
export const departurePrices = pgTable(
  'departure_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    departureId: integer('departure_id')
      .notNull()
      .references(() => departures.id, { onDelete: 'cascade' }),
    priceCents: integer('price_cents').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('departure_prices_by_departure').on(t.departureId, t.id)],
)

/** Answers that staff insert and edit before they send them. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    version: integer().notNull().default(1),
    title: text().notNull(),
    body: text().notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [uniqueIndex('canned_answers_title').on(sql`lower(${t.title})`).where(sql`not ${t.isArchived}`)],
)
