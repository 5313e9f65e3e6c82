import { createHash } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'

/**
 * Another service may name its cookies as it likes, or use tokens only. They are stored in our own cookie,
 * encrypted, so that neither scripts nor the user can read them.
 */
type SealedSession = { cookies: string } | { token: string }

const mark = 'sealed.'
const lifetime = '30 days'

export function sessionSeal(secret: string) {
  const key = createHash('sha256').update(`session-seal:${secret}`).digest()
  return {
    seal: async (stored: SealedSession): Promise<string> =>
      mark +
      (await new EncryptJWT(stored)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .encrypt(key)),

    /** `undefined` for a cookie that was not sealed here, or too long ago. */
    async open(value: string): Promise<SealedSession | undefined> {
      if (!value.startsWith(mark)) return undefined
      try {
        const { payload } = await jwtDecrypt<Record<string, unknown>>(value.slice(mark.length), key)
        if (typeof payload.cookies === 'string') return { cookies: payload.cookies }
        return typeof payload.token === 'string' ? { token: payload.token } : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },

    isSealed: (value: string): boolean => value.startsWith(mark),
  }
}

export type SessionSeal = ReturnType<typeof sessionSeal>
