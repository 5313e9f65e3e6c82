import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expedition, july, open, own } from '#tests/web/booking/ownCart.tsx'
import { held, hold, openStep } from '#tests/web/booking/ownFunnel.tsx'
import { changed } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { LivePlaces } from '#web/app/shell/LivePlaces.tsx'

const sold = changed('1', { ...july, availableCount: 0, status: 'FULL' })
const followed = (requested: [string, object][]) =>
  requested.filter(([operation]) => operation === 'DeparturesChanged')

test('places sold while the cart is open are reported once the visitor moves', async () => {
  const { requested } = open(own(), { DeparturesChanged: () => sold })
  await screen.findByText(/^4.places encore libres/)
  expect(followed(requested)).toEqual([])
  await userEvent.keyboard('{Shift}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Ce départ est maintenant complet/)
  expect(followed(requested)).toEqual([['DeparturesChanged', { ids: ['1'] }]])
})

test('a cart whose trip is unknown follows nothing', async () => {
  const { requested } = open(own({ expedition: null }))
  await screen.findByText('Total')
  await userEvent.keyboard('{Shift}')
  expect(screen.getByText(/^Les départs sont momentanément indisponibles/)).toBeTruthy()
  expect(followed(requested)).toEqual([])
})

test('a failed connection leaves the page as it was', async () => {
  const { requested } = open(own(), { DeparturesChanged: 'fails' })
  await screen.findByText('Total')
  await userEvent.keyboard('{Shift}')
  await waitFor(() => expect(followed(requested)).toHaveLength(1))
  expect(screen.getByText(/^4.places encore libres/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a page opened in the background waits for its tab, which follows again after a pause', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const turn = (state: 'hidden' | 'visible') => {
    visibility.mockReturnValue(state)
    act(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  const page = (
    <>
      <article data-trip="1" />
      <LivePlaces />
    </>
  )
  const { requested } = stand(page)
  await userEvent.keyboard('{Shift}')
  expect(followed(requested)).toEqual([])
  turn('visible')
  await waitFor(() => expect(followed(requested)).toHaveLength(1))
  turn('hidden')
  turn('visible')
  await waitFor(() => expect(followed(requested)).toHaveLength(2))
  visibility.mockRestore()
})

test('the own hold of a cart is free to its holder, beside those of others', async () => {
  const { expiresAt } = hold(1620)
  const others = changed('1', { ...july, availableCount: 1, heldCount: 3, heldUntil: expiresAt })
  openStep(1, held({ availableCount: 3 }), { DeparturesChanged: () => others })
  await screen.findByText(/^3.places pour toi sur ce départ/)
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByText(/^4.places, dont 1 gardée$/)).toBeTruthy()
})

test('one more place makes room for one more traveller', async () => {
  const more = changed('1', { ...july, availableCount: 5 })
  open(own({ expedition: expedition([july]) }), {
    DeparturesChanged: () => more,
  })
  await screen.findByText(/^4.places encore libres/)
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByText(/^5.places encore libres/)).toBeTruthy()
  expect(screen.getAllByRole('option')).toHaveLength(5)
})
