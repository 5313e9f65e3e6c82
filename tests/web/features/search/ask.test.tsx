import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { askCases, caseCity, caseToday } from '#tests/rules/ask/cases.ts'
import { demoVocabulary } from '#tests/rules/ask/vocabulary.ts'
import { cards, noFilters, searchResult } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { pathOfSentence } from '#web/features/search/ask.rules.ts'
import { movedBy, toShown } from '#web/features/search/asked.rules.ts'
import type { Filters } from '#web/features/search/choices.ts'
import { QueryForm } from '#web/features/search/QueryForm.tsx'
import { readSearch, writeSearch } from '#web/features/search/searchState.ts'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { FeaturesProvider } from '#web/lib/site/features.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'

const choices = (list: { value: string; label: string }[]) =>
  list.map(({ value, label }) => ({ __typename: 'Choice' as const, value, label }))
const filters: NonNullable<Filters> = {
  ...noFilters.filters,
  countries: demoVocabulary.countries.map(({ code, label, regions }) => ({
    __typename: 'CountryChoice',
    code,
    label,
    flagUrl: '',
    regions: choices(regions),
  })),
  activityCategories: demoVocabulary.categories.map(({ value, label, activities }) => ({
    __typename: 'ActivityCategory',
    value,
    label,
    activities: choices(activities),
  })),
  departureCities: choices(demoVocabulary.cities),
}
const now = new Date(`${caseToday}T10:00:00Z`)
const read = (query: string) => readSearch(new URLSearchParams(query))

describe.each(Object.entries(askCases))('%s', (_, cases) => {
  test.each(cases)('%s', (sentence, expected) => {
    const path = pathOfSentence(sentence, filters, caseCity, now) ?? ''
    const pairs = [...new URLSearchParams(path.split('?')[1])].map(([name, value]) => `${name}=${value}`)
    const targets = [...expected.split(/ (?=\w+=)/).filter(Boolean), `ask=${sentence}`]
    expect(pairs.toSorted()).toEqual(targets.toSorted())
    // The page reads and writes the same address.
    expect(`/expeditions?${writeSearch(read(path.split('?')[1] ?? ''))}`).toBe(path)
  })
})

const request = {
  __typename: 'AskResult' as const,
  path: '/expeditions?q=piscine&level=1,2&duration=6-8&ask=une+semaine+facile+avec+piscine',
  chips: [
    {
      __typename: 'AskChip' as const,
      rule: 'weeks',
      words: 'une semaine',
      label: '6 à 8 jours',
      pathWithout: '/expeditions?q=piscine&level=1,2&ask=facile+avec+piscine',
    },
    {
      __typename: 'AskChip' as const,
      rule: 'level-easy',
      words: 'facile',
      label: 'Niveaux 1 et 2',
      pathWithout: '/expeditions?q=piscine&duration=6-8&ask=une+semaine,+avec+piscine',
    },
  ],
  rest: 'piscine',
  ignored: ['sans wifi'],
}
const search = request.path.split('?')[1] ?? ''

test.each([
  ['the filters of the sentence', search, true],
  ['further filters', `${search}&countries=NO`, true],
  ['another order and page', `${search}&sort=price&page=2`, true],
  ['another value', search.replace('level=1,2', 'level=3'), false],
  ['without one of them', search.replace('&level=1,2', ''), false],
])('shows the sentence with %s: %s', (_, query, isShown) => {
  expect(toShown(request, read(query)) !== null).toBe(isShown)
})

test('keeps further filters when a chip is dropped, and when words become a sentence', () => {
  const shown = toShown(request, read(`${search}&countries=NO&sort=price`))
  expect(shown?.chips.map(({ without }) => writeSearch(without))).toEqual([
    'q=piscine&countries=NO&level=1,2&sort=price&ask=facile+avec+piscine',
    'q=piscine&countries=NO&duration=6-8&sort=price&ask=une+semaine,+avec+piscine',
  ])
  expect(movedBy(request.path, read('q=une+semaine&countries=NO&level=5&page=2'))).toBe(
    '/expeditions?q=piscine&countries=NO&level=1,2&duration=6-8&ask=une+semaine+facile+avec+piscine',
  )
  expect(movedBy('/expeditions?q=kayak', read('q=kayak'))).toBeUndefined()
})

function Catalogue() {
  const { search: query } = useLocation()
  const place = useSearchState()
  return (
    <>
      <output aria-label="URL">{query}</output>
      <QueryForm place={place} />
      <BrowseExpeditions place={place} />
    </>
  )
}

const url = () => screen.getByRole('status', { name: 'URL' }).textContent ?? ''

function open(query: string, { isOffered = true } = {}) {
  const element = (
    <FeaturesProvider value={{ ask: isOffered }}>
      <Catalogue />
    </FeaturesProvider>
  )
  return stand(element, {
    at: `/expeditions${query}`,
    answers: {
      SearchFilters: () => ({ filters }),
      BrowseExpeditions: () => searchResult(cards(1, 2)),
      SearchSuggestions: () => ({ expeditions: null }),
      SuggestionCounts: () => ({ expeditions: null }),
      AskedSearch: ({ text }) => ({
        features: { __typename: 'Features', ask: true },
        ask: {
          ...request,
          path: text === 'facile avec piscine' ? (request.chips[0]?.pathWithout ?? '') : request.path,
          chips: request.chips.slice(text === 'facile avec piscine' ? 1 : 0),
        },
      }),
    },
  })
}

test('shows the understood, searched and ignored words, and drops a chip', async () => {
  open(`?${search}`)
  const list = within(await screen.findByRole('list', { name: /^Compris/ }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '6 à 8 jours',
    'Niveaux 1 et 2',
  ])
  expect(screen.getByText(/^Cherché en mots/).textContent).toBe('Cherché en mots\u00a0: piscine')
  expect(screen.getByText(/^Pas compris/).textContent).toBe('Pas compris\u00a0: sans wifi')
  expect(screen.getByRole('combobox', { name: 'Rechercher' })).toHaveProperty(
    'value',
    'une semaine facile avec piscine',
  )
  expect(screen.getByRole('link', { name: 'Chercher ces mots tels quels' }).getAttribute('href')).toBe(
    '/expeditions?q=une+semaine+facile+avec+piscine&words=1',
  )
  await userEvent.click(list.getByRole('link', { name: 'Enlever 6 à 8 jours' }))
  await waitFor(() => expect(url()).toBe('?q=piscine&level=1,2&ask=facile+avec+piscine'))
})

test('shows the filters alone once one of them is another', async () => {
  open(`?${search.replace('level=1,2', 'level=3')}`)
  await screen.findByRole('list', { name: 'Filtres choisis' })
  expect(screen.queryByRole('list', { name: /^Compris/ })).toBeNull()
})

test('reads a typed sentence as filters, and other words as words', async () => {
  const user = userEvent.setup()
  open('')
  const field = await screen.findByPlaceholderText(/^Une semaine en août/)
  await user.type(field, 'rando facile dans le Vercors{Enter}')
  await waitFor(() =>
    expect(url()).toBe('?region=vercors&activity_types=a-pied&level=1,2&ask=rando+facile+dans+le+Vercors'),
  )
  await user.clear(field)
  await user.type(field, 'kayak bretagne{Enter}')
  await waitFor(() => expect(url()).toBe('?q=kayak+bretagne'))
})

test('leaves sentences as words where the service does not read them', async () => {
  const user = userEvent.setup()
  open('', { isOffered: false })
  await user.type(await screen.findByPlaceholderText(/^Une activité/), 'rando facile dans le Vercors{Enter}')
  await waitFor(() => expect(url()).toBe('?q=rando+facile+dans+le+Vercors'))
})
