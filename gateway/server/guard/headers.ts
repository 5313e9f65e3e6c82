export type HeaderOptions = { isSecure: boolean }

const hourS = 3600
const yearS = 365 * 24 * hourS

/** Nothing of an answer that is not a page may be shown, run or framed. */
const inertPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For every answer; a page puts its own policy in the place of this one. */
export function securityHeaders({ isSecure }: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': inertPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': `max-age=${yearS}; includeSubDomains` }),
  }
}

export type PagePolicy = HeaderOptions & {
  /** Where photographs come from besides the site. */
  imageOrigins?: string[]
  /** Told of what visitors agree to. */
  serviceOrigins?: string[]
}

/**
 * The policy of a page: scripts of the site alone, nothing from elsewhere but photographs. Styles may stand on
 * elements (`style="…"`), where React writes sizes and colours; style sheets may not be inline.
 */
export function pagePolicy({ imageOrigins = [], serviceOrigins = [], isSecure }: PagePolicy): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...serviceOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
