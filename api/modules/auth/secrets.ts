import { createHash, randomBytes } from 'node:crypto'

/** Random bits for a cookie or a link. Only their hash is stored. */
export function newSecret(bits: 128 | 160 | 256 = 256): string {
  return randomBytes(bits / 8).toString('base64url')
}

export function hashOfSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}
