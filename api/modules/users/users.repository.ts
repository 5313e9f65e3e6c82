import { interests, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import { endSubscription } from '#api/modules/newsletter/newsletter.repository.ts'
import { type NewsletterContext, subscribe } from '#api/modules/newsletter/subscriptions.ts'
import type { User } from '#api/plugins/auth.ts'

/** Ids of the favourites, oldest first. */
export async function favouriteIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: interests.expeditionId })
    .from(interests)
    .where(eq(interests.userId, userId))
    .orderBy(asc(interests.createdAt), asc(interests.expeditionId))
  return rows.map(({ id }) => String(id))
}

export type UserChanges = Partial<
  Pick<User, 'phone' | 'firstName' | 'lastName' | 'newsletter' | 'effort' | 'homeCity'>
>

/** Writes the changes and, when the newsletter is among them, the subscription of that address. */
export async function changeUser(
  db: Database,
  user: User,
  changes: UserChanges,
  context: NewsletterContext,
): Promise<User> {
  if (Object.keys(changes).length === 0) return user
  const email = user.email.toLowerCase()
  return db.transaction(async (tx) => {
    if (changes.newsletter === true) await subscribe(tx, email, context)
    if (changes.newsletter === false) await endSubscription(tx, email, context.now)
    const [changed] = await tx.update(users).set(changes).where(eq(users.id, user.id)).returning()
    return changed ?? user
  })
}
