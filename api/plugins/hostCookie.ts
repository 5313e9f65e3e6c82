import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiEnv } from '#api/env.ts'

type SiteEnv = Pick<ApiEnv, 'publicUrl'>

/** An HttpOnly cookie. `__Host-` makes the browser refuse it from any other host; it requires https. */
export function hostCookie(word: string) {
  const isSecure = ({ publicUrl }: SiteEnv) => publicUrl.startsWith('https:')
  const toName = (env: SiteEnv) => (isSecure(env) ? `__Host-${word}` : word)
  const toAttributes = (env: SiteEnv) =>
    ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(env) }) as const

  return {
    of: ({ cookies }: FastifyRequest, env: SiteEnv) => cookies[toName(env)] || undefined,

    set(reply: FastifyReply, env: SiteEnv, value: string, lifeMs: number): void {
      reply.setCookie(toName(env), value, { ...toAttributes(env), maxAge: lifeMs / 1000 })
    },

    clear(reply: FastifyReply, env: SiteEnv): void {
      reply.clearCookie(toName(env), toAttributes(env))
    },
  }
}

export const sessionCookie = hostCookie('sid')
