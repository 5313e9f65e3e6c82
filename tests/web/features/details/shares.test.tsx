import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import { expeditionPage } from '#tests/web/expedition/expeditionPage.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ExpeditionSharesFragment } from '#web/features/details/ExpeditionShares.generated.ts'
import { ExpeditionShares } from '#web/features/details/ExpeditionShares.tsx'
import { Page } from '#web/pages/ExpeditionPage.tsx'

const share = (key: string, label: string, percent: number, isLocal = false) => ({
  __typename: 'PriceShare' as const,
  key,
  label,
  percent,
  isLocal,
})
const expedition: ExpeditionSharesFragment = {
  __typename: 'Expedition',
  id: '1',
  priceShares: [
    share('guide', 'Guide', 32, true),
    share('hosts', 'Hébergement et repas', 36, true),
    share('transport', 'Transport', 4, true),
    share('gear', 'Matériel', 5),
    share('agency', 'Agence', 18),
    share('taxes', 'Taxes', 5),
  ],
  sharesVerifiedOn: null,
}
const readText = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ')

test('divides the price of the departure to the euro, and shows the part that stays on site', () => {
  stand(<ExpeditionShares expedition={expedition} price={890} />)
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(readText))).toEqual([
    ['Guide (sur place)', '32 %', '285 €'],
    ['Hébergement et repas (sur place)', '36 %', '320 €'],
    ['Transport (sur place)', '4 %', '36 €'],
    ['Matériel', '5 %', '45 €'],
    ['Agence', '18 %', '160 €'],
    ['Taxes', '5 %', '44 €'],
  ])
  expect(screen.getByText(/^72\s% restent sur place\.$/)).toBeTruthy()
  expect(screen.getByText(/890\s€ par personne\. Répartition de démonstration\.$/)).toBeTruthy()
})

test('follows the price, and drops the word of the demonstration once the shares are verified', () => {
  const verified = { ...expedition, sharesVerifiedOn: '2027-01-15' }
  stand(<ExpeditionShares expedition={verified} price={345} />)
  expect(screen.getByText(/345\s€ par personne\.$/)).toBeTruthy()
})

test.each([
  ['no shares', null, 890],
  ['no price', expedition.priceShares, 0],
  ['a price with cents', expedition.priceShares, 890.5],
])('shows nothing with %s', (_case, priceShares, price) => {
  stand(<ExpeditionShares expedition={{ ...expedition, priceShares }} price={price} />)
  expect(screen.queryByRole('table')).toBeNull()
})

test('follows the departure that is chosen on the page', async () => {
  const departures = [
    departure({ id: '1', startDate: '2099-07-03', endDate: '2099-07-08', price: 890 }),
    departure({ id: '2', startDate: '2099-08-14', endDate: '2099-08-19', price: 1420 }),
  ]
  const { priceShares } = expedition
  stand(<Page />, {
    at: '/expeditions/vanoise',
    route: '/expeditions/:slug',
    answers: {
      ExpeditionPage: () => ({ features: null, expedition: expeditionPage({ departures, priceShares }) }),
    },
  })
  expect(await screen.findByText(/890\s€ par personne\. Répartition/)).toBeTruthy()
  const [date] = await screen.findAllByRole('radio', { name: /14.*19/ })
  if (!date) throw new Error('the page has no such date')
  await userEvent.click(date)
  expect(await screen.findByText(/1\s420\s€ par personne\. Répartition/)).toBeTruthy()
  expect(screen.getByRole('cell', { name: /^454\s€$/ })).toBeTruthy()
})
