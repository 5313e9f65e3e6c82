import type { FastifyReply } from 'fastify'
import type { ApiEnv } from '#api/env.ts'
import { absoluteMs } from '#api/modules/auth/session.domain.ts'
import type { OpenedSession } from '#api/modules/auth/sessions.repository.ts'
import { hostCookie } from '#api/plugins/hostCookie.ts'

const cookie = hostCookie('sid')

export const sessionCookieOf = cookie.of
export const clearSessionCookie = cookie.clear

/**
 * Sets the session cookie of the browser; the log line names the account, the request line the way of signing
 * in.
 */
export function setSessionCookie(
  reply: FastifyReply,
  env: Pick<ApiEnv, 'publicUrl'>,
  { userId, cookieValue }: OpenedSession,
): void {
  reply.log.info({ userId }, 'signed in')
  cookie.set(reply, env, cookieValue, absoluteMs)
}
