import { and, eq, gt } from 'drizzle-orm'
import { mailedSecrets, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import type { ApiDeps } from '#api/deps.ts'
import { hashOfSecret, newSecret } from '#api/modules/auth/secrets.ts'
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
  const secret = newSecret()
  const letter = confirmEmailMail(`${env.publicUrl}${sitePaths.emailConfirmation}/${secret}`)
  const expiresAt = new Date(now.getTime() + validMs)
  await db.transaction(async (tx) => {
    await tx
      .delete(mailedSecrets)
      .where(and(eq(mailedSecrets.email, email), eq(mailedSecrets.purpose, purpose)))
    await tx.insert(mailedSecrets).values({ secretHash: hashOfSecret(secret), purpose, email, expiresAt })
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
  const [found] = await db
    .select({ email: mailedSecrets.email })
    .from(mailedSecrets)
    .where(
      and(
        eq(mailedSecrets.secretHash, hashOfSecret(secret)),
        eq(mailedSecrets.purpose, purpose),
        eq(mailedSecrets.email, email),
        gt(mailedSecrets.expiresAt, now),
      ),
    )
  if (!found) throw new Refusal('RESET_LINK_INVALID')
  await db.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, id))
}
