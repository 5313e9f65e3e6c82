import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { type Static, Type } from 'typebox'
import { flag, oneOf, text } from '#api/contract.ts'

const mostBytes = 16_384

const base64url = (description: string, example: string, maxLength = mostBytes) =>
  text(description, example, { pattern: '^[A-Za-z0-9_-]+$', maxLength })

/** Options of the browser's API, as JSON of the WebAuthn specification. */
const options = <T>(description: string, example: object) =>
  Type.Unsafe<T | null>({
    type: ['null', 'object'],
    additionalProperties: true,
    description,
    examples: [example],
  })

const challenge = 'CSV3YQOekDr-PJ6eVF24TKhAu8FC6mOkkPaTfykC8n4'

export const PasskeyOptions = Type.Object(
  {
    creation: options<PublicKeyCredentialCreationOptionsJSON>(
      'Options for a new passkey; null where a step-up comes first',
      { challenge, rp: { name: 'Explora', id: 'example.test' } },
    ),
    request: options<PublicKeyCredentialRequestOptionsJSON>(
      'Options to use a passkey of the account; null without one',
      { challenge, rpId: 'example.test', userVerification: 'required' },
    ),
  },
  { title: 'PasskeyOptions' },
)
export type PasskeyOptions = Static<typeof PasskeyOptions>

const id = base64url('ID of the credential', 'q1t0nW0cXkq4yH0n6J4j8w', 1_400)
const credential = {
  id,
  rawId: id,
  type: oneOf(['public-key'], { description: 'Type of the credential' }),
}
const clientDataJSON = base64url(
  'Client data that the authenticator signs',
  'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
)

/** A use of a passkey, as `PublicKeyCredential.toJSON()` of the browser returns it. */
export const PasskeyUse = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON,
    authenticatorData: base64url('Data of the authenticator', 'SZYN5YgOjGh0NBcPZHZgW4'),
    signature: base64url('Signature', 'MEUCIQDx'),
  }),
})
export type PasskeyUse = Static<typeof PasskeyUse>

/** A new passkey, as `PublicKeyCredential.toJSON()` of the browser returns it. */
export const NewPasskey = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON,
    attestationObject: base64url('Public key and data of the authenticator', 'o2NmbXRkbm9uZQ'),
    transports: Type.Optional(
      Type.Array(text('Way to reach the authenticator', 'internal', { maxLength: 40 }), {
        description: 'Ways to reach the authenticator',
        maxItems: 10,
      }),
    ),
  }),
})
export type NewPasskey = Static<typeof NewPasskey>

export const PasskeyAttempt = Type.Object(
  {
    response: PasskeyUse,
    step_up: Type.Optional(
      flag('Whether this also confirms the second factor for actions that require it', false),
    ),
  },
  { title: 'PasskeyAttempt', additionalProperties: false },
)

export const PasskeyEnrolment = Type.Object(
  { response: NewPasskey, name: text('Name for the list of factors', 'Téléphone', { maxLength: 60 }) },
  { title: 'PasskeyEnrolment', additionalProperties: false },
)
