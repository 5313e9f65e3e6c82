import { createHash } from 'node:crypto'

export type HeaderOptions = { isSecure: boolean }

const hourS = 3600
const yearS = 365 * 24 * hourS

/** A response that is not a page may not be rendered, executed or framed. */
const inertPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every response; pages replace the policy. */
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
  /** Origins of photographs besides the site. */
  imageOrigins?: string[]
  /** Origins that receive events after consent. */
  serviceOrigins?: string[]
  /** Texts of the inline scripts, the same on every page. */
  inlineScripts?: string[]
  /** Whether Stripe's form may run, whose fields are frames of its own origins. */
  hasStripe?: boolean
}

/** Origins that Stripe publishes for its form. */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

const computeHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Content security policy of a page: scripts of the site only, inline ones by hash, other origins for photographs only. Style
 * attributes are allowed, since React writes sizes and colours there; inline style sheets are not.
 */
export function pagePolicy({
  imageOrigins = [],
  serviceOrigins = [],
  inlineScripts = [],
  hasStripe = false,
  isSecure,
}: PagePolicy): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(computeHash), ...(hasStripe ? stripe.scripts : [])],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...serviceOrigins, ...(hasStripe ? stripe.connections : [])],
    ...(hasStripe && { 'frame-src': stripe.frames }),
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
