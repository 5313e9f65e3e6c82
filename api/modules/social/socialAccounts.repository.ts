import { identities, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { accountByEmail, signIn } from '#api/modules/auth/accounts.repository.ts'
import type { OpenedSession } from '#api/modules/auth/sessions.repository.ts'
import type { AuthError } from '#api/modules/social/authErrors.ts'
import { firstSignIn, type SocialProfile } from '#api/modules/social/social.domain.ts'
import { greetingName } from '#api/modules/users/name.domain.ts'

/** Signs in the person a provider vouches for; otherwise returns the reason. */
export async function signInWith(
  db: Database,
  profile: SocialProfile,
  now: Date,
  replaced?: string,
): Promise<OpenedSession | AuthError> {
  return db.transaction(async (tx) => {
    const found = (await findUser(tx, profile)) ?? (await findOrCreateUser(tx, profile, now))
    return 'error' in found ? found.error : signIn(tx, found.userId, now, replaced)
  })
}

async function findUser(tx: Database, profile: SocialProfile): Promise<{ userId: string } | undefined> {
  const [known] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, profile.provider), eq(identities.subject, profile.subject)))
  return known
}

async function findOrCreateUser(
  tx: Database,
  profile: SocialProfile,
  now: Date,
): Promise<{ userId: string } | { error: AuthError }> {
  const { email = '' } = profile
  const account = await accountByEmail(tx, email)
  const step = firstSignIn(profile, account)
  if (step !== 'create' && step !== 'link') return { error: step }
  const userId = step === 'create' ? await createUser(tx, profile, email, now) : account?.id
  // A concurrent request took the address, or this identity: its account exists now.
  if (!userId) return (await findUser(tx, profile)) ?? { error: 'EMAIL_TAKEN' }
  const { provider, subject } = profile
  await tx.insert(identities).values({ provider, subject, userId, createdAt: now }).onConflictDoNothing()
  return { userId }
}

async function createUser(
  tx: Database,
  profile: SocialProfile,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const { provider, isEmailVerified, lastName, avatarUrl } = profile
  const firstName = greetingName(profile.firstName, email)
  const values = { provider, email, isEmailConfirmed: isEmailVerified, firstName, lastName, avatarUrl }
  const [created] = await tx
    .insert(users)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return created?.id
}
