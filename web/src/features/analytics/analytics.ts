import type { Services } from '#schema/site.ts'
import { acquisitionSource, landingQuery } from '#web/features/analytics/acquisition.rules.ts'
import { addressesFor, type Person, post } from '#web/features/analytics/adapters.ts'
import { drawVariant } from '#web/features/analytics/variant.rules.ts'
import type { Purpose } from '#web/lib/browser/consent.ts'
import { readStored, removeStored, writeStored } from '#web/lib/browser/storage.ts'
import { followEvents, type TrackedEvent, track } from '#web/lib/browser/track.ts'

declare global {
  interface Window {
    dataLayer?: TrackedEvent[]
  }
}

type Options = {
  allowed: Purpose[]
  services: Services
  /** The first page since the last load, and the one before it. */
  landing: { href: string; referrer: string }
}

/** Starts with consent; its withdrawal clears the identity. */
export function startAnalytics({ allowed, services, landing }: Options): void {
  if (allowed.length === 0) {
    followEvents(undefined)
    return
  }
  if (allowed.includes('measure')) measure(landingQuery(landing))
  followEvents((input) => {
    const event = withoutSecret(input)
    window.dataLayer ??= []
    window.dataLayer.push(event)
    for (const url of addressesFor(event.name, services, allowed)) post(url, event)
  })
  if (allowed.includes('marketing')) countSignUps()
}

/** No service learns the secret of a mailed link, or of a shared list. */
const secret = /^(\/(?:mot-de-passe|liste-d-attente|listes|newsletter\/\w+)\/).+/
const withoutSecret = (event: TrackedEvent): TrackedEvent =>
  event.name === 'page_view' ? { ...event, path: event.path.replace(secret, '$1***') } : event

function measure(query: string | undefined): void {
  if (query !== undefined && !readStored('utm_source'))
    writeStored('utm_source', acquisitionSource(query), true)
  const { variant, isNew } = drawVariant(readStored('ab_variant'), Math.random())
  if (!isNew) return
  writeStored('ab_variant', variant, true)
  track({ name: 'ab_variant_assigned', variant })
}

const signUps = [
  ['new_sign_up_email', 'Email'],
  ['new_sign_up_google', 'Google'],
  ['new_sign_up_facebook', 'Facebook'],
] as const

/** Left by a sign-up: read once, then removed. */
export function countSignUps(): void {
  for (const [name, method] of signUps) {
    if (!readStored(name)) continue
    removeStored(name)
    track({ name: 'CompleteRegistration', method })
  }
}

/** The gateway sends the endpoint in production only. */
export function identify(person: Person, services: Services, allowed: Purpose[]): void {
  if (services.crmUrl && allowed.includes('marketing')) post(services.crmUrl, person)
}
