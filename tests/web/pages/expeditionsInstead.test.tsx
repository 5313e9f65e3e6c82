import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cards } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { ExpeditionsInstead } from '#web/pages/ExpeditionsInstead.tsx'

test('shows expeditions of the whole catalogue below a search without results', async () => {
  const expeditions = { __typename: 'ExpeditionConnection', nodes: cards(1, 3) }
  stand(<ExpeditionsInstead />, { answers: { ExpeditionsInstead: () => ({ expeditions }) } })
  const instead = await screen.findByRole('region', { name: 'En attendant, nos préférées' })
  expect(within(instead).getAllByRole('article')).toHaveLength(3)
})

test('shows nothing where they cannot be read', async () => {
  const { requested } = stand(<ExpeditionsInstead />, { answers: { ExpeditionsInstead: 'fails' } })
  await waitFor(() => expect(requested).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})
