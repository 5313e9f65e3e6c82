import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errors, jwtVerify, SignJWT } from 'jose'
import { sessions, users } from '#api/db/accountTables.ts'
import { staff } from '#api/db/agencyTables.ts'
import { and, eq, getTableColumns, sql } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { isAlive } from '#api/plugins/session.domain.ts'

export type User = typeof users.$inferSelect
export type Staff = typeof staff.$inferSelect
export type SignedIn = {
  user: User
  sessionId: string
  token: string
  /** Rights at the agency, suspended ones included; null for other accounts. */
  staff: Staff | null
  session: Pick<typeof sessions.$inferSelect, 'lastSeenAt' | 'secondFactorAt' | 'steppedUpAt'>
  /** False for the token of a program, which never opens the agency. */
  isBrowser: boolean
}

const issuer = 'explora'
const audience = 'explora-api'
const type = 'at+jwt'
const algorithm = 'HS256'
const tokenLifetimeS = 600

/** Bearer tokens: ten minutes, one algorithm, valid as long as the session they name. */
export function authentication({ db, clock, env }: Pick<ApiDeps, 'db' | 'clock' | 'env'>) {
  const key = new TextEncoder().encode(env.sessionSecret)

  const sessionWithUser = db
    .select({
      user: getTableColumns(users),
      staff: getTableColumns(staff),
      session: {
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        secondFactorAt: sessions.secondFactorAt,
        steppedUpAt: sessions.steppedUpAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(users.id, sql.placeholder('userId'))))
    .prepare('session_with_user')

  async function loadSender(request: FastifyRequest): Promise<SignedIn | undefined> {
    const token = readBearer(request)
    const claims = token && (await readToken(token, key, clock()))
    if (!token || !claims) return undefined
    const [found] = await sessionWithUser.execute(claims)
    if (!found || !isAlive(found.session, clock())) return undefined
    const { sessionId, isBrowser } = claims
    return { ...found, sessionId, token, isBrowser }
  }

  /**
   * The account of the request, looked up once; undefined for a visitor, and for an invalid or expired token.
   */
  function findSender(request: FastifyRequest): Promise<SignedIn | undefined> {
    const sender = senders.get(request) ?? loadSender(request)
    senders.set(request, sender)
    return sender
  }

  /** The account of the request, or a refusal. */
  async function signedIn(request: FastifyRequest): Promise<SignedIn> {
    const sender = await findSender(request)
    if (!sender) throw new Refusal('UNAUTHENTICATED')
    return sender
  }

  return {
    issueToken: (sessionId: string, userId: string, bearer: 'browser' | 'program' = 'program') =>
      signToken({ sessionId, userId, isBrowser: bearer === 'browser' }, key, clock()),
    findSender,
    signedIn,
    /** Reads the account again: this request has changed its session. */
    loadSender,
  }
}

const senders = new WeakMap<FastifyRequest, Promise<SignedIn | undefined>>()

/** Authenticates before the body is read: a visitor learns nothing about a signed-in route's input. */
export function installAuthentication(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'db' | 'clock' | 'env'>,
): void {
  const { signedIn } = authentication(deps)
  const refuseVisitor = async (request: FastifyRequest) => void (await signedIn(request))
  app.addHook('onRoute', (route) => {
    if (!needsBearer(route.schema?.security)) return
    route.onRequest = [refuseVisitor, ...[route.onRequest ?? []].flat()]
  })
}

const needsBearer = (security: readonly object[] = []) =>
  security.length > 0 && security.every((each) => 'bearer' in each)

export function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9._-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

type Claims = { sessionId: string; userId: string; isBrowser: boolean }

function signToken({ sessionId, userId, isBrowser }: Claims, key: Uint8Array, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId, ...(isBrowser && { browser: true }) })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifetimeS)
    .sign(key)
}

async function readToken(token: string, key: Uint8Array, now: Date): Promise<Claims | undefined> {
  const expected = { algorithms: [algorithm], issuer, audience, typ: type, currentDate: now }
  try {
    const { payload } = await jwtVerify(token, key, { ...expected, requiredClaims: ['exp', 'sid', 'sub'] })
    return {
      sessionId: String(payload.sid),
      userId: String(payload.sub),
      isBrowser: payload.browser === true,
    }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
