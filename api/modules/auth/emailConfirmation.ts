import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { findAddress, replaceSecret } from '#api/modules/auth/mailedSecrets.repository.ts'
import { confirmEmailMail } from '#api/modules/mail/confirmEmail.mails.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import type { User } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { sitePaths } from '#schema/sitePaths.ts'

const purpose = 'confirm-email' as const
const validMs = 24 * 60 * 60_000

type Holder = Pick<User, 'id' | 'email' | 'isEmailConfirmed'>

/** Mails a link that confirms the address of an account; it replaces the former one. */
export async function mailConfirmation(
  { db, clock, env }: ApiDeps,
  { email, isEmailConfirmed }: Holder,
  requestId: string,
): Promise<void> {
  if (isEmailConfirmed) return
  const now = clock()
  const expiresAt = new Date(now.getTime() + validMs)
  await db.transaction(async (tx) => {
    const secret = await replaceSecret(tx, { purpose, email, expiresAt })
    const letter = confirmEmailMail(`${env.publicUrl}${sitePaths.emailConfirmation}/${secret}`)
    await queueMail(tx, { recipient: email, ...letter, requestId }, now)
  })
}

/**
 * Confirms the address of the signed-in account by its mailed link, also a second time. The link alone confirms
 * nothing: another person may have opened an account with this address.
 */
export async function confirmEmail(
  db: Database,
  { id, email }: Holder,
  secret: string,
  now: Date,
): Promise<void> {
  if ((await findAddress(db, purpose, secret, now)) !== email) throw new Refusal('RESET_LINK_INVALID')
  await db.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, id))
}
