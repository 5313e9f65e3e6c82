import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { SearchPanel } from '#web/features/search/SearchPanel.tsx'
import { useSearchState } from '#web/features/search/useSearchState.ts'

function Panel() {
  const { search } = useLocation()
  return (
    <>
      <output aria-label="URL">{search}</output>
      <SearchPanel place={useSearchState()} filters={null} facets={[]} total={3} />
    </>
  )
}
const open = (search = '') => stand(<Panel />, { at: `/expeditions${search}` })
const url = () => screen.getByRole('status', { name: 'URL' }).textContent
const least = () => screen.getByRole('slider', { name: 'Prix le plus bas' })
const most = () => screen.getByRole('slider', { name: 'Prix le plus haut' })
const slide = (slider: HTMLElement, euros: number) =>
  fireEvent.change(slider, { target: { value: String(euros) } })
const typed = (name: string) => screen.getByRole('spinbutton', { name })

afterEach(() => vi.useRealTimers())

test('without a limit the sliders stand at their ends, and the fields are empty', () => {
  open()
  expect(screen.getByText('Tous les prix')).toBeTruthy()
  expect([least(), most()].map((slider) => slider.getAttribute('value'))).toEqual(['0', '3000'])
  expect(
    [typed('Prix le plus bas'), typed('Prix le plus haut')].map((field) => field.getAttribute('value')),
  ).toEqual(['', ''])
})

test('a slider is read aloud at once, and searched when it rests', async () => {
  open('?page=2')
  slide(most(), 900)
  expect(screen.getByText(/^900.€ au plus$/)).toBeTruthy()
  expect(url()).toBe('?page=2')
  slide(most(), 850)
  slide(least(), 300)
  expect(screen.getByText(/^De 300.€ à 850.€$/)).toBeTruthy()
  await waitFor(() => expect(url()).toBe('?price=300-850'))
})

test('the handles stay fifty euros apart, each beside the other', () => {
  open('?price=400-900')
  slide(least(), 2000)
  expect(least()).toHaveProperty('value', '850')
  slide(most(), 100)
  expect(most()).toHaveProperty('value', '900')
})

test('a slider at its end is no limit, and both at their ends drop the filter', async () => {
  open('?price=400-900')
  slide(most(), 3000)
  expect(screen.getByText(/^400.€ au moins$/)).toBeTruthy()
  await waitFor(() => expect(url()).toBe('?price=400-'))
  slide(least(), 0)
  await waitFor(() => expect(url()).toBe(''))
  expect(screen.getByText('Tous les prix')).toBeTruthy()
})

test.each([
  ['-5000', /^5.000.€ au plus$/],
  ['3500-5000', /^De 3.500.€ à 5.000.€$/],
  ['0-900', /^De 0.€ à 900.€$/],
])('the price %s of the URL is shown as it is, and no slider at rest changes it', async (price, text) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open(`?price=${price}`)
  expect(screen.getByText(text)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(url()).toBe(`?price=${price}`)
})

test('moving one handle leaves the other end as it was typed', async () => {
  open('?price=-5000')
  slide(least(), 300)
  await waitFor(() => expect(url()).toBe('?price=300-5000'))
})

test('a handle that returns to its place searches nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open('?price=400-900&page=2')
  slide(least(), 500)
  slide(least(), 400)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(url()).toBe('?price=400-900&page=2')
})

test('typed ends in the wrong order are exchanged', async () => {
  open()
  await userEvent.type(typed('Prix le plus bas'), '900')
  await userEvent.type(typed('Prix le plus haut'), '300')
  await userEvent.tab()
  await waitFor(() => expect(url()).toBe('?price=300-900'))
})
