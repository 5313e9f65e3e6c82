import type { FastifyReply } from 'fastify'
import { sessionMarkerCookie } from '#schema/constants.ts'

const sessionCookie = /^(?:__Host-)?sid=/

/** Adds the readable marker beside a session cookie: same lifetime and attributes, no secret. */
export const withMarker = (setCookies: string[]): string[] =>
  setCookies.flatMap((each) => (sessionCookie.test(each) ? [each, toMarker(each)] : [each]))

function toMarker(setCookie: string): string {
  const [session = '', ...attributes] = setCookie.split(/;\s*/)
  const marker = `${sessionMarkerCookie}=${session.endsWith('=') ? '' : '1'}`
  return [marker, ...attributes.filter((each) => each.toLowerCase() !== 'httponly')].join('; ')
}

/** Clears the marker of a session that has ended elsewhere, if the browser still has it. */
export function clearMarker(reply: FastifyReply): void {
  const isMarked = reply.request.headers.cookie?.split(/;\s*/).includes(`${sessionMarkerCookie}=1`)
  if (isMarked) reply.header('set-cookie', `${sessionMarkerCookie}=; Path=/; SameSite=Lax; Max-Age=0`)
}
