import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { ReminderBanner } from '#web/features/prompts/ReminderBanner.tsx'
import { toReminder } from '#web/features/prompts/reminder.ts'

const expeditionName = 'Traversée des Lofoten en kayak de mer et en voilier'

const cart = {
  __typename: 'Cart',
  id: '7',
  expeditionName,
  departureStart: '2027-07-03',
  departureEnd: '2027-07-09',
  travellerCount: 1,
  total: 890,
  expeditionImage: null,
} as const

test('the banner of the cart shows each of its lines at every width', () => {
  const reminder = toReminder({ firstName: 'Ada', cart, pledges: null })
  if (!reminder) throw new Error('a cart has no reminder')
  stand(<ReminderBanner reminder={reminder} onClose={vi.fn()} />)
  const banner = screen.getByRole('complementary', { name: /^Termine ta réservation, Ada/ })
  const link = within(banner).getByRole('link', { name: /^Traversée des Lofoten.*…$/ })
  expect([link.title, link.getAttribute('href')]).toEqual([expeditionName, '/reservations/7/1'])
  // Style sheets do not apply here: a class that hides a line on small screens is found by name.
  for (const line of [/^Termine/, /juil\. 2027$/, /^1.personne$/, /^890.€$/])
    expect(within(banner).getByText(line).className).not.toMatch(/hidden|sr-only/)
  expect(within(banner).getByText('Vérifier les places')).toBeTruthy()
})
