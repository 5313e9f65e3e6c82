import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { BookingBar } from '#web/features/departures/BookingBar.tsx'
import { ChoiceProvider } from '#web/features/departures/ChoiceProvider.tsx'

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>

/** Reports what the browser sees of the observed element. */
let report: (...seen: Seen[]) => void = () => undefined
const observed: Element[] = []
const disconnect = vi.fn()

beforeEach(() => {
  observed.length = 0
  disconnect.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Seen[]) => void) {
        report = (...seen) => act(() => callback(seen))
      }
      observe = (element: Element) => observed.push(element)
      disconnect = disconnect
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const bar = (price: number, hasDates = true) => (
  <>
    <aside id="departs" />
    <BookingBar expedition={{ price, minPrice: null }} hasDates={hasDates} />
  </>
)
const isAway = () => screen.getByRole('link').parentElement?.classList.contains('invisible')

test('leads to the dates, and shows the lowest price', () => {
  stand(bar(870))
  const link = screen.getByRole('link', { name: 'Voir les départs' })
  expect(link.getAttribute('href')).toBe('#departs')
  expect(screen.getByText('À partir de')).toBeTruthy()
  expect(screen.getByText(/^870.€$/)).toBeTruthy()
})

test('with dates, shows the chosen one with its price, and opens the sheet to book it', async () => {
  const lines = [departure({ price: 910 }), departure({ id: '2', price: 870, startDate: '2027-07-04' })]
  stand(
    <ChoiceProvider departures={lines}>
      <BookingBar expedition={{ price: 870, minPrice: null }} hasDates />
    </ChoiceProvider>,
  )
  expect(screen.getByText(/^sam\..3 – jeu\..8.juil\.$/)).toBeTruthy()
  expect(screen.getByText(/^910.€$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Voir les départs' }))
  const sheet = within(await screen.findByRole('dialog', { name: /^2.départs$/ }))
  await userEvent.click(sheet.getByLabelText(/dim\..4/))
  await userEvent.click(sheet.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(/^870.€$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continuer' })).toBeTruthy()
})

test('a trip without dates or price offers to follow it', () => {
  stand(bar(0, false))
  expect(screen.getByRole('link', { name: 'Suivre les dates' })).toBeTruthy()
  expect(screen.getByText('Prix sur demande')).toBeTruthy()
  expect(screen.queryByText('À partir de')).toBeNull()
})

test('goes away while the dates are in view, and comes back after them', () => {
  stand(bar(870))
  expect(observed.map(({ id }) => id)).toEqual(['departs'])
  expect(isAway()).toBe(false)
  // Only the newest of several reports counts.
  report({ isIntersecting: false }, { isIntersecting: true })
  expect(isAway()).toBe(true)
  report({ isIntersecting: false })
  expect(isAway()).toBe(false)
})

test('stops observing when the page closes', () => {
  stand(bar(870))
  cleanup()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('remains in view on a page without dates', () => {
  stand(<BookingBar expedition={{ price: 870, minPrice: null }} hasDates={false} />)
  expect(observed).toEqual([])
  expect(isAway()).toBe(false)
})
