import type { FastifyReply } from 'fastify'
import type { SessionSeal } from '#gateway/server/guard/sealedSession.ts'
import { recordOrNull, textOrNull } from '#gateway/upstream/read.ts'
import { type Rest, type RestScope, refusedWith } from '#gateway/upstream/rest.ts'

type Begun = { setCookies: string[]; token: string }
type Deps = { rest: Rest; seal: SessionSeal; isSecure: boolean }

/** The one cookie by which a browser is signed in, whoever runs the service behind. */
export function browserSessions({ rest, seal, isSecure }: Deps) {
  const name = isSecure ? '__Host-sid' : 'sid'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const isOurs = (setCookie: string) => setCookie.startsWith(`${name}=`)
  const secretOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)

  async function tokenBy(cookies: string, scope: RestScope): Promise<string | undefined> {
    const current = { method: 'GET', path: '/auth/current/', cookie: cookies } as const
    const { status, body } = await rest.send(current, scope)
    // That it was asked too often says nothing of the session, which must not look as if it were over.
    if (status === 429) throw refusedWith(status)
    return status < 400 ? (textOrNull(recordOrNull(body)?.jwt) ?? undefined) : undefined
  }

  /** The service's own cookie is all that it needs; ours has to be opened first. */
  const keptBy = async (cookie: string) =>
    seal.isSealed(secretOf(cookie)) ? seal.open(secretOf(cookie)) : { cookies: cookie }

  return {
    /** The cookies that the service itself knows this session by. */
    async upstreamCookie(cookie: string): Promise<string | undefined> {
      const kept = await keptBy(cookie)
      return kept && 'cookies' in kept ? kept.cookies : undefined
    },

    /** The bearer of a session: the service gives one for its cookies. */
    async tokenOf(cookie: string, scope: RestScope): Promise<string | undefined> {
      const kept = await keptBy(cookie)
      return !kept || 'token' in kept ? kept?.token : tokenBy(kept.cookies, scope)
    },

    async begin(reply: FastifyReply, scope: RestScope, { setCookies, token }: Begun): Promise<void> {
      const ours = setCookies.find(isOurs)
      if (ours) return void reply.header('set-cookie', ours)
      const cookies = setCookies.map((each) => each.split(';')[0]).join('; ')
      // Not every cookie of a service is of its sessions.
      const isSession = cookies !== '' && (await tokenBy(cookies, scope)) !== undefined
      const sealed = await seal.seal(isSession ? { cookies } : { token })
      reply.header('set-cookie', `${name}=${sealed}; ${attributes}`)
    },

    end(reply: FastifyReply): void {
      reply.header('set-cookie', `${name}=; ${attributes}; Max-Age=0`)
    },
  }
}
