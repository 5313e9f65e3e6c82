import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { cards, noFilters, searchResult } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const facet = (name: string, ...values: string[]) => ({
  __typename: 'Facet' as const,
  name,
  values: values.map((value) => ({ __typename: 'FacetValue' as const, value, count: 2 })),
})
const facets = [
  facet('types', 'EXPEDITION', 'EN_BASE_CAMP'),
  facet('levels', '2'),
  facet('confirmed', 'true'),
]
const filters = {
  filters: {
    ...noFilters.filters,
    levels: [
      {
        __typename: 'Level' as const,
        level: 2,
        label: 'Modéré',
        hoursPerDay: '3 à 4 h',
        elevationGainPerDayM: '300 à 500',
      },
    ],
  },
}

function Catalogue() {
  const { search } = useLocation()
  return (
    <>
      <output aria-label="URL">{search}</output>
      <BrowseExpeditions place={useSearchState()} />
    </>
  )
}

async function open(search = '', answers: Answers = {}) {
  const input: Answers = {
    SearchFilters: () => filters,
    BrowseExpeditions: ({ filter }) =>
      searchResult(cards(1, 3), {
        facets,
        totalCount: JSON.stringify(filter).includes('"confirmed":true') ? 2 : 3,
      }),
    ...answers,
  }
  const shown = stand(<Catalogue />, { at: `/expeditions${search}`, answers: input })
  await screen.findByRole('region', { name: 'Résultats' })
  return { ...shown, answers: input }
}
const url = () => screen.getByRole('status', { name: 'URL' }).textContent
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const openPanel = () => userEvent.click(screen.getByRole('link', { name: /^Filtres/ }))
const sheet = () => within(screen.getByRole('dialog', { name: /^Filtres/ }))
/** The button to the results; the one of the form serves pages without scripts. */
const results = () =>
  sheet()
    .queryAllByRole('button', { name: /^Voir/ })
    .find((button) => button.getAttribute('type') === 'button')
const count = (expected: RegExp | undefined) =>
  waitFor(() =>
    expected ? expect(results()?.textContent).toMatch(expected) : expect(results()).toBeUndefined(),
  )
const sections = () =>
  [...(screen.getByRole('dialog').querySelectorAll('details') ?? [])].map((part) => [
    part.querySelector('summary')?.textContent,
    part.open,
  ])

test('its link opens every filter, and leads to the panel of the page without scripts', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Filtres' })
  const target = document.querySelector(link.getAttribute('href') ?? '')
  expect(target).toBe(screen.getByRole('complementary', { name: 'Filtres' }))
  await openPanel()
  expect(sections().every(([, isOpen]) => isOpen)).toBe(true)
})

test('a shortcut opens one section and moves the focus to it', async () => {
  await open()
  await press('Niveau')
  const opened = sections().filter(([, isOpen]) => isOpen)
  expect(opened).toEqual([['Niveau', true]])
  expect(document.activeElement).toBe(screen.getByText('Niveau', { selector: 'dialog summary' }))
})

test('a choice searches at once, and the button counts the results', async () => {
  await open()
  await openPanel()
  await count(/^Voir 3.aventures$/)
  await userEvent.click(sheet().getByRole('switch', { name: /^Départ confirmé/ }))
  await waitFor(() => expect(url()).toBe('?confirmed=true'))
  await count(/^Voir 2.aventures$/)
  const button = results()
  if (button) await userEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'Filtres (1)' })).toBeTruthy()
})

test('a failed search replaces the button by a retry', async () => {
  const { answers } = await open()
  await openPanel()
  answers.BrowseExpeditions = () => ({ expeditions: null })
  await userEvent.click(sheet().getByRole('switch', { name: /^Départ confirmé/ }))
  expect(await sheet().findByRole('button', { name: 'Réessayer' })).toBeTruthy()
  await count(undefined)
  expect(sheet().getByRole('switch', { name: /^Départ confirmé/ })).toHaveProperty('checked', true)
  answers.BrowseExpeditions = () => searchResult(cards(1, 1), { facets })
  await userEvent.click(sheet().getByRole('button', { name: 'Réessayer' }))
  await count(/^Voir 1.aventure$/)
})

test('all filters are dropped by one link, which is absent without any', async () => {
  await open('?confirmed=true&level=2&sort=price')
  await openPanel()
  await userEvent.click(sheet().getByRole('link', { name: 'Tout effacer' }))
  await waitFor(() => expect(url()).toBe('?sort=price'))
  expect(sheet().queryByRole('link', { name: 'Tout effacer' })).toBeNull()
})

test('the filters come back by undo, and another search ends its offer', async () => {
  await open('?confirmed=true&level=2&sort=price')
  await userEvent.click(screen.getByRole('link', { name: 'Tout effacer' }))
  await waitFor(() => expect(url()).toBe('?sort=price'))
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(url()).toBe('?confirmed=true&level=2&sort=price'))
  await userEvent.click(screen.getByRole('link', { name: 'Tout effacer' }))
  await screen.findByText('Filtres effacés')
  await openPanel()
  await userEvent.click(sheet().getByRole('checkbox', { name: /Modéré/ }))
  await waitFor(() => expect(screen.queryByText('Filtres effacés')).toBeNull())
})

test('it closes by its button, and the filters stay as chosen', async () => {
  await open('?level=2')
  await openPanel()
  expect(sheet().getByRole('checkbox', { name: /Modéré/ })).toHaveProperty('checked', true)
  await userEvent.click(sheet().getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(url()).toBe('?level=2')
})

test('the order of least CO₂ is offered only with a departure city', async () => {
  await open('?from=lyon&sort=co2')
  const [sort] = screen.getAllByRole('combobox', { name: 'Trier par' })
  expect(sort).toHaveProperty('value', 'co2')
})
