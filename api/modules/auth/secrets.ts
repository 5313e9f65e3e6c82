import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a mailed link. Only their hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}
