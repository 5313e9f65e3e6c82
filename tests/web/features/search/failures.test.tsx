import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

const facets = [
  {
    __typename: 'Facet',
    name: 'types',
    values: [{ __typename: 'FacetValue', value: 'EN_BASE_CAMP', count: 3 }],
  },
]
const found = (totalCount: number) => ({
  expeditions: {
    __typename: 'ExpeditionConnection',
    totalCount,
    isRelaxed: false,
    correctedQuery: null,
    facets,
    nodes: [],
    matches: [],
  },
})
const filters = {
  filters: {
    __typename: 'Filters',
    countries: [],
    activityCategories: [],
    vacations: [],
    levels: [],
    durations: [],
    departureCities: [],
  },
}

function Catalogue() {
  return <BrowseExpeditions place={useSearchState()} />
}

test('a failed search leaves the filters and is retried unchanged', async () => {
  const user = userEvent.setup()
  let isDown = false
  const { requested } = stand(<Catalogue />, {
    at: '/expeditions',
    answers: {
      BrowseExpeditions: () => (isDown ? { expeditions: null } : found(3)),
      SearchFilters: () => filters,
      SearchWays: () => ({}),
    },
  })
  await screen.findAllByText(/^3.aventures$/)
  isDown = true
  await user.click(screen.getByRole('checkbox', { name: /En base camp/ }))
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  expect(screen.getByRole('checkbox', { name: /En base camp/ })).toHaveProperty('checked', true)
  expect(screen.queryByText(/^3.aventures$/)).toBeNull()
  const failed = requested.filter(([name]) => name === 'BrowseExpeditions').at(-1)
  isDown = false
  await user.click(retry)
  await screen.findAllByText(/^3.aventures$/)
  expect(requested.filter(([name]) => name === 'BrowseExpeditions').at(-1)).toEqual(failed)
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
})

test('a failed list retries by itself once the network is back', async () => {
  const onRetry = vi.fn(() => Promise.reject(new Error('still down')))
  stand(<LoadFailure onRetry={onRetry}>La liste manque.</LoadFailure>)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(onRetry).toHaveBeenCalledOnce())
  await userEvent.setup().click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(onRetry).toHaveBeenCalledTimes(2)
})
