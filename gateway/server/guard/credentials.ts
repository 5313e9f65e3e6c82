import type { IncomingHttpHeaders } from 'node:http'
import type { Refusal } from '#gateway/graph/refusal.ts'
import type { Credentials } from '#gateway/graph/session.ts'

export function readCredentials(headers: IncomingHttpHeaders, isSecure: boolean): Credentials {
  // `__Host-` makes the browser refuse the cookie from any other host; it requires https.
  const prefix = isSecure ? '__Host-sid=' : 'sid='
  const cookie = headers.cookie
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(prefix) && each.length > prefix.length)
  const bearer = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1]
  return { cookie, bearer }
}

/** Two credentials may name two accounts: the request is ambiguous. */
export function refuseCredentials({ cookie, bearer }: Credentials): Refusal | undefined {
  if (!cookie || !bearer) return undefined
  return {
    status: 400,
    code: 'AMBIGUOUS_CREDENTIALS',
    message: 'Send the session cookie or a bearer, not both.',
  }
}

/**
 * Accepts a mutation from our pages, from a program that is no browser, or with a bearer, which no cross-site
 * page has.
 */
export function refuseChange(
  { method, headers }: { method: string; headers: IncomingHttpHeaders },
  { bearer }: Credentials,
  publicOrigin: string,
): Refusal | undefined {
  if (method !== 'POST')
    return { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Changes are sent by POST.', allow: 'POST' }
  if (!isJson(headers))
    return {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Changes are sent as application/json.',
    }
  return bearer ? undefined : refuseForm({ headers }, publicOrigin)
}

/** Refuses forms of other sites. */
export const refuseForm = (
  { headers }: { headers: IncomingHttpHeaders },
  publicOrigin: string,
): Refusal | undefined =>
  isOurOwn(headers, publicOrigin)
    ? undefined
    : { status: 403, code: 'CROSS_SITE', message: 'Changes are not accepted from another site.' }

const isJson = (headers: IncomingHttpHeaders) =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'

/**
 * Browsers send one of these headers with every POST; a program without a browser sends neither, and has no
 * cookie to abuse.
 */
function isOurOwn(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === publicOrigin
}
