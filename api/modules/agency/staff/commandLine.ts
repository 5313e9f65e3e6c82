import { staff } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { unlocked } from '#api/modules/agency/access/lockOut.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { ownerInvitationMs } from '#api/modules/agency/staff/invitation.domain.ts'
import { createInvitation, invitationLink } from '#api/modules/agency/staff/invitations.ts'
import { deleteFactors, staffAccount } from '#api/modules/agency/staff/staff.repository.ts'
import { accountByEmail } from '#api/modules/auth/accounts.repository.ts'

type Context = Pick<ApiDeps, 'db' | 'clock' | 'env'>

const actor = { kind: 'command_line' } as const

/** The link by which an address becomes an owner: 24 hours, single use. */
export async function inviteOwner({ db, clock, env }: Context, email: string): Promise<string> {
  return db.transaction(async (tx) => {
    const input = { email, role: 'owner', permissions: [], invitedBy: null } as const
    const lifetime = { lifeMs: ownerInvitationMs, now: clock() }
    const { token } = await createInvitation(tx, actor, { ...input, ...lifetime })
    return invitationLink(env, token)
  })
}

/** Deletes the second factors of an owner without a phone. Returns the outcome in one sentence. */
export async function resetOwnFactors({ db, clock }: Context, email: string): Promise<string> {
  return db.transaction(async (tx) => {
    const account = await accountByEmail(tx, email)
    const member = account && (await staffAccount(tx, account.id))
    if (!member) return `${email} has no access to the agency: nothing was changed.`
    await deleteFactors(tx, account.id)
    await tx.update(staff).set(unlocked).where(eq(staff.userId, account.id))
    const entry = { at: clock(), entity: 'staff', entityId: account.id, label: email } as const
    await writeAudit(tx, actor, { ...entry, action: 'staff.factors_reset' })
    return `The second factors of ${email} are deleted: the next sign-in enrols another.`
  })
}
