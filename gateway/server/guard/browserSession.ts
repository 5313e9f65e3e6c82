import type { FastifyReply } from 'fastify'
import type { SessionSeal } from '#gateway/server/guard/sealedSession.ts'
import { withMarker } from '#gateway/server/guard/sessionMarker.ts'
import { recordOrNull, textOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'

type Begun = { setCookies: string[]; token: string }
type Deps = { rest: Rest; seal: SessionSeal; isSecure: boolean }

/** The session cookie of browsers, whatever service is behind. */
export function browserSessions({ rest, seal, isSecure }: Deps) {
  const name = isSecure ? '__Host-sid' : 'sid'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const mark = (reply: FastifyReply, setCookie: string) =>
    void reply.header('set-cookie', withMarker([setCookie]))
  const isOurs = (setCookie: string) => setCookie.startsWith(`${name}=`)
  const toSecret = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)

  async function tokenBy(cookies: string, scope: RestScope): Promise<string | undefined> {
    const current = { method: 'GET', path: '/auth/current/', cookie: cookies } as const
    const { status, body } = await rest.send(current, scope)
    // A rate limit says nothing about the session, which must not look ended.
    if (status === 429) throw refusedWith(status)
    return status < 400 ? (textOrNull(recordOrNull(body)?.jwt) ?? undefined) : undefined
  }

  /** Our REST API's cookie suffices; another service's are sealed in ours. */
  const findCookies = async (cookie: string) =>
    seal.isSealed(toSecret(cookie)) ? seal.open(toSecret(cookie)) : { cookies: cookie }

  return {
    /** The cookies by which the REST service itself knows this session. */
    async upstreamCookie(cookie: string): Promise<string | undefined> {
      const stored = await findCookies(cookie)
      return stored && 'cookies' in stored ? stored.cookies : undefined
    },

    /** Requests the bearer of a session by its cookies. */
    async findToken(cookie: string, scope: RestScope): Promise<string | undefined> {
      const stored = await findCookies(cookie)
      return !stored || 'token' in stored ? stored?.token : tokenBy(stored.cookies, scope)
    },

    async begin(reply: FastifyReply, scope: RestScope, { setCookies, token }: Begun): Promise<void> {
      const ours = setCookies.find(isOurs)
      if (ours) return mark(reply, ours)
      const cookies = setCookies.map((each) => each.split(';')[0]).join('; ')
      // Not every cookie of a service belongs to a session.
      const isSession = cookies !== '' && (await tokenBy(cookies, scope)) !== undefined
      const sealed = await seal.seal(isSession ? { cookies } : { token })
      mark(reply, `${name}=${sealed}; ${attributes}`)
    },

    end(reply: FastifyReply): void {
      mark(reply, `${name}=; ${attributes}; Max-Age=0`)
    },
  }
}
