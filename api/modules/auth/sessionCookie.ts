import type { FastifyReply } from 'fastify'
import type { ApiEnv } from '#api/env.ts'
import { absoluteMs } from '#api/modules/auth/session.domain.ts'
import type { OpenedSession } from '#api/modules/auth/sessions.repository.ts'
import { hostCookie } from '#api/plugins/hostCookie.ts'

const cookie = hostCookie('sid')

export const sessionCookieOf = cookie.of
export const clearSessionCookie = cookie.clear

/** Gives the browser its session; the log says whose it is, and the line of its request by which way. */
export function setSessionCookie(
  reply: FastifyReply,
  env: Pick<ApiEnv, 'publicUrl'>,
  { userId, cookieValue }: OpenedSession,
): void {
  reply.log.info({ userId }, 'signed in')
  cookie.set(reply, env, cookieValue, absoluteMs)
}
