import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { destinations } from '#tests/web/app/destinations.ts'
import { stand } from '#tests/web/stand.tsx'
import { DestinationsPanel } from '#web/app/shell/DestinationsPanel.tsx'

const button = () => screen.getByRole('button', { name: 'Destinations' })

test('the destinations of the header are requested when they are opened', async () => {
  const { requested } = stand(<DestinationsPanel className="" />, {
    answers: { Destinations: () => destinations },
  })
  expect(requested).toEqual([])
  await userEvent.click(button())
  const country = await screen.findByRole('link', { name: 'France 28' })
  expect(country.getAttribute('href')).toBe('/expeditions?countries=FR')
  const theme = screen.getByRole('link', { name: 'Kayak de mer' })
  expect(theme.getAttribute('href')).toBe('/aventures/themes/sur-l-eau/kayak-de-mer')
  expect(screen.getByRole('link', { name: 'Toutes les aventures (48)' })).toBeTruthy()
  expect(screen.queryByText('Par durée')).toBeNull()
})

test('the destinations that cannot be read leave the links to the whole catalogue', async () => {
  stand(<DestinationsPanel className="" />, { answers: { Destinations: 'fails' } })
  await userEvent.click(button())
  const all = await screen.findByRole('link', { name: 'Toutes les aventures' })
  expect(all.getAttribute('href')).toBe('/expeditions')
  expect(screen.getByRole('link', { name: 'Tous les thèmes' })).toBeTruthy()
})

test('Escape closes the destinations and returns the focus', async () => {
  stand(<DestinationsPanel className="" />, { answers: { Destinations: () => destinations } })
  await userEvent.click(button())
  await screen.findByRole('link', { name: 'France 28' })
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button())
})
