import { expect, test } from 'vitest'
import {
  closedAgain,
  cutName,
  hasLineInFlow,
  showsBanner,
  showsNewsletter,
  showsPhone,
  toPrompt,
} from '#web/features/prompts/prompts.rules.ts'

const phone = {
  event: 'login' as const,
  hasPhone: false,
  cartTotal: undefined,
  favouritePrices: [],
  isVisibleToService: true,
  wasClosed: false,
}
const favorite = { ...phone, event: 'favorite' as const }

test.each([
  ['nothing is dear', phone, false],
  ['a cart of exactly 990', { ...phone, cartTotal: 990 }, false],
  ['a cart of 990.01', { ...phone, cartTotal: 990.01 }, true],
  ['a favourite of exactly 990', { ...phone, favouritePrices: [990] }, false],
  ['a favourite of 991 among others', { ...phone, favouritePrices: [200, 991] }, true],
  ['the trip just kept costs 990', { ...favorite, favouritePrices: [990] }, false],
  ['the trip just kept costs 1200', { ...favorite, favouritePrices: [1200] }, true],
  ['a cheap trip is kept while the cart is dear', { ...favorite, cartTotal: 4000 }, false],
  ['the phone is known', { ...phone, cartTotal: 4000, hasPhone: true }, false],
  ['it was closed once', { ...phone, cartTotal: 4000, wasClosed: true }, false],
  ['the service does not agree', { ...phone, cartTotal: 4000, isVisibleToService: false }, false],
])('phone popup, %s: %#', (_name, facts, shown) => {
  expect(showsPhone(facts)).toBe(shown)
})

const now = Date.parse('2026-11-22T12:00:00Z')
const social = {
  provider: 'GOOGLE' as const,
  signInCount: 1,
  newsletter: false,
  closedAt: null,
  denials: 0,
  now,
}

test.each([
  ['a first sign-in through Google', social, true],
  ['a first sign-in through Facebook', { ...social, provider: 'FACEBOOK' as const }, true],
  ['a first sign-in by e-mail', { ...social, provider: 'EMAIL' as const }, false],
  ['a subscriber who signs in for the first time', { ...social, newsletter: true }, true],
  ['a subscriber who is back', { ...social, newsletter: true, signInCount: 2 }, false],
  ['no subscriber, the tenth time', { ...social, signInCount: 10 }, true],
  ['declined twice', { ...social, denials: 2 }, true],
  ['declined three times', { ...social, denials: 3 }, false],
  ['closed a minute ago', { ...social, closedAt: '2026-11-22T11:59:00Z' }, false],
  ['closed 24 hours ago less a second', { ...social, closedAt: '2026-11-21T12:00:01Z' }, false],
  ['closed 24 hours ago', { ...social, closedAt: '2026-11-21T12:00:00Z' }, true],
  ['closed at a time that cannot be read', { ...social, closedAt: 'true' }, true],
])('newsletter popup, %s: %#', (_name, facts, shown) => {
  expect(showsNewsletter(facts)).toBe(shown)
})

const banner = { reminderId: 'a', closed: 0, closedId: null, isClosedNow: false }

test.each([
  ['a reminder', banner, true],
  ['no reminder', { ...banner, reminderId: undefined }, false],
  ['closed in this visit', { ...banner, isClosedNow: true }, false],
  ['closed once', { ...banner, closed: 1, closedId: 'a' }, true],
  ['closed twice', { ...banner, closed: 2, closedId: 'a' }, false],
  ['another one was closed twice', { ...banner, closed: 2, closedId: 'b' }, true],
])('banner, %s: %#', (_name, facts, shown) => {
  expect(showsBanner(facts)).toBe(shown)
})

test.each([
  ['a', 0, null, 1],
  ['a', 1, 'a', 2],
  ['a', 2, 'b', 1],
])(
  'closing the banner of reminder %s after %i times for %s counts %i',
  (reminderId, closed, closedId, count) => {
    expect(closedAgain(reminderId, closed, closedId)).toBe(count)
  },
)

const all = { phone: true, newsletter: true, banner: true, path: '/', wasPrompted: false, hasChosen: true }

test.each([
  ['phone before all', all, 'phone'],
  ['newsletter before the banner', { ...all, phone: false }, 'newsletter'],
  ['the banner alone', { ...all, phone: false, newsletter: false }, 'banner'],
  ['one popup a visit', { ...all, wasPrompted: true }, 'banner'],
  ['no popup over the unanswered cookie panel', { ...all, hasChosen: false }, 'banner'],
  ['nothing over a booking', { ...all, path: '/reservations/12/1' }, undefined],
  ['nothing over a payment', { ...all, path: '/paiement/p1' }, undefined],
  ['nothing over the forms of an account', { ...all, path: '/my-account' }, undefined],
  ['nothing while leaving', { ...all, path: '/logout' }, undefined],
  ['nothing while choosing a password', { ...all, path: '/mot-de-passe/abc' }, undefined],
  ['a page whose name begins alike', { ...all, path: '/reservations-de-groupe' }, 'phone'],
  ['nothing wanted', { ...all, phone: false, newsletter: false, banner: false }, undefined],
])('precedence, %s: %#', (_name, input, prompt) => {
  expect(toPrompt(input)).toBe(prompt)
})

test.each([
  ['/faq', true],
  ['/mes-favoris', true],
  ['/reservations-de-groupe', true],
  ['/', false],
  ['/my-account', false],
  ['/reservations/12/1', false],
])('the line of the cart takes room on %s: %s', (path, isInFlow) => {
  expect(hasLineInFlow.test(path)).toBe(isInFlow)
})

test.each([
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), `${'a'.repeat(40)}…`],
  [`${'a'.repeat(39)}👨‍👩‍👧b`, `${'a'.repeat(39)}👨‍👩‍👧…`],
  ['e\u0301'.repeat(41), `${'e\u0301'.repeat(40)}…`],
])('« %s » is cut between two characters', (name, cut) => {
  expect(cutName(name)).toBe(cut)
})
