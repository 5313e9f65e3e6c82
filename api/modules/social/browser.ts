import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiEnv } from '#api/env.ts'
import { newSecret } from '#api/modules/auth/secrets.ts'
import { flowMs } from '#api/modules/social/flows.repository.ts'

type SiteEnv = Pick<ApiEnv, 'publicUrl'>

const isSecure = (env: SiteEnv) => env.publicUrl.startsWith('https:')
const cookieName = (env: SiteEnv) => (isSecure(env) ? '__Host-sign-in' : 'sign-in')

/** What tells the browser that began a sign-in from any other. Two tabs of it share the secret. */
export function browserSecretOf(request: FastifyRequest, env: SiteEnv): string | undefined {
  const value = request.cookies[cookieName(env)] ?? ''
  return /^[\w-]{43}$/.test(value) ? value : undefined
}

export function markBrowser(request: FastifyRequest, reply: FastifyReply, env: SiteEnv): string {
  const secret = browserSecretOf(request, env) ?? newSecret()
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(env) } as const
  reply.setCookie(cookieName(env), secret, { ...options, maxAge: flowMs / 1000 })
  return secret
}
