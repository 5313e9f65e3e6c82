import { sessions, users } from '#api/db/accountTables.ts'
import { passkeys, recoveryCodes, staff, staffInvitations, totpSecrets } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, desc, eq, gt, isNull, max, sql } from '#api/db/drizzle.ts'
import { closeAgency, countRecoveryCodes, findFactors } from '#api/modules/agency/access/access.repository.ts'
import { isLocked } from '#api/modules/agency/access/lockOut.domain.ts'
import type { Invitation, StaffMember } from '#api/modules/agency/staff/staff.contract.ts'
import type { Staff, User } from '#api/plugins/auth.ts'

export type StaffAccount = { rights: Staff; user: User }

/** All people with access, by name. */
export async function staffAccounts(db: Database): Promise<StaffAccount[]> {
  return db
    .select({ rights: staff, user: users })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .orderBy(asc(users.firstName), asc(users.email))
}

export async function staffAccount(db: Database, userId: string): Promise<StaffAccount | undefined> {
  const [found] = await db
    .select({ rights: staff, user: users })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(staff.userId, userId))
  return found
}

/** Active owners, locked: two concurrent changes cannot each leave the other's owner as the last. */
export async function lockOwners(tx: Database): Promise<StaffAccount[]> {
  return tx
    .select({ rights: staff, user: users })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(eq(staff.role, 'owner'), eq(staff.state, 'active')))
    .orderBy(staff.userId)
    .for('update', { of: staff })
}

export async function toStaffMember(
  db: Database,
  { rights, user }: StaffAccount,
  now: Date,
): Promise<StaffMember> {
  const factors = await findFactors(db, user.id)
  const left = await countRecoveryCodes(db, user.id)
  const lastSeenAt = await lastSeen(db, user.id)
  return {
    id: user.id,
    version: rights.version,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: rights.role,
    permissions: rights.permissions,
    state: rights.state,
    created_at: rights.createdAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    locked_until: isLocked(rights, now) ? (rights.lockedUntil?.toISOString() ?? null) : null,
    factors,
    recovery_codes_left: left,
  }
}

async function lastSeen(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  return row?.at ?? null
}

/** Ends all second factors of an account, and what they have opened. */
export async function deleteFactors(tx: Database, userId: string): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await closeAgency(tx, userId)
}

const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt))

export async function openInvitations(db: Database, now: Date): Promise<Invitation[]> {
  const rows = await db
    .select({ invitation: staffInvitations, by: users.firstName })
    .from(staffInvitations)
    .leftJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(and(isOpen, gt(staffInvitations.expiresAt, now)))
    .orderBy(desc(staffInvitations.createdAt), staffInvitations.id)
  return rows.map(({ invitation, by }) => toInvitation(invitation, by))
}

type InvitationRow = typeof staffInvitations.$inferSelect

export const toInvitation = (row: InvitationRow, invitedBy: string | null): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  permissions: row.permissions,
  invited_by: invitedBy,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
})

export type NewInvitation = Omit<typeof staffInvitations.$inferInsert, 'id'>

/** Inserts an invitation in place of an open one of the same address. */
export async function replaceInvitation(tx: Database, invitation: NewInvitation): Promise<InvitationRow> {
  const isSameAddress = eq(sql`lower(${staffInvitations.email})`, invitation.email.toLowerCase())
  await tx.update(staffInvitations).set({ revokedAt: invitation.createdAt }).where(and(isSameAddress, isOpen))
  const [created] = await tx.insert(staffInvitations).values(invitation).returning()
  if (!created) throw new Error('The invitation insert returned no row.')
  return created
}

/** Revokes an open invitation; undefined when there is none. */
export async function revokeInvitation(
  tx: Database,
  id: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [revoked] = await tx
    .update(staffInvitations)
    .set({ revokedAt: now })
    .where(and(eq(staffInvitations.id, id), isOpen))
    .returning()
  return revoked
}

export async function invitationByToken(
  db: Database,
  tokenHash: Uint8Array,
): Promise<InvitationRow | undefined> {
  const [found] = await db.select().from(staffInvitations).where(eq(staffInvitations.tokenHash, tokenHash))
  return found
}

/** Uses the invitation up; false when another request was first. */
export async function takeInvitation(tx: Database, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(staffInvitations)
    .set({ acceptedAt: now })
    .where(and(eq(staffInvitations.id, id), isOpen, gt(staffInvitations.expiresAt, now)))
    .returning({ id: staffInvitations.id })
  return taken.length > 0
}
