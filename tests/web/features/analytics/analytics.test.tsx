import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identify, startAnalytics } from '#web/features/analytics/analytics.ts'
import { followEvents, track } from '#web/lib/browser/track.ts'

const services = {
  analyticsUrl: 'https://measure.test/',
  adsUrl: 'https://ads.test/',
  crmUrl: 'https://crm.test/',
}
const landing = { href: 'http://site.test/faq?utm_source=influence&utm_campaign=marie', referrer: '' }

let sent: { url: string; name: unknown }[] = []

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the page's own way.
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  }
}

beforeEach(() => {
  sent = []
  delete window.dataLayer
  clearCookies()
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    const { name, email } = JSON.parse(String(body))
    sent.push({ url: String(url), name: name ?? email })
    return true
  })
})
afterEach(() => {
  followEvents(undefined)
  vi.restoreAllMocks()
})

const start = (...allowed: ('measure' | 'marketing')[]) => startAnalytics({ allowed, services, landing })

test('stores, shows and sends nothing before a choice or after a refusal', () => {
  track({ name: 'newsletter_subscribed' })
  start()
  track({ name: 'newsletter_subscribed' })
  expect([sent, window.dataLayer, document.cookie]).toEqual([[], undefined, ''])
})

test('sends queued events after consent with the origin of the visit and a permanent variant', () => {
  track({ name: 'page_view', path: '/', kind: 'homepage' })
  start('measure')
  expect(document.cookie).toMatch(/utm_source=marie/)
  expect(document.cookie).toMatch(/ab_variant=[AB]/)
  expect(window.dataLayer?.map(({ name }) => name)).toEqual(['page_view', 'ab_variant_assigned'])
  expect(sent.every(({ url }) => url === services.analyticsUrl)).toBe(true)
  start('measure')
  expect(window.dataLayer).toHaveLength(2)
})

test.each([
  ['/listes/q7Zr1cXo5v8b0hYkz5uF6c', '/listes/***'],
  ['/mot-de-passe/secret', '/mot-de-passe/***'],
  ['/newsletter/confirmation/secret', '/newsletter/confirmation/***'],
  ['/expeditions/vanoise', '/expeditions/vanoise'],
])('reports the page %s as %s', (path, reported) => {
  start('measure')
  track({ name: 'page_view', path, kind: 'error' })
  expect(window.dataLayer?.at(-1)).toMatchObject({ path: reported })
})

test('a later visit does not change where the first one came from', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own way.
  document.cookie = 'utm_source=Referral; Path=/'
  start('measure')
  expect(document.cookie).toContain('utm_source=Referral')
})

test('a sign-up is counted once', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own way.
  document.cookie = 'new_sign_up_google=1; Path=/'
  start('marketing')
  start('marketing')
  expect(window.dataLayer).toEqual([{ name: 'CompleteRegistration', method: 'Google' }])
  expect(sent).toEqual([{ url: services.adsUrl, name: 'CompleteRegistration' }])
  // In happy-dom an expired cookie lives until the end of the millisecond.
  await vi.waitFor(() => expect(document.cookie).toBe(''))
})

test('sends a consenting person to customer relations when an address is configured', () => {
  const ada = { id: '1', email: 'ada@example.test', firstName: 'Ada' }
  identify(ada, services, ['measure'])
  identify(ada, {}, ['marketing'])
  expect(sent).toEqual([])
  identify(ada, services, ['marketing'])
  expect(sent).toEqual([{ url: services.crmUrl, name: ada.email }])
})
