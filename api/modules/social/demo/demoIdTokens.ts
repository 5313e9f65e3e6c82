import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { DemoGrant } from '#api/modules/social/demo/demoGrants.ts'

const kid = 'demo'
const algorithm = 'RS256'

/** A key of this process, generated on first use. */
export function demoIdTokens(issuer: string, audience: string) {
  let pair: ReturnType<typeof generateKeyPair> | undefined
  const keys = () => {
    pair ??= generateKeyPair(algorithm)
    return pair
  }

  return {
    async publicKeys(): Promise<{ keys: JWK[] }> {
      const { publicKey } = await keys()
      return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' }] }
    },

    async sign({ person, nonce }: DemoGrant): Promise<string> {
      const { privateKey } = await keys()
      const { email, firstName, lastName } = person
      const claims = { nonce, email, email_verified: true, given_name: firstName, family_name: lastName }
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid })
        .setSubject(person.subject)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey)
    },
  }
}
