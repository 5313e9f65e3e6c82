import { mailedSecrets } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { hashOfSecret, newSecret } from '#api/modules/auth/secrets.ts'

type MailedSecret = typeof mailedSecrets.$inferSelect

/** Returns a new secret for a link; only its hash is stored. */
export async function issueSecret(
  tx: Database,
  link: Pick<MailedSecret, 'purpose' | 'email' | 'expiresAt'>,
): Promise<string> {
  const secret = newSecret()
  await tx.insert(mailedSecrets).values({ ...link, secretHash: hashOfSecret(secret) })
  return secret
}

/** Issues a secret in place of the former ones of the address. */
export async function replaceSecret(
  tx: Database,
  link: Pick<MailedSecret, 'purpose' | 'email' | 'expiresAt'>,
): Promise<string> {
  await tx.delete(mailedSecrets).where(isFor(link))
  return issueSecret(tx, link)
}

export const isFor = ({ purpose, email }: Pick<MailedSecret, 'purpose' | 'email'>) =>
  and(eq(mailedSecrets.email, email), eq(mailedSecrets.purpose, purpose))

/** Returns the address to which a link was mailed; undefined when the link is unknown or expired. */
export async function findAddress(
  db: Database,
  purpose: MailedSecret['purpose'],
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select()
    .from(mailedSecrets)
    .where(and(eq(mailedSecrets.secretHash, hashOfSecret(secret)), eq(mailedSecrets.purpose, purpose)))
  return found && (!found.expiresAt || found.expiresAt > now) ? found.email : undefined
}
