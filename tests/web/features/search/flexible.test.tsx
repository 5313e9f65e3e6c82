import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateChoice, type When } from '#web/features/search/DateChoice.tsx'
import { emptySearch } from '#web/features/search/searchState.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-10T10:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const facets = [
  { name: 'days', values: [{ value: 'weekend', count: 4 }] },
  { name: 'months', values: [{ value: '2027-06', count: 3 }] },
]

function Page() {
  const [when, setWhen] = useState<When>({ start: '', end: '', days: '', months: [] })
  return (
    <>
      <output aria-label="choice">{JSON.stringify({ days: when.days, months: when.months })}</output>
      <DateChoice
        state={{ ...emptySearch, ...when }}
        facets={facets}
        onChange={(part) => setWhen((before) => ({ ...before, ...part }))}
      />
    </>
  )
}
const choice = () => screen.getByRole('status', { name: 'choice' }).textContent

test('selects a length and months in the calendar and omits lengths without results', async () => {
  const user = userEvent.setup()
  render(<Page />)
  expect(screen.queryByRole('radio', { name: /^5/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^Un week-end/ }))
  await user.click(screen.getByRole('checkbox', { name: /^juin 2027/ }))
  expect(choice()).toBe('{"days":"weekend","months":["2027-06"]}')
  await user.click(screen.getByRole('checkbox', { name: /^août 2027/ }))
  expect(choice()).toBe('{"days":"weekend","months":["2027-06"]}')
  await user.click(screen.getByRole('radio', { name: 'Peu importe' }))
  expect(choice()).toBe('{"days":"","months":["2027-06"]}')
})
