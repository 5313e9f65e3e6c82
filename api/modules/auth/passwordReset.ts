import { mailedSecrets, sessions, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, gt, ne } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { accountByEmail } from '#api/modules/auth/accounts.repository.ts'
import { findAddress, replaceSecret } from '#api/modules/auth/mailedSecrets.repository.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { deleteFeeds } from '#api/modules/feeds/feeds.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { resetMail } from '#api/modules/mail/reset.mails.ts'
import { sitePaths } from '#schema/sitePaths.ts'

const purpose = 'reset-password' as const
const validMs = 60 * 60_000

/** Thrown only to roll back a savepoint. */
class Undo extends Error {}

/**
 * Mails a link to choose a new password, if the address has an account with one, or one that the agency made by
 * phone. For any other address the same rows are written and rolled back before the same commit, so the response
 * time reveals nothing.
 */
export async function mailResetLink(
  { db, clock, env }: ApiDeps,
  email: string,
  requestId: string,
): Promise<void> {
  const now = clock()
  const expiresAt = new Date(now.getTime() + validMs)
  await db.transaction(async (tx) => {
    const account = await accountByEmail(tx, email)
    const isForUs = Boolean(account && (account.passwordHash || account.provider === 'email'))
    await undoable(tx, async (savepoint) => {
      const secret = await replaceSecret(savepoint, { purpose, email, expiresAt })
      const letter = resetMail(`${env.publicUrl}${sitePaths.password}/${secret}`)
      await queueMail(savepoint, { recipient: email, ...letter, requestId }, now)
      if (!isForUs) throw new Undo()
    })
  })
}

async function undoable(db: Database, work: (savepoint: Database) => Promise<void>): Promise<void> {
  try {
    await db.transaction(work)
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
}

const isValid = (secret: string, now: Date) =>
  and(
    eq(mailedSecrets.secretHash, hashOfSecret(secret)),
    eq(mailedSecrets.purpose, purpose),
    gt(mailedSecrets.expiresAt, now),
  )

/** Returns the address to which a mailed link was sent, while the link is valid. */
export const emailOfResetLink = (db: Database, secret: string, now: Date) =>
  findAddress(db, purpose, secret, now)

export type NewPassword = { secret: string; passwordHash: string; ownCookieValue: string | undefined }

/**
 * Consumes the link and sets the password, which also proves ownership of the mailbox; all other sessions
 * and all calendar addresses end: someone else may have made them. Returns whether the link was valid.
 */
export async function usePasswordLink(db: Database, input: NewPassword, now: Date): Promise<boolean> {
  const { secret, passwordHash, ownCookieValue } = input
  return db.transaction(async (tx) => {
    const [link] = await tx.delete(mailedSecrets).where(isValid(secret, now)).returning()
    const account = link && (await accountByEmail(tx, link.email))
    if (!account) return false
    await tx.update(users).set({ passwordHash, isEmailConfirmed: true }).where(eq(users.id, account.id))
    const isAnother = ownCookieValue ? ne(sessions.tokenHash, hashOfSecret(ownCookieValue)) : undefined
    await tx.delete(sessions).where(and(eq(sessions.userId, account.id), isAnother))
    await deleteFeeds(tx, account.id)
    return true
  })
}
