import { createHash } from 'node:crypto'
import { newSecret } from '#api/modules/auth/secrets.ts'
import type { DemoPerson } from '#api/modules/social/demo/demoPeople.content.ts'

export type DemoGrant = {
  person: DemoPerson
  nonce: string | undefined
  codeChallenge: string
  redirectUri: string
}

const maxGrants = 100

/** The last hundred codes and tokens of the demonstration providers, in memory. */
export function demoGrants() {
  const codes = new Map<string, DemoGrant>()
  const people = new Map<string, DemoPerson>()

  function remember<T>(store: Map<string, T>, value: T): string {
    const [oldest] = store.keys()
    if (oldest !== undefined && store.size >= maxGrants) store.delete(oldest)
    const key = newSecret()
    store.set(key, value)
    return key
  }

  return {
    issueCode: (grant: DemoGrant) => remember(codes, grant),

    /**
     * Redeems a code once, for the client that requested it: PKCE (RFC 7636) and the same redirect address.
     */
    redeem(form: URLSearchParams): DemoGrant | undefined {
      const code = form.get('code') ?? ''
      const grant = codes.get(code)
      codes.delete(code)
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isSame = grant?.redirectUri === form.get('redirect_uri') && grant?.codeChallenge === challenge
      return isSame ? grant : undefined
    },

    issueToken: (person: DemoPerson) => remember(people, person),
    findPerson: (token: string) => people.get(token),
  }
}
