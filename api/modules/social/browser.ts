import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiEnv } from '#api/env.ts'
import { newSecret } from '#api/modules/auth/secrets.ts'
import { flowMs } from '#api/modules/social/flows.repository.ts'
import { hostCookie } from '#api/plugins/hostCookie.ts'

const cookie = hostCookie('sign-in')

/** A secret that identifies the browser that began a sign-in. Its tabs share it. */
export function readBrowserSecret(request: FastifyRequest, env: ApiEnv): string | undefined {
  const value = cookie.of(request, env) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : undefined
}

export function markBrowser(request: FastifyRequest, reply: FastifyReply, env: ApiEnv): string {
  const secret = readBrowserSecret(request, env) ?? newSecret()
  cookie.set(reply, env, secret, flowMs)
  return secret
}
