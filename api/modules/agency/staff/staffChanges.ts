import { staff } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { closeAgency } from '#api/modules/agency/access/access.repository.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { unlocked } from '#api/modules/agency/access/lockOut.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import type { StaffChange, StaffMember } from '#api/modules/agency/staff/staff.contract.ts'
import { newOwnerMail, rightsChangedMail } from '#api/modules/agency/staff/staff.mails.ts'
import { factorsResetSentence, rightsSentence } from '#api/modules/agency/staff/staff.messages.ts'
import {
  deleteFactors,
  lockOwners,
  type StaffAccount,
  staffAccount,
  toStaffMember,
} from '#api/modules/agency/staff/staff.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import type { Staff } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'

type Context = Pick<ApiDeps, 'db' | 'clock' | 'env'>

const toLink = ({ env }: Context) => `${env.publicUrl}${agencyPaths.home}`

/** Saves role, permissions and state of a person, by an owner; they apply to the person's next request. */
export async function saveStaff(
  context: Context,
  caller: AgencyCaller,
  userId: string,
  change: StaffChange,
): Promise<StaffMember> {
  const now = context.clock()
  return context.db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    const account = await lockedAccount(tx, userId)
    const stored = { entity: 'staff', id: userId, ...account.rights } as const
    await requireVersion(tx, change.version, stored, () => toStaffMember(tx, account, now))
    const next = rightsAfter(account.rights, change, now)
    if (isLastOwner(owners, account.rights, next)) throw new Refusal('LAST_OWNER')
    await tx.update(staff).set(next).where(eq(staff.userId, userId))
    if (next.state === 'suspended') await closeAgency(tx, userId)
    await recordChange(tx, caller, { account, next, now, reason: change.reason })
    if (hasChangedRights(account.rights, next))
      await mailRights(tx, context, caller, { account, next, now, owners })
    return toStaffMember(tx, { ...account, rights: next }, now)
  })
}

/** Deletes the second factors of a person who has lost them: the next sign-in enrols another. */
export async function resetFactors(
  context: Context,
  caller: AgencyCaller,
  userId: string,
): Promise<StaffMember> {
  const now = context.clock()
  return context.db.transaction(async (tx) => {
    const account = await lockedAccount(tx, userId)
    await deleteFactors(tx, userId)
    await tx.update(staff).set(unlocked).where(eq(staff.userId, userId))
    await writeAudit(tx, caller.actor, { ...toEntry(account, now), action: 'staff.factors_reset' })
    await mailTo(tx, caller, account, { link: toLink(context), now, sentence: factorsResetSentence })
    return toStaffMember(tx, { ...account, rights: { ...account.rights, ...unlocked } }, now)
  })
}

async function mailRights(
  tx: Database,
  context: Context,
  caller: AgencyCaller,
  { account, next, now, owners }: Saved,
): Promise<void> {
  const link = toLink(context)
  await mailTo(tx, caller, account, { link, now, sentence: rightsSentence(next.role, next.state) })
  const isNewOwner = isActiveOwner(next) && !isActiveOwner(account.rights)
  const { requestId } = caller.actor
  if (isNewOwner) await mailOwners(tx, { owners, owner: account, link, requestId, now })
}

type StaffMail = { link: string; now: Date; sentence: string }

async function mailTo(
  tx: Database,
  caller: AgencyCaller,
  { user }: StaffAccount,
  { link, now, sentence }: StaffMail,
): Promise<void> {
  const by = caller.user.firstName ?? caller.user.email
  const letter = rightsChangedMail({ firstName: user.firstName, link }, by, sentence)
  await queueMail(tx, { recipient: user.email, ...letter, requestId: caller.actor.requestId }, now)
}

type Saved = { account: StaffAccount; next: Staff; now: Date; owners: StaffAccount[] }

type NewOwner = { owners: StaffAccount[]; owner: StaffAccount; link: string; requestId?: string; now: Date }

/** Tells the other owners of a new one. */
export async function mailOwners(
  tx: Database,
  { owners, owner, link, requestId, now }: NewOwner,
): Promise<void> {
  const name = owner.user.firstName ?? owner.user.email
  for (const { user } of owners) {
    if (user.id === owner.user.id) continue
    const letter = newOwnerMail({ firstName: user.firstName, link }, name)
    await queueMail(tx, { recipient: user.email, ...letter, ...(requestId && { requestId }) }, now)
  }
}

async function lockedAccount(tx: Database, userId: string): Promise<StaffAccount> {
  await tx.select({ id: staff.userId }).from(staff).where(eq(staff.userId, userId)).for('update')
  const account = await staffAccount(tx, userId)
  if (!account) throw new Refusal('STAFF_NOT_FOUND')
  return account
}

function rightsAfter(rights: Staff, change: StaffChange, now: Date): Staff {
  return {
    ...rights,
    role: change.role ?? rights.role,
    permissions: change.permissions?.toSorted() ?? rights.permissions,
    state: change.state ?? rights.state,
    ...(change.unlock && unlocked),
    version: rights.version + 1,
    changedAt: now,
  }
}

const isActiveOwner = ({ role, state }: Pick<Staff, 'role' | 'state'>) =>
  role === 'owner' && state === 'active'

function isLastOwner(owners: StaffAccount[], before: Staff, next: Staff): boolean {
  const isLeaving = isActiveOwner(before) && !isActiveOwner(next)
  return isLeaving && owners.every(({ rights }) => rights.userId === before.userId)
}

const toValues = ({ role, permissions, state, lockedUntil }: Staff) => ({
  role,
  permissions,
  state,
  locked_until: lockedUntil?.toISOString() ?? null,
})

const hasChangedRights = (before: Staff, next: Staff) =>
  JSON.stringify([before.role, before.permissions, before.state]) !==
  JSON.stringify([next.role, next.permissions, next.state])

const toEntry = ({ user }: StaffAccount, at: Date) => ({
  at,
  entity: 'staff' as const,
  entityId: user.id,
  label: user.email,
})

async function recordChange(
  tx: Database,
  caller: AgencyCaller,
  { account, next, now, reason }: Omit<Saved, 'owners'> & { reason: string | undefined },
): Promise<void> {
  const isUnlocking =
    !hasChangedRights(account.rights, next) && account.rights.lockedUntil && !next.lockedUntil
  await writeAudit(tx, caller.actor, {
    ...toEntry(account, now),
    action: isUnlocking ? 'staff.unlocked' : 'staff.changed',
    reason,
    before: toValues(account.rights),
    after: toValues(next),
  })
}
