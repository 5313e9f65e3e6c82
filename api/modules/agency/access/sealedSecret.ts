import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { ApiEnv } from '#api/env.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

type SealEnv = Pick<ApiEnv, 'sessionSecret'>

const toKey = ({ sessionSecret }: SealEnv) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'explora totp secrets', 32))

/** Encrypts the secret of an account or a webhook: a copy of the table reveals none, and no row serves another owner. */
export function sealSecret(env: SealEnv, ownerId: string, secret: Uint8Array): Uint8Array {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, toKey(env), iv).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Returns undefined when the secret was sealed with another `SESSION_SECRET`, which ends it. */
export function openSecret(env: SealEnv, ownerId: string, stored: Uint8Array): Uint8Array | undefined {
  const bytes = Buffer.from(stored)
  const decipher = createDecipheriv(algorithm, toKey(env), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}
