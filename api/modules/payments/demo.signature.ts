import { createHmac, timingSafeEqual } from 'node:crypto'
import { eventWindowSeconds } from '#api/modules/payments/provider.ts'

export const signatureHeader = 'explora-demo-signature'

/** Signs a body with its time, as `t=1795530000,v1=…`. */
export function sign(body: string | Buffer, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(seconds, body, secret).toString('hex')}`
}

/** Whether a header is the signature of a body, made within the window around `now`. */
export function isSigned(
  body: Buffer,
  header: string | string[] | undefined,
  secret: string,
  now: Date,
): boolean {
  const [, time, hex] = (typeof header === 'string' && /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)) || []
  if (!time || !hex) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > eventWindowSeconds) return false
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(Number(time), body, secret))
}

function digest(seconds: number, body: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
