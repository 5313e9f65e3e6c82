import { instant } from '#api/db/columns.ts'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  type SQL,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#api/db/drizzle.ts'
import { personText } from '#api/db/foldedText.ts'
import { expeditions } from '#api/db/tables.ts'
import type { StoredOuting } from '#api/modules/users/users.contract.ts'
import { defaultSource } from '#schema/constants.ts'

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // pg returns a Buffer, PGlite a Uint8Array: both are bytes.
  toDriver: (value) => Buffer.from(value),
})

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    isEmailConfirmed: boolean('is_email_confirmed').notNull().default(false),
    passwordHash: text('password_hash'),
    provider: text().$type<'email' | 'facebook' | 'google_oauth2'>().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    avatarUrl: text('avatar_url'),
    phone: text(),
    homeCity: text('home_city'),
    newsletter: boolean().notNull().default(false),
    signInCount: integer('sign_in_count').notNull().default(0),
    source: text().notNull().default(defaultSource),
    createdAt: instant('created_at').notNull(),
    /** Last outing, stored at the request of its owner. */
    effort: jsonb().$type<StoredOuting>(),
    /** Counts changes of names and phone, by a trigger. */
    version: integer().notNull().default(1),
    /** Names, address and phone as searches compare them. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => personText(users)),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_words').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** Accounts at outside providers, identified by (provider, subject), never by the address alone. */
export const identities = pgTable(
  'identities',
  {
    provider: text().$type<'facebook' | 'google_oauth2'>().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] })],
)

/** The cookie holds 256 random bits; this table stores only their SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Opens the agency to a member of the staff. */
    secondFactorAt: instant('second_factor_at'),
    /** Allows actions that require a recent second factor. */
    steppedUpAt: instant('stepped_up_at'),
  },
  (t) => [index('sessions_by_user').on(t.userId)],
)

/** Social sign-ins in progress: single use, ten minutes, bound to the browser that began them. */
export const oauthFlows = pgTable('oauth_flows', {
  stateHash: bytes('state_hash').primaryKey(),
  browserHash: bytes('browser_hash').notNull(),
  provider: text().$type<'facebook' | 'google_oauth2'>().notNull(),
  codeVerifier: text('code_verifier').notNull(),
  nonce: text().notNull(),
  redirectPath: text('redirect_path').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * Hashes of secrets sent by mail: password reset (once), confirmation of an address (a day) and of the newsletter
 * (a week), unsubscription (no expiry).
 */
export const mailedSecrets = pgTable(
  'mailed_secrets',
  {
    secretHash: bytes('secret_hash').primaryKey(),
    purpose: text()
      .$type<'reset-password' | 'confirm-email' | 'confirm-newsletter' | 'leave-newsletter'>()
      .notNull(),
    email: text().notNull(),
    expiresAt: instant('expires_at'),
  },
  (t) => [index('mailed_secrets_by_email').on(t.email, t.purpose)],
)

export const interests = pgTable(
  'interests',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.expeditionId] }),
    index('interests_by_expedition').on(t.expeditionId),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<'visitor' | 'guide' | 'agency'>().notNull(),
    body: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Time of the first visible reply to a question by a guide or the agency. A trigger writes it. */
    answeredAt: instant('answered_at'),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    /** Member of the staff who takes care of a question. */
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('messages_hidden', sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
    index('messages_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.parentId} is null and ${t.answeredAt} is null and ${t.hiddenAt} is null`),
    index('messages_hidden_ones').on(t.createdAt, t.id).where(sql`${t.hiddenAt} is not null`),
    index('messages_threads')
      .on(t.expeditionId, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`${t.parentId} is null`),
    index('messages_replies').on(t.parentId, t.createdAt, t.id),
    index('messages_questions').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`${t.parentId} is null`),
  ],
)

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  email: text().primaryKey(),
  subscribedAt: instant('subscribed_at').notNull(),
  unsubscribedAt: instant('unsubscribed_at'),
})

/** Requested phone calls; a number is called once per slot. */
export const callbacks = pgTable(
  'callbacks',
  {
    phone: text().notNull(),
    callFrom: instant('call_from').notNull(),
    callUntil: instant('call_until').notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.phone, t.callFrom] })],
)

/** A text file sent with a mail. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/** Mails to send, inserted by the transaction that causes them; delivered at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    requestId: text('request_id'),
    createdAt: instant('created_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    /** No more attempts by itself: staff try it again, or drop it. */
    givenUpAt: instant('given_up_at'),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt).where(sql`${t.sentAt} is null`),
    index('outbox_failing')
      .on(t.createdAt, t.id)
      .where(sql`${t.sentAt} is null and (${t.attempts} >= 3 or ${t.givenUpAt} is not null)`),
  ],
)

/**
 * Rate limit counters, shared by all nodes and durable across restarts. `attempts` are the allowed ones, in
 * milliseconds, oldest first.
 */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text().primaryKey(),
    attempts: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'`),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_counters_expired').on(t.resetsAt)],
)
