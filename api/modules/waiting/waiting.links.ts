import { createHmac } from 'node:crypto'
import type { ApiEnv } from '#api/env.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { sitePaths } from '#schema/sitePaths.ts'

export type LinkEnv = Pick<ApiEnv, 'publicUrl' | 'sessionSecret'>

/**
 * 256 bits for the links of an entry, derived from its random id and a key of the service: each mail carries
 * the same link, and the table stores only its SHA-256.
 */
export function toToken({ sessionSecret }: LinkEnv, entryId: string): string {
  return createHmac('sha256', sessionSecret).update(`waiting-list ${entryId}`).digest('base64url')
}

export function hashOfToken(token: string): string {
  return Buffer.from(hashOfSecret(token)).toString('base64url')
}

export function toLink(env: LinkEnv, token: string): string {
  return `${env.publicUrl}${sitePaths.waitingList}/${token}`
}
