// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Flexible, FlexibleForm } from '#web/features/search/FlexibleForm.tsx'
import { emptySearch } from '#web/features/search/searchState.ts'

afterEach(cleanup)

const facets = [
  { name: 'days', values: [{ value: 'weekend', count: 4 }] },
  { name: 'months', values: [{ value: '2027-06', count: 3 }] },
]

function Page() {
  const [flexible, setFlexible] = useState<Flexible>({ days: '', months: [] })
  return (
    <>
      <output>{JSON.stringify(flexible)}</output>
      <FlexibleForm state={{ ...emptySearch, ...flexible }} facets={facets} onChange={setFlexible} />
    </>
  )
}

test('selects a length and months in the calendar and omits lengths without results', async () => {
  const user = userEvent.setup()
  render(<Page />)
  expect(screen.queryByRole('radio', { name: /^5/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^Un week-end/ }))
  await user.click(screen.getByRole('checkbox', { name: /^juin 2027/ }))
  expect(screen.getByRole('status').textContent).toBe('{"days":"weekend","months":["2027-06"]}')
  await user.click(screen.getByRole('radio', { name: 'Peu importe' }))
  expect(screen.getByRole('status').textContent).toBe('{"days":"","months":["2027-06"]}')
})
