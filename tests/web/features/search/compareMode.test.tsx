import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { cards, noFilters, searchResult } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'

const Catalogue = () => <BrowseExpeditions place={useSearchState()} />

afterEach(() => sessionStorage.clear())

test('compares cards of the list once the mode is on, until it ends', async () => {
  const answers = { SearchFilters: () => noFilters, BrowseExpeditions: () => searchResult(cards(1, 3)) }
  stand(<Catalogue />, { at: '/expeditions', answers })
  const mode = await screen.findByRole('button', { name: 'Comparer' })
  expect(screen.queryByRole('checkbox', { name: /^Comparer/ })).toBeNull()
  await userEvent.click(mode)
  expect(mode.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Comparer Aventure 1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comparer Aventure 3' }))
  const bar = within(await screen.findByRole('region', { name: 'Comparer' }))
  const link = bar.getByRole('link', { name: 'Comparer (2)' }).getAttribute('href')
  expect(link).toMatch(/^\/comparer\?trips=[\w-]+,[\w-]+$/)
  await userEvent.click(bar.getByRole('button', { name: 'Ne plus comparer' }))
  expect(screen.queryByRole('checkbox', { name: /^Comparer/ })).toBeNull()
  expect(mode.getAttribute('aria-pressed')).toBe('false')
})
