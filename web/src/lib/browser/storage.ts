import {
  accountCookieDays,
  denialCookieDays,
  sessionMarkerCookie,
  sourceCookieDays,
  variantCookieDays,
} from '#schema/constants.ts'
import type { Purpose } from '#web/lib/browser/consent.ts'

/** Exempt from consent without a `purpose`: sign-in, unfinished actions, dismissals, and choices never sent. */
export type StoredEntry = { purpose?: Purpose } & (
  | { place: 'cookie'; days: number }
  | { place: 'local' | 'session'; days?: never }
)

/** Values that the visitor chose for this device; `device.ts` reads and writes them. */
export const deviceEntries = {
  from: { place: 'local' },
  effort: { place: 'local' },
  zone: { place: 'local' },
  lists: { place: 'local' },
  sound: { place: 'local' },
  compare: { place: 'session' },
} as const satisfies Record<string, StoredEntry>

/** Everything that scripts of the site store in the browser; `stored.ts` lists it for visitors. */
export const storedEntries = {
  d_id: { place: 'cookie', days: accountCookieDays },
  newsletter_denied: { place: 'cookie', days: denialCookieDays },
  utm_source: { place: 'cookie', days: sourceCookieDays, purpose: 'measure' },
  ab_variant: { place: 'cookie', days: variantCookieDays, purpose: 'measure' },
  new_sign_up_email: { place: 'cookie', days: 1, purpose: 'marketing' },
  new_sign_up_google: { place: 'cookie', days: 1, purpose: 'marketing' },
  new_sign_up_facebook: { place: 'cookie', days: 1, purpose: 'marketing' },
  closedPhonePopUpNumber: { place: 'local' },
  closedBasketNumber: { place: 'local' },
  closedBasketCartId: { place: 'local' },
  cartReminder: { place: 'local' },
  lastProvider: { place: 'local' },
  closedNewsletterPopUp: { place: 'session' },
  wish: { place: 'session' },
  drafts: { place: 'session' },
  ...deviceEntries,
} as const satisfies Record<string, StoredEntry>

export type StoredName = keyof typeof storedEntries

const daySeconds = 86_400

/** A browser may refuse storage: then nothing is stored, and the site works without. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

const toStorage = (place: 'local' | 'session'): Storage =>
  place === 'local' ? window.localStorage : window.sessionStorage

export function readStored(name: StoredName): string | null {
  const { place } = storedEntries[name]
  if (place !== 'cookie') return attempt(() => toStorage(place).getItem(name)) ?? null
  return readCookie(name)
}

/** Whether the gateway's marker says that a session cookie exists; scripts cannot read that one. */
export const hasSession = (): boolean => readCookie(sessionMarkerCookie) === '1'

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found ? (attempt(() => decodeURIComponent(found.slice(name.length + 1))) ?? null) : null
}

export function writeStored(name: StoredName, value: string, hasConsent = false): void {
  const { place, purpose, days }: StoredEntry = storedEntries[name]
  if (purpose && !hasConsent) return
  if (place === 'cookie') writeCookie(name, encodeURIComponent(value), days * daySeconds)
  else attempt(() => toStorage(place).setItem(name, value))
}

export function removeStored(name: StoredName): void {
  const { place } = storedEntries[name]
  if (place === 'cookie') writeCookie(name, '', 0)
  else attempt(() => toStorage(place).removeItem(name))
}

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`
}
