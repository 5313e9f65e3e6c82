import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Site = { origin?: string; rpId?: string }
type Challenge = Site & { challenge: string }

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const counted = (counter: number) => Uint8Array.of(counter >>> 24, counter >>> 16, counter >>> 8, counter)

/** CBOR of a byte string below 256 bytes. */
const cborBytes = (bytes: Uint8Array) => Buffer.concat([Buffer.of(0x58, bytes.length), bytes])

/**
 * An authenticator with one credential, as WebAuthn describes it: P-256, user verified, no attestation.
 * Written for tests, without the library that they test.
 */
export function authenticator({ isVerifying = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const credentialId = id.toString('base64url')

  const clientData = (type: string, { challenge, origin = 'http://localhost:4000' }: Challenge) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const data = ({ rpId = 'localhost' }: Site, counter: number, rest = Buffer.alloc(0)) => {
    const flags = 0x01 + (isVerifying ? 0x04 : 0) + (rest.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counted(counter), rest])
  }

  return {
    create(input: Challenge, counter = 0) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const coordinate = (part: string) => cborBytes(Buffer.from(part, 'base64url'))
      // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = [Buffer.from('a501020326200121', 'hex'), coordinate(x), Buffer.of(0x22), coordinate(y)]
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, ...key])
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const attestation = Buffer.concat([
        Buffer.of(0xa3, 0x63),
        Buffer.from('fmt'),
        Buffer.of(0x64),
        Buffer.from('none'),
        Buffer.of(0x67),
        Buffer.from('attStmt'),
        Buffer.of(0xa0, 0x68),
        Buffer.from('authData'),
        cborBytes(data(input, counter, attested)),
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', input).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return { id: credentialId, rawId: credentialId, type: 'public-key', response }
    },

    use(input: Challenge, counter = 0) {
      const client = clientData('webauthn.get', input)
      const authenticatorData = data(input, counter)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { id: credentialId, rawId: credentialId, type: 'public-key', response }
    },
  }
}
