import { mailedSecrets, newsletterSubscriptions, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, gt, isNotNull, isNull, lt, sql } from '#api/db/drizzle.ts'
import { isFor } from '#api/modules/auth/mailedSecrets.repository.ts'

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

const toConfirmation = (email: string) => isFor({ purpose: 'confirm-newsletter', email })

export async function hasConfirmationPast(tx: Database, email: string, instant: Date): Promise<boolean> {
  const found = await tx
    .select({ expiresAt: mailedSecrets.expiresAt })
    .from(mailedSecrets)
    .where(and(toConfirmation(email), gt(mailedSecrets.expiresAt, instant)))
    .limit(1)
  return found.length > 0
}

export async function deleteConfirmations(tx: Database, email: string): Promise<void> {
  await tx.delete(mailedSecrets).where(toConfirmation(email))
}

export async function deleteExpiredConfirmations(tx: Database, email: string, now: Date): Promise<void> {
  await tx.delete(mailedSecrets).where(and(toConfirmation(email), lt(mailedSecrets.expiresAt, now)))
}
