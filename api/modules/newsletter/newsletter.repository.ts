import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { mailedSecrets, newsletterSubscriptions, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { hashOfSecret, newSecret } from '#api/modules/auth/secrets.ts'

type Purpose = 'confirm-newsletter' | 'leave-newsletter'

const hasAddress = (email: string) => eq(sql`lower(${users.email})`, email)

/** Locks the account of an address: concurrent requests for one address are serialised. */
export async function lockAccount(tx: Database, email: string) {
  const [account] = await tx
    .select({ id: users.id, newsletter: users.newsletter })
    .from(users)
    .where(hasAddress(email))
    .for('update')
  return account
}

export async function setAccountChoice(tx: Database, email: string, newsletter: boolean): Promise<void> {
  await tx.update(users).set({ newsletter }).where(hasAddress(email))
}

/** Returns whether this created a subscriber: of concurrent requests, exactly one does. */
export async function insertSubscription(tx: Database, email: string, now: Date): Promise<boolean> {
  const inserted = await tx
    .insert(newsletterSubscriptions)
    .values({ email, subscribedAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { subscribedAt: now, unsubscribedAt: null },
      setWhere: isNotNull(newsletterSubscriptions.unsubscribedAt),
    })
    .returning()
  return inserted.length > 0
}

export async function endSubscription(tx: Database, email: string, now: Date): Promise<void> {
  const { email: address, unsubscribedAt } = newsletterSubscriptions
  await tx
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: now })
    .where(and(eq(address, email), isNull(unsubscribedAt)))
}

export async function issueSecret(
  tx: Database,
  secret: { purpose: Purpose; email: string; expiresAt: Date | null },
): Promise<string> {
  const token = newSecret()
  await tx.insert(mailedSecrets).values({ ...secret, secretHash: hashOfSecret(token) })
  return token
}

/** Returns the address that a mailed link stands for; undefined when the link is unknown or expired. */
export async function addressOf(
  db: Database,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select()
    .from(mailedSecrets)
    .where(and(eq(mailedSecrets.secretHash, hashOfSecret(token)), eq(mailedSecrets.purpose, purpose)))
  return found && (!found.expiresAt || found.expiresAt > now) ? found.email : undefined
}

const confirmationOf = (email: string) =>
  and(eq(mailedSecrets.email, email), eq(mailedSecrets.purpose, 'confirm-newsletter'))

export async function hasConfirmationPast(tx: Database, email: string, instant: Date): Promise<boolean> {
  const found = await tx
    .select({ expiresAt: mailedSecrets.expiresAt })
    .from(mailedSecrets)
    .where(and(confirmationOf(email), gt(mailedSecrets.expiresAt, instant)))
    .limit(1)
  return found.length > 0
}

export async function deleteConfirmations(tx: Database, email: string): Promise<void> {
  await tx.delete(mailedSecrets).where(confirmationOf(email))
}

export async function deleteExpiredConfirmations(tx: Database, email: string, now: Date): Promise<void> {
  await tx.delete(mailedSecrets).where(and(confirmationOf(email), lt(mailedSecrets.expiresAt, now)))
}
