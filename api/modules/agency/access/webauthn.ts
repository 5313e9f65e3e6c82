import type { FastifyBaseLogger } from 'fastify'
import type { ApiEnv } from '#api/env.ts'
import type { NewPasskey, PasskeyUse } from '#api/modules/agency/access/passkey.contract.ts'

/** Loaded at its first use: it takes half a second, and few requests need it. */
export const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, which all authenticators of today offer one of. */
export const algorithms = [-8, -7, -257]

/** The site, as authenticators know it. */
export const relyingParty = ({ publicUrl }: Pick<ApiEnv, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

type Ceremony = { env: Pick<ApiEnv, 'publicUrl'>; log: FastifyBaseLogger; challenge: string | undefined }

const expectedBy = ({ env, challenge = '' }: Ceremony) => {
  const { rpID, origin } = relyingParty(env)
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }
}

/** The library throws for each fault that it finds: a wrong origin is often a wrong `PUBLIC_URL`. */
async function verified<T>({ log, challenge }: Ceremony, verify: () => Promise<T>): Promise<T | undefined> {
  if (challenge === undefined) return undefined
  try {
    return await verify()
  } catch (error) {
    log.warn({ err: error }, 'passkey refused')
    return undefined
  }
}

/** The credential of a valid response to the challenge; undefined for any other. */
export async function verifyCreation(ceremony: Ceremony, { id, rawId, type, response }: NewPasskey) {
  const { verifyRegistrationResponse } = await webauthn()
  const answer = { id, rawId, type, response, clientExtensionResults: {} }
  const found = await verified(ceremony, () =>
    verifyRegistrationResponse({
      response: answer,
      ...expectedBy(ceremony),
      supportedAlgorithmIDs: algorithms,
    }),
  )
  return found?.verified ? found.registrationInfo : undefined
}

type StoredKey = { credentialId: string; publicKey: Uint8Array }

/** Counter and backup of a valid use of the key; undefined for any other. */
export async function verifyUse(
  ceremony: Ceremony,
  key: StoredKey,
  { id, rawId, type, response }: PasskeyUse,
) {
  const { verifyAuthenticationResponse } = await webauthn()
  const answer = { id, rawId, type, response, clientExtensionResults: {} }
  // The library refuses an equal counter too. Compared where the new one is stored.
  const credential = { id: key.credentialId, publicKey: Uint8Array.from(key.publicKey), counter: 0 }
  const found = await verified(ceremony, () =>
    verifyAuthenticationResponse({ response: answer, credential, ...expectedBy(ceremony) }),
  )
  return found?.verified ? found.authenticationInfo : undefined
}
