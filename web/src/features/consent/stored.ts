import { keptDays } from '#rules/roadBook.ts'
import { sessionCookieDays, sessionMarkerCookie, signInCookieMinutes } from '#schema/constants.ts'
import { messages } from '#web/features/consent/messages.ts'
import { consentCookie } from '#web/lib/browser/consent.ts'
import { type StoredEntry, type StoredName, storedEntries } from '#web/lib/browser/storage.ts'

const { places } = messages

/** Cookies that the server and the consent library set, with their lifetimes. */
const foreign = {
  sid: messages.days(sessionCookieDays),
  [sessionMarkerCookie]: messages.days(sessionCookieDays),
  'sign-in': messages.minutes(signInCookieMinutes),
  [consentCookie]: messages.sixMonths,
  // Set by Stripe's form, on the payment page.
  __stripe_mid: messages.days(365),
  __stripe_sid: messages.minutes(30),
} as const

/** Files that a page stores at a press. */
export const roadBooksName = 'carnet-*'
const files = { [roadBooksName]: messages.days(keptDays) } as const

const details = new Map([
  ...Object.entries(foreign).map(
    ([name, lifetime]) => [name, { category: 'necessary', place: places.cookie, lifetime }] as const,
  ),
  ...Object.entries(files).map(
    ([name, lifetime]) => [name, { category: 'necessary', place: places.cache, lifetime }] as const,
  ),
  ...Object.entries<StoredEntry>(storedEntries).map(([name, { place, days, purpose = 'necessary' }]) => {
    const lifetime = place === 'cookie' ? messages.days(days) : messages.until[place]
    return [name, { category: purpose, place: places[place], lifetime }] as const
  }),
])

/** A key without a description does not compile. */
const uses: Record<StoredName | keyof typeof foreign | keyof typeof files, string> = messages.uses

const toItems = (category: string) =>
  Object.entries(uses).flatMap(([name, use]) => {
    const detail = details.get(name)
    return detail?.category === category
      ? [{ name, use, place: detail.place, lifetime: detail.lifetime }]
      : []
  })

/** Everything that the site stores in a browser, by consent category. */
export const stored = (['necessary', 'measure', 'marketing'] as const).map((category) => ({
  category,
  ...messages.categories[category],
  items: toItems(category),
}))
