import { denialCookieDays, sourceCookieDays, variantCookieDays } from '#schema/constants.ts'

type Place = 'cookie' | 'local' | 'session'
type Kept = { place: Place; days?: number; isExempt: boolean }

/**
 * All that the site keeps on a device. Exempt from consent: what signs somebody in, finishes what they asked for, or remembers
 * what they have closed or refused. The rest is written only for who has agreed.
 */
const kept = {
  d_id: { place: 'cookie', days: 30, isExempt: true },
  newsletter_denied: { place: 'cookie', days: denialCookieDays, isExempt: true },
  utm_source: { place: 'cookie', days: sourceCookieDays, isExempt: false },
  ab_variant: { place: 'cookie', days: variantCookieDays, isExempt: false },
  new_sign_up_email: { place: 'cookie', days: 1, isExempt: false },
  new_sign_up_google: { place: 'cookie', days: 1, isExempt: false },
  new_sign_up_facebook: { place: 'cookie', days: 1, isExempt: false },
  closedPhonePopUpNumber: { place: 'local', isExempt: true },
  closedBasketNumber: { place: 'local', isExempt: true },
  closedBasketCartId: { place: 'local', isExempt: true },
  lastProvider: { place: 'local', isExempt: true },
  closedNewsletterPopUp: { place: 'session', isExempt: true },
  wish: { place: 'session', isExempt: true },
  drafts: { place: 'session', isExempt: true },
} as const satisfies Record<string, Kept>

type KeptName = keyof typeof kept

const daySeconds = 86_400

/** A browser may refuse its storages: then nothing is kept, and nothing else changes. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

const storageOf = (place: 'local' | 'session'): Storage =>
  place === 'local' ? window.localStorage : window.sessionStorage

export function readKept(name: KeptName): string | null {
  const { place } = kept[name]
  if (place !== 'cookie') return attempt(() => storageOf(place).getItem(name)) ?? null
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found ? (attempt(() => decodeURIComponent(found.slice(name.length + 1))) ?? null) : null
}

export function keep(name: KeptName, value: string, hasConsent = false): void {
  const { place, isExempt, ...lasts }: Kept = kept[name]
  if (!isExempt && !hasConsent) return
  if (place === 'cookie') writeCookie(name, encodeURIComponent(value), (lasts.days ?? 1) * daySeconds)
  else attempt(() => storageOf(place).setItem(name, value))
}

export function forget(name: KeptName): void {
  const { place } = kept[name]
  if (place === 'cookie') writeCookie(name, '', 0)
  else attempt(() => storageOf(place).removeItem(name))
}

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`
}
