import { createHmac } from 'node:crypto'

export const secretBytes = 24

/** A secret as its receiver stores it. */
export const shownSecret = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`

type Signed = { id: string; timestamp: number; body: string }

/** Headers of the Standard Webhooks scheme, with a signature by each secret that is valid. */
export function signatureHeaders(
  secrets: readonly Uint8Array[],
  { id, timestamp, body }: Signed,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const digest = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
    return `v1,${digest}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
