import { sessions, users } from '#api/db/accountTables.ts'
import { passkeys, recoveryCodes, staff, totpSecrets } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from '#api/db/drizzle.ts'
import type { AgencyAccess, Factor, FactorKind } from '#api/modules/agency/access/access.contract.ts'
import { type SessionProofs, toAccess } from '#api/modules/agency/access/access.domain.ts'
import { type Mail, queueMail } from '#api/modules/mail/outbox.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import type { SignedIn } from '#api/plugins/auth.ts'

export const pickProofs = ({ isBrowser, session }: SignedInSession): SessionProofs => ({
  isBrowser,
  ...session,
})

type SignedInSession = Pick<SignedIn, 'isBrowser' | 'session'>

/** Next step of an account’s session to open the agency, and its second factors. Customers cost no query. */
export async function readAccess(
  db: Database,
  sender: SignedInSession & Pick<SignedIn, 'staff'>,
  now: Date,
): Promise<{ access: AgencyAccess; kinds: FactorKind[] }> {
  const { staff: rights } = sender
  if (rights?.state !== 'active') return { access: 'none', kinds: [] }
  const factors = await findFactors(db, rights.userId)
  const kinds = [...new Set(factors.map(({ kind }) => kind))]
  return { access: toAccess(rights, pickProofs(sender), factors.length > 0, now), kinds }
}

/** Whether an address, in lower case, has access to the agency, or had it. */
export async function isStaffAddress(db: Database, email: string): Promise<boolean> {
  const [found] = await db
    .select({ id: staff.userId })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(sql`lower(${users.email})`, email))
  return found !== undefined
}

/** First name of the owner to whom staff turn: the longest active one. */
export async function ownerName(db: Database): Promise<string> {
  const [owner] = await activeOwners(db)
  return owner?.firstName ?? owner?.email ?? ''
}

/** Accounts of the active owners, the longest one first. */
export async function activeOwners(db: Database): Promise<{ email: string; firstName: string | null }[]> {
  return db
    .select({ email: users.email, firstName: users.firstName })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(eq(staff.role, 'owner'), eq(staff.state, 'active')))
    .orderBy(asc(staff.createdAt), asc(staff.userId))
}

/** Queues a mail to the agency: at its own address, or at those of its owners while it has none. */
export async function mailAgency(tx: Database, mail: Omit<Mail, 'recipient'>, now: Date): Promise<void> {
  const { email } = await readSettings(tx, 'agency')
  const readers = email ? [{ email }] : await activeOwners(tx)
  for (const reader of readers) await queueMail(tx, { recipient: reader.email, ...mail }, now)
}

/** Confirmed second factors of an account, the newest first. */
export async function findFactors(db: Database, userId: string): Promise<Factor[]> {
  // One after the other: in a transaction both share its connection.
  const apps = await db
    .select()
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .orderBy(desc(totpSecrets.createdAt))
  const keys = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt))
  const toFactor = (kind: Factor['kind'], row: FactorRow, name: string | null): Factor => ({
    id: row.id,
    kind,
    name,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  })
  return [
    ...apps.map((app) => toFactor('totp', app, null)),
    ...keys.map((key) => toFactor('passkey', key, key.name)),
  ]
}

type FactorRow = { id: string; createdAt: Date; lastUsedAt: Date | null }

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

/** Closes the agency to sessions of an account, which go on as those of a customer. */
export async function closeAgency(
  tx: Database,
  userId: string,
  { but }: { but?: string } = {},
): Promise<void> {
  const isOpen = and(eq(sessions.userId, userId), isNotNull(sessions.secondFactorAt))
  await tx
    .update(sessions)
    .set({ secondFactorAt: null, steppedUpAt: null })
    .where(and(isOpen, but === undefined ? undefined : ne(sessions.id, but)))
}
