import type { IncomingHttpHeaders } from 'node:http'

export type CorsOptions = { publicOrigin: string; allowedOrigins: string[] }

const preflightS = 600

/**
 * CORS headers: listed origins may read, without cookies; only our own may send them. Every response carries
 * `Vary`, so that a cache never gives one origin the headers of another.
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

/** Headers of a preflight response (`OPTIONS`), besides the above. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, x-request-id',
  'access-control-max-age': String(preflightS),
}
