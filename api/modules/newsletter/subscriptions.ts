import type { Database } from '#api/db/client.ts'
import { findAddress, issueSecret } from '#api/modules/auth/mailedSecrets.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { confirmationMail, welcomeMail } from '#api/modules/newsletter/newsletter.mails.ts'
import {
  deleteConfirmations,
  deleteExpiredConfirmations,
  endSubscription,
  hasConfirmationPast,
  insertSubscription,
  lockAccount,
  setAccountChoice,
} from '#api/modules/newsletter/newsletter.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { sitePaths } from '#schema/sitePaths.ts'

const day = 86_400_000
const confirmationMs = 7 * day
/** Repeated requests for an account's address mail its holder once a day. */
const quietMs = day

export type NewsletterContext = { now: Date; publicUrl: string; requestId?: string }

/**
 * Handles an address entered by a visitor. The response never reveals an account; only its holder's mail
 * does.
 */
export async function requestSubscription(
  tx: Database,
  subscriber: { email: string; senderId: string | undefined },
  context: NewsletterContext,
): Promise<void> {
  const account = await lockAccount(tx, subscriber.email)
  if (account?.newsletter) return
  if (account && account.id !== subscriber.senderId) await mailHolder(tx, subscriber.email, context)
  else await subscribe(tx, subscriber.email, context)
}

/**
 * Subscribes an address at the will of its holder: by a bearer, a mailed link, or a visitor without an
 * account.
 */
export async function subscribe(tx: Database, email: string, context: NewsletterContext): Promise<void> {
  const { now, publicUrl, requestId } = context
  await setAccountChoice(tx, email, true)
  if (!(await insertSubscription(tx, email, now))) return
  const token = await issueSecret(tx, { purpose: 'leave-newsletter', email, expiresAt: null })
  const leave = `${publicUrl}${sitePaths.newsletterUnsubscription}/${token}`
  const letter = welcomeMail({ catalogue: `${publicUrl}/expeditions`, leave })
  await queueMail(tx, { recipient: email, ...letter, ...(requestId && { requestId }) }, now)
}

async function mailHolder(tx: Database, email: string, context: NewsletterContext): Promise<void> {
  const { now, publicUrl, requestId } = context
  const expiresAt = new Date(now.getTime() + confirmationMs)
  if (await hasConfirmationPast(tx, email, new Date(expiresAt.getTime() - quietMs))) return
  await deleteExpiredConfirmations(tx, email, now)
  const token = await issueSecret(tx, { purpose: 'confirm-newsletter', email, expiresAt })
  const letter = confirmationMail(`${publicUrl}${sitePaths.newsletterConfirmation}/${token}`)
  await queueMail(tx, { recipient: email, ...letter, ...(requestId && { requestId }) }, now)
}

/** The link may be used again until it expires: a page that retries does no harm. */
export async function confirmSubscription(
  tx: Database,
  token: string,
  context: NewsletterContext,
): Promise<void> {
  const email = await findAddress(tx, 'confirm-newsletter', token, context.now)
  if (!email) throw new Refusal('NEWSLETTER_LINK_INVALID')
  await subscribe(tx, email, context)
}

/** Unsubscription links never expire and revoke pending ones: an older confirmation no longer subscribes. */
export async function leaveNewsletter(tx: Database, token: string, now: Date): Promise<void> {
  const email = await findAddress(tx, 'leave-newsletter', token, now)
  if (!email) throw new Refusal('NEWSLETTER_LINK_INVALID')
  await setAccountChoice(tx, email, false)
  await endSubscription(tx, email, now)
  await deleteConfirmations(tx, email)
}
