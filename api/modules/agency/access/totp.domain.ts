import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the parameters that all apps support. */
const stepMs = 30_000
const digits = 6
/** Steps before and after the current one that are accepted: clocks differ. */
const tolerance = 1
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const totpSecretBytes = 20

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs)

/** The code of a step. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step whose code was typed; undefined for a wrong code, and for a code of the last accepted step or an
 * earlier one.
 */
export function acceptedStep(
  secret: Uint8Array,
  typed: string,
  now: Date,
  lastStep: number,
): number | undefined {
  const code = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return undefined
  const current = stepAt(now)
  const candidates = Array.from({ length: 2 * tolerance + 1 }, (_, index) => current - tolerance + index)
  return candidates.find(
    (step) => step > lastStep && timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  )
}

/** Base32 without padding, as apps accept a secret that is typed. */
export function toBase32(secret: Uint8Array): string {
  const bits = Array.from(secret, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => base32[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

/** The address that an app reads from the QR code. */
export function totpUri(secret: Uint8Array, issuer: string, email: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const query = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`
  return `otpauth://totp/${label}?${query}`
}
