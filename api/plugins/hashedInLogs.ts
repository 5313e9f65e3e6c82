import { createHmac } from 'node:crypto'
import type { ApiEnv } from '#api/env.ts'

/** The same person or place looks the same in two lines, and nobody learns who or where from either. */
export function hashedInLogs(text: string, { sessionSecret }: Pick<ApiEnv, 'sessionSecret'>): string {
  return createHmac('sha256', sessionSecret).update(text).digest('base64url').slice(0, 16)
}
