import type { Services } from '#schema/site.ts'
import type { TrackedEvent } from '#web/lib/browser/track.ts'

export type Person = { id: string; email: string; firstName: string | null }

const conversions: TrackedEvent['name'][] = ['CompleteRegistration', 'AddToWishlist', 'AddToCart']

/** Endpoints that may receive an event, by consent. */
export function addressesFor(name: TrackedEvent['name'], services: Services, allowed: string[]): string[] {
  const isConversion = conversions.includes(name)
  return [
    allowed.includes('measure') && services.analyticsUrl,
    allowed.includes('marketing') && isConversion && services.adsUrl,
  ].filter((url): url is string => Boolean(url))
}

/** Delivers even while the page unloads. */
export const post = (url: string, body: object): boolean =>
  navigator.sendBeacon(url, JSON.stringify({ ...body, at: new Date().toISOString() }))
