import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import { ExpeditionCard } from '#web/features/expeditions/ExpeditionCard.tsx'

const expedition: ExpeditionCardFragment = {
  __typename: 'Expedition',
  id: '7',
  slug: 'vercors',
  name: 'Traversée du Vercors',
  type: 'EXPEDITION',
  coverImage: null,
  price: 1290,
  minPrice: 1190,
  durationDays: 6,
  level: 3,
  ageMinChild: null,
  isNew: false,
  hasNewDepartures: false,
  countries: [{ __typename: 'Country', code: 'FR', name: 'France', flagUrl: '/flags/FR.svg' }],
  region: 'Vercors',
  activities: [],
  averageRating: 5,
  reviewCount: 0,
  favouriteCount: 0,
  departureCount: 1,
  nextDepartures: [],
  bestTrainAccess: null,
}
const favourites = { has: () => false, toggle: () => undefined }
const card = (part: Partial<ExpeditionCardFragment> = {}) =>
  stand(<ExpeditionCard expedition={{ ...expedition, ...part }} favourites={favourites} />)

test('a card names the country: by its flag beside a region, by the text where there is none', () => {
  card()
  expect(screen.getByRole('img', { name: 'France' }).getAttribute('src')).toBe('/flags/FR.svg')
  card({ region: null })
  expect(screen.getAllByText('France')).toHaveLength(1)
  expect(screen.getAllByRole('img', { name: 'France' })).toHaveLength(1)
})

test.each([
  [{}, 'soit 198 € par jour'],
  [{ minPrice: null }, 'soit 215 € par jour'],
  [{ minPrice: 15_000, durationDays: 2 }, 'soit 7 500 € par jour'],
])('a card with %j costs %s', (part, reported) => {
  card(part)
  expect(screen.getByText(reported)).toBeTruthy()
})

test('a card of unknown duration has no price per day', () => {
  card({ durationDays: 0 })
  expect(screen.queryByText(/par jour$/)).toBeNull()
})

test('the level of a card is a button that is described in hours and metres; the card has one link', () => {
  card()
  const level = screen.getByRole('button', { name: /^Niveau 3\/5/ })
  const tip = document.getElementById(level.getAttribute('aria-describedby') ?? '')
  expect(tip?.textContent).toMatch(/^Soutenu 5 à 6.h d’effort par jour, 500 à 800 m de montée\.$/)
  expect(level.getAttribute('popovertarget')).toBe(tip?.id)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test.each([
  [0, '0 favori'],
  [1, '1 favori'],
  [59, '59 favoris'],
])('a card with %i favourites says « %s »', (favouriteCount, said) => {
  card({ favouriteCount })
  expect(screen.getByText(said)).toBeTruthy()
})

test('a card with one departure counts it in the singular', () => {
  card()
  expect(screen.getByText('1 départ à venir')).toBeTruthy()
})
