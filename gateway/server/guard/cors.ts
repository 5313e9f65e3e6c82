import type { IncomingHttpHeaders } from 'node:http'

export type CorsOptions = { publicOrigin: string; allowedOrigins: string[] }

const preflightS = 600

/**
 * What a browser is told about pages of other sites: those of the exact list may read, without cookies. Only our own origin may
 * send them. `Vary` stands on every answer, else a cache would give one site what is meant for another.
 */
export function corsHeaders(
  { origin }: IncomingHttpHeaders,
  { publicOrigin, allowedOrigins }: CorsOptions,
): Record<string, string> {
  const vary = { vary: 'Origin' }
  if (origin === undefined || ![publicOrigin, ...allowedOrigins].includes(origin)) return vary
  return {
    ...vary,
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after, server-timing, x-request-id',
    ...(origin === publicOrigin && { 'access-control-allow-credentials': 'true' }),
  }
}

/** For the question that a browser asks before anything but a simple request (`OPTIONS`), beside the above. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, x-request-id',
  'access-control-max-age': String(preflightS),
}
