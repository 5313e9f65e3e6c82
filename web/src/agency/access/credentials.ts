import { isRecord, isString, parse } from '#schema/json.ts'
import { messages } from '#web/agency/access/messages.ts'

/** Whether this browser reads and writes passkeys as JSON: those of the last two years do. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const isCreation = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON =>
  isRecord(value) && isString(value.challenge) && isRecord(value.rp) && isRecord(value.user)

const isRequest = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  isRecord(value) && isString(value.challenge)

/** A credential as JSON, or the reason why the browser returned none. */
type Credential = { response: string } | { failure: string }

/** Creates a passkey by options of the service. */
export function createPasskey(json: string): Promise<Credential> {
  const options = parse(isCreation, json)
  return findCredential(async () => {
    if (!options) return null
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    return navigator.credentials.create({ publicKey })
  })
}

/** Uses a passkey by options of the service. */
export function signWithPasskey(json: string): Promise<Credential> {
  const options = parse(isRequest, json)
  return findCredential(async () => {
    if (!options) return null
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    return navigator.credentials.get({ publicKey })
  })
}

async function findCredential(ask: () => Promise<globalThis.Credential | null>): Promise<Credential> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential
      ? { response: JSON.stringify(credential.toJSON()) }
      : { failure: messages.passkeyFailed }
  } catch (error) {
    return { failure: explainPasskeyFailure(error instanceof DOMException ? error.name : '') }
  }
}

/** The browser throws when a person cancels, waits too long, or has the key already. */
function explainPasskeyFailure(name: string): string {
  if (name === 'NotAllowedError' || name === 'AbortError') return messages.passkeyCanceled
  return name === 'InvalidStateError' ? messages.passkeyKnown : messages.passkeyFailed
}
