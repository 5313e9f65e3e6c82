import type { Database } from '#api/db/client.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { StaffPermission, StaffRole } from '#api/modules/agency/access/access.contract.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { Actor } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { mailedInvitationMs } from '#api/modules/agency/staff/invitation.domain.ts'
import type { Invitation, InvitationRequest } from '#api/modules/agency/staff/staff.contract.ts'
import { invitationMail } from '#api/modules/agency/staff/staff.mails.ts'
import {
  replaceInvitation,
  revokeInvitation,
  staffAccount,
  toInvitation,
} from '#api/modules/agency/staff/staff.repository.ts'
import { accountByEmail } from '#api/modules/auth/accounts.repository.ts'
import { hashOfSecret, newSecret } from '#api/modules/auth/secrets.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'
import { readEmail } from '#schema/email.ts'

type InvitationDeps = Pick<ApiDeps, 'db' | 'clock' | 'env'>

export const invitationLink = (env: ApiDeps['env'], token: string) =>
  `${env.publicUrl}${agencyPaths.invitation}/${token}`

/** Invites people by mail, and revokes their links. */
export function invitations(deps: InvitationDeps) {
  const { db, clock, env } = deps
  const rates = rateLimits(deps)

  return {
    async invite(caller: AgencyCaller, input: InvitationRequest): Promise<Invitation> {
      const email = readEmail(input.email)
      if (!email) throw new Refusal('INVALID_EMAIL')
      await rates.enforce(limits.agencyInvitations, caller.user.id)
      const { firstName } = caller.user
      return db.transaction(async (tx) => {
        if (await hasAccess(tx, email)) throw new Refusal('ALREADY_STAFF')
        const now = clock()
        const { role, permissions = [] } = input
        const query = {
          email,
          role,
          permissions,
          invitedBy: caller.user.id,
          lifeMs: mailedInvitationMs,
          now,
        }
        const { token, invitation } = await createInvitation(tx, caller.actor, query)
        const letter = invitationMail(invitationLink(env, token), firstName ?? caller.user.email)
        await queueMail(tx, { recipient: email, ...letter, requestId: caller.actor.requestId }, now)
        return toInvitation(invitation, firstName)
      })
    },

    async revoke(caller: AgencyCaller, id: string): Promise<void> {
      const now = clock()
      await db.transaction(async (tx) => {
        const revoked = await revokeInvitation(tx, id, now)
        if (!revoked) throw new Refusal('INVITATION_NOT_FOUND')
        const entry = { at: now, entity: 'invitation', entityId: id, label: revoked.email } as const
        await writeAudit(tx, caller.actor, { ...entry, action: 'invitation.revoked' })
      })
    },
  }
}

type InvitationInput = {
  email: string
  role: StaffRole
  permissions: readonly StaffPermission[]
  invitedBy: string | null
  lifeMs: number
  now: Date
}

/** Writes an invitation and returns the secret of its link. */
export async function createInvitation(
  tx: Database,
  actor: Actor,
  { lifeMs, now, permissions, ...input }: InvitationInput,
) {
  const token = newSecret()
  const invitation = await replaceInvitation(tx, {
    ...input,
    permissions: permissions.toSorted(),
    tokenHash: hashOfSecret(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  })
  const { id, email, role } = invitation
  const entry = { at: now, entity: 'invitation', entityId: id, label: email } as const
  const after = { email, role, permissions: invitation.permissions }
  await writeAudit(tx, actor, { ...entry, action: 'invitation.created', after })
  return { token, invitation }
}

async function hasAccess(db: Database, email: string): Promise<boolean> {
  const account = await accountByEmail(db, email)
  const found = account && (await staffAccount(db, account.id))
  return found?.rights.state === 'active'
}
