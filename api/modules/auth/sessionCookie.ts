import type { FastifyReply } from 'fastify'
import type { ApiEnv } from '#api/env.ts'
import type { OpenedSession } from '#api/modules/auth/sessions.repository.ts'
import { sessionCookie } from '#api/plugins/hostCookie.ts'
import { absoluteMs } from '#api/plugins/session.domain.ts'

export const readSessionCookie = sessionCookie.of
export const clearSessionCookie = sessionCookie.clear

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
  sessionCookie.set(reply, env, cookieValue, absoluteMs)
}
