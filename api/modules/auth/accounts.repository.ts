import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, inArray, type SQL, sql } from '#api/db/drizzle.ts'
import { type OpenedSession, openSession } from '#api/modules/auth/sessions.repository.ts'
import type { User } from '#api/plugins/auth.ts'

/** `email` is in lower case, as `readEmail` returns it. */
export async function accountByEmail(db: Database, email: string): Promise<User | undefined> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  return account
}

/** Ids of the accounts that have one of the addresses, by address in lower case. */
export async function accountIds(db: Database, emails: string[]): Promise<Map<string, string>> {
  const email = sql<string>`lower(${users.email})`
  const found = await db.select({ id: users.id, email }).from(users).where(inArray(email, emails))
  return new Map(found.map((account) => [account.email, account.id]))
}

export type NewAccount = Pick<
  typeof users.$inferInsert,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'newsletter' | 'source' | 'createdAt'
>

/** Returns the id of the new account; undefined when the address already has one. */
export async function createAccount(db: Database, account: NewAccount): Promise<string | undefined> {
  const [created] = await db
    .insert(users)
    .values({ ...account, provider: 'email' })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return created?.id
}

/** Counts a sign-in by any means and opens a session that replaces the browser's previous one. */
export async function signIn(
  db: Database,
  userId: string,
  now: Date,
  replaced?: string,
): Promise<OpenedSession> {
  await countSignIn(db, eq(users.id, userId))
  return openSession(db, userId, now, replaced)
}

/**
 * Signs in by password. The update locks the account and compares the verified hash: a password changed since
 * opens no session, and one being changed ends this session.
 */
export async function signInByPassword(
  db: Database,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
  replaced?: string,
): Promise<OpenedSession | undefined> {
  const isCounted = await countSignIn(db, and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
  return isCounted ? openSession(db, userId, now, replaced) : undefined
}

async function countSignIn(db: Database, isAccount: SQL | undefined): Promise<boolean> {
  const counted = await db
    .update(users)
    .set({ signInCount: sql`${users.signInCount} + 1` })
    .where(isAccount)
    .returning({ id: users.id })
  return counted.length > 0
}
