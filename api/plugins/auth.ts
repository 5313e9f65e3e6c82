import { eq, getTableColumns } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { ApiDeps } from '#api/app.ts'
import { sessions, users } from '#api/db/accountTables.ts'
import { isAlive } from '#api/modules/auth/session.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type User = typeof users.$inferSelect
export type SignedIn = { user: User; sessionId: string; token: string }

const issuer = 'explora'
const audience = 'explora-api'
const type = 'at+jwt'
export const tokenLifetimeS = 600

/** Bearer tokens: ten minutes, one algorithm, and dead with the session they name. */
export function authentication({ db, clock, env }: Pick<ApiDeps, 'db' | 'clock' | 'env'>) {
  const key = new TextEncoder().encode(env.sessionSecret)
  const sessionById = db
    .select({ user: getTableColumns(users), lastSeenAt: sessions.lastSeenAt, createdAt: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))

  return {
    issueToken(sessionId: string, userId: string): Promise<string> {
      const issuedAt = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetimeS)
        .sign(key)
    },

    /** Who sent the request, or a refusal. */
    async signedIn(request: FastifyRequest): Promise<SignedIn> {
      const token = bearerOf(request)
      if (!token) throw new Refusal('UNAUTHENTICATED')
      const sessionId = await readToken(token, key, clock())
      const [found] = await sessionById.where(eq(sessions.id, sessionId))
      if (!found || !isAlive(found, clock())) throw new Refusal('UNAUTHENTICATED')
      return { user: found.user, sessionId, token }
    },
  }
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9._-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

async function readToken(token: string, key: Uint8Array, now: Date): Promise<string> {
  try {
    const options = {
      algorithms: ['HS256'],
      issuer,
      audience,
      typ: type,
      currentDate: now,
      requiredClaims: ['exp', 'sid', 'sub'],
    }
    const { payload } = await jwtVerify(token, key, options)
    return String(payload['sid'])
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new Refusal('UNAUTHENTICATED')
    throw error
  }
}
