import type { FastifyRequest } from 'fastify'
import { users } from '#api/db/accountTables.ts'
import { staff, type staffInvitations } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { requiredField } from '#api/messages.ts'
import { refuseStaffPassword } from '#api/modules/agency/access/staffPassword.ts'
import type { StaffActor } from '#api/modules/agency/audit/actor.domain.ts'
import { maskAddresses } from '#api/modules/agency/audit/audit.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import {
  type InvitationAcceptance,
  isInvitationOpen,
  toAcceptance,
} from '#api/modules/agency/staff/invitation.domain.ts'
import type { Acceptance, OpenInvitation } from '#api/modules/agency/staff/staff.contract.ts'
import {
  invitationByToken,
  lockOwners,
  staffAccount,
  takeInvitation,
} from '#api/modules/agency/staff/staff.repository.ts'
import { mailOwners } from '#api/modules/agency/staff/staffChanges.ts'
import { accountByEmail, createAccount, signIn } from '#api/modules/auth/accounts.repository.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { readSessionCookie } from '#api/modules/auth/sessionCookie.ts'
import { closeSessions, type OpenedSession } from '#api/modules/auth/sessions.repository.ts'
import type { SignedIn, User } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'
import { defaultSource } from '#schema/constants.ts'
import { faultOfName, readName } from '#schema/name.ts'

type Sender = SignedIn | undefined
type InvitationRow = typeof staffInvitations.$inferSelect
type StoredInvitation = { row: InvitationRow; account: User | undefined; acceptance: InvitationAcceptance }

type Context = ApiDeps & { hasher: PasswordHasher }

/** A person with the link of a mail or of the command line, perhaps signed in. */
export type Invited = { request: FastifyRequest; token: string; sender: Sender }

async function find(deps: ApiDeps, { request, token, sender }: Invited): Promise<StoredInvitation> {
  await rateLimits(deps).enforceFrom(limits.invitationLinks, request.ip)
  const row = await invitationByToken(deps.db, hashOfSecret(token))
  if (!row || !isInvitationOpen(row, deps.clock())) throw new Refusal('INVITATION_INVALID')
  const account = await accountByEmail(deps.db, row.email)
  const signedInAs = sender ? (sender.user.id === account?.id ? 'invited' : 'another') : 'nobody'
  const state = account && { ...account, hasPassword: account.passwordHash !== null }
  return { row, account, acceptance: toAcceptance(state, signedInAs) }
}

export async function readInvitation(deps: ApiDeps, invited: Invited): Promise<OpenInvitation> {
  const { row, acceptance } = await find(deps, invited)
  const { email, role, expiresAt } = row
  return { email: maskAddresses(email), role, expires_at: expiresAt.toISOString(), acceptance }
}

/** Grants the rights of the invitation. Returns the session of an account that was not signed in. */
export async function acceptInvitation(
  context: Context,
  invited: Invited,
  typed: Acceptance,
): Promise<OpenedSession | undefined> {
  const { request, sender } = invited
  const found = await find(context, invited)
  refuseUnacceptable(found.acceptance)
  const account = readAccount(found, typed)
  const passwordHash =
    account.password === undefined ? undefined : await context.hasher.hash(account.password)
  const now = context.clock()
  return context.db.transaction(async (tx) => {
    if (!(await takeInvitation(tx, found.row.id, now))) throw new Refusal('INVITATION_INVALID')
    const userId = await writeAccount(tx, found, { ...account, passwordHash, now }, sender)
    const replaced = readSessionCookie(request, context.env)
    const session = sender ? undefined : await signIn(tx, userId, now, replaced)
    const sessionId = sender?.sessionId ?? session?.sessionId ?? ''
    await join(tx, found.row, userId, now)
    const actor = { kind: 'staff', userId, sessionId, requestId: request.id } as const
    await recordJoin(tx, context, actor, { row: found.row, now })
    return session
  })
}

async function recordJoin(
  tx: Database,
  { env }: Context,
  actor: StaffActor,
  { row, now }: { row: InvitationRow; now: Date },
): Promise<void> {
  const { email, role, permissions } = row
  const { userId, requestId } = actor
  const entry = { at: now, entity: 'staff', entityId: userId, label: email } as const
  await writeAudit(tx, actor, { ...entry, action: 'staff.joined', after: { role, permissions } })
  const owner = role === 'owner' ? await staffAccount(tx, userId) : undefined
  if (!owner) return
  const link = `${env.publicUrl}${agencyPaths.home}`
  await mailOwners(tx, { owners: await lockOwners(tx), owner, link, requestId, now })
}

function refuseUnacceptable(acceptance: InvitationAcceptance): void {
  if (acceptance === 'no_facebook') throw new Refusal('INVITED_BY_FACEBOOK')
  if (acceptance === 'sign_in' || acceptance === 'other_account') throw new Refusal('INVITED_ELSEWHERE')
}

type NewAccount = { password?: string; firstName?: string; lastName?: string }

/** Reads what this acceptance needs, or refuses the field at fault. */
function readAccount({ acceptance }: StoredInvitation, typed: Acceptance): NewAccount {
  if (acceptance === 'confirm') return {}
  const { password = '', first_name: firstName = '', last_name: lastName = '' } = typed
  if (acceptance === 'new_account') {
    if (faultOfName(firstName)) throw new Refusal('INVALID_NAME', { fields: { first_name: requiredField } })
    if (faultOfName(lastName)) throw new Refusal('INVALID_NAME', { fields: { last_name: requiredField } })
  }
  refuseStaffPassword(password)
  return { password, firstName: readName(firstName) ?? '', lastName: readName(lastName) ?? '' }
}

type Written = NewAccount & { passwordHash: string | undefined; now: Date }

/** Creates the account, or sets the password of the existing one: its other sessions end. */
async function writeAccount(
  tx: Database,
  { row, account }: StoredInvitation,
  { firstName = '', lastName = '', passwordHash, now }: Written,
  sender: Sender,
): Promise<string> {
  if (!account) {
    const names = { firstName, lastName, newsletter: false, source: defaultSource }
    const userId = await createAccount(tx, { email: row.email, passwordHash, createdAt: now, ...names })
    if (!userId) throw new Refusal('INVITED_ELSEWHERE')
    await tx.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, userId))
    return userId
  }
  if (passwordHash) {
    await tx.update(users).set({ passwordHash, isEmailConfirmed: true }).where(eq(users.id, account.id))
    await closeSessions(tx, account.id, sender ? { but: sender.sessionId } : {})
  }
  return account.id
}

/** Grants the rights of the invitation, in place of former ones. */
async function join(
  tx: Database,
  { role, permissions }: InvitationRow,
  userId: string,
  now: Date,
): Promise<void> {
  const rights = { role, permissions, state: 'active' as const, changedAt: now }
  await tx
    .insert(staff)
    .values({ userId, ...rights, createdAt: now })
    .onConflictDoUpdate({ target: staff.userId, set: { ...rights, version: sql`${staff.version} + 1` } })
}
