import type { acceptances } from '#api/modules/agency/staff/staff.contract.ts'

const hour = 3_600_000
export const mailedInvitationMs = 72 * hour
export const ownerInvitationMs = 24 * hour

export type InvitationAcceptance = (typeof acceptances)[number]

export type InvitedAccount = {
  provider: 'email' | 'facebook' | 'google_oauth2'
  hasPassword: boolean
  isEmailConfirmed: boolean
}

/**
 * How an invitation is accepted, with its own address only. The link proves the mailbox: it makes an account,
 * and never takes over one that has a way to sign in.
 */
export function toAcceptance(
  account: InvitedAccount | undefined,
  signedInAs: 'nobody' | 'invited' | 'another',
): InvitationAcceptance {
  if (signedInAs === 'another') return 'other_account'
  if (!account) return 'new_account'
  const { provider, hasPassword, isEmailConfirmed } = account
  if (provider === 'facebook') return 'no_facebook'
  if (provider === 'email' && !hasPassword) return 'new_password'
  if (signedInAs === 'nobody') return 'sign_in'
  if (provider === 'email') return 'new_password'
  return isEmailConfirmed ? 'confirm' : 'sign_in'
}

type Lifetime = { expiresAt: Date; acceptedAt: Date | null; revokedAt: Date | null }

export function isInvitationOpen({ expiresAt, acceptedAt, revokedAt }: Lifetime, now: Date): boolean {
  return !acceptedAt && !revokedAt && expiresAt > now
}
