import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { oauthFlows } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, lt } from '#api/db/drizzle.ts'
import { hashOfSecret, newSecret } from '#api/modules/auth/secrets.ts'
import type { Flow } from '#api/modules/social/client.ts'
import type { SocialProviderName } from '#api/modules/social/social.domain.ts'
import { signInCookieMinutes } from '#schema/constants.ts'

export const flowMs = signInCookieMinutes * 60_000

type Begun = {
  provider: SocialProviderName
  browserSecret: string
  redirectPath: string
  redirectUri: string
}

/** Stores a sign-in that begins, and deletes abandoned ones. */
export async function beginFlow(db: Database, begun: Begun, now: Date): Promise<Flow> {
  const { browserSecret, redirectUri, ...fields } = begun
  await db.delete(oauthFlows).where(lt(oauthFlows.expiresAt, now))
  const flow = { state: newSecret(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
  await db.insert(oauthFlows).values({
    ...fields,
    stateHash: hashOfSecret(flow.state),
    browserHash: hashOfSecret(browserSecret),
    codeVerifier: flow.codeVerifier,
    nonce: flow.nonce,
    expiresAt: new Date(now.getTime() + flowMs),
  })
  return { ...flow, redirectUri }
}

type ReturnedFlow = { provider: SocialProviderName; browserSecret: string; state: string }

/** Takes the sign-in that this browser began with this provider, once. */
export async function takeFlow(db: Database, { provider, browserSecret, state }: ReturnedFlow, now: Date) {
  const [taken] = await db
    .delete(oauthFlows)
    .where(
      and(
        eq(oauthFlows.stateHash, hashOfSecret(state)),
        eq(oauthFlows.browserHash, hashOfSecret(browserSecret)),
        eq(oauthFlows.provider, provider),
      ),
    )
    .returning()
  return taken && { ...taken, isOver: taken.expiresAt <= now }
}
