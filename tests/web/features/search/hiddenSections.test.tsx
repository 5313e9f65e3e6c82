import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { noFilters, searchResult } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

function Catalogue() {
  const { search } = useLocation()
  return (
    <>
      <output aria-label="URL">{search}</output>
      <BrowseExpeditions place={useSearchState()} />
    </>
  )
}
const open = (search: string, answers: Answers) =>
  stand(<Catalogue />, { at: `/expeditions${search}`, answers })
const url = () => screen.getByRole('status', { name: 'URL' }).textContent
const facet = (name: string, value: string) => ({
  __typename: 'Facet' as const,
  name,
  values: [{ __typename: 'FacetValue' as const, value, count: 2 }],
})

test.each([
  ['countries=FI', 'Pays et régions'],
  ['level=3', 'Niveau'],
  ['activities=kayak', 'Activités'],
  ['destination=lapland', 'Destination'],
  ['duration=4-6', 'Durée'],
  ['rating=4.5', 'Avis'],
])(
  'without results the section of %s is hidden, and another choice does not drop it',
  async (filter, title) => {
    open(`?family_friendly=true&${filter}`, {
      BrowseExpeditions: () => searchResult([]),
      SearchFilters: () => noFilters,
    })
    const family = await screen.findByRole('switch', { name: /^En famille/ })
    expect(screen.queryByText(title, { selector: 'summary' })).toBeNull()
    await userEvent.click(family)
    await waitFor(() => expect(url()).toBe(`?${filter}`))
  },
)

test.each(['countries=FI', 'vacation=ete&zone=A', 'from=lyon&max_train_hours=5', 'level=3'])(
  'labels that cannot be read do not drop %s',
  async (filter) => {
    const facets = [facet('countries', 'FI'), facet('levels', '3'), facet('confirmed', 'true')]
    open(`?${filter}`, {
      BrowseExpeditions: () => searchResult([], { totalCount: 3, facets }),
      SearchFilters: 'fails',
    })
    await userEvent.click(await screen.findByRole('switch', { name: /^Départ confirmé/ }))
    await waitFor(() => expect(url()).toContain('confirmed=true'))
    for (const part of filter.split('&')) expect(url()).toContain(part)
    expect(screen.queryByText('Pays et régions', { selector: 'summary' })).toBeNull()
  },
)
