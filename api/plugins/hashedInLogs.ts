import { createHmac } from 'node:crypto'
import type { ApiEnv } from '#api/env.ts'

/**
 * Hashes personal data for the log: the same person or place is recognisable across lines, and unknown from
 * them.
 */
export function hashedInLogs(text: string, { sessionSecret }: Pick<ApiEnv, 'sessionSecret'>): string {
  return createHmac('sha256', sessionSecret).update(text).digest('base64url').slice(0, 16)
}
