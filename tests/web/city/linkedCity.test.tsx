// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { LinkedCity } from '#web/features/city/LinkedCity.tsx'
import { writeDevice } from '#web/lib/browser/device.ts'

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('offers to keep the city of a link, then names it as one’s own', async () => {
  stand(<LinkedCity slug="lyon" onChange={() => undefined} />)
  expect(screen.getByText('Ce lien part de Lyon.')).toBeTruthy()
  expect(buttons()).toEqual(['Garder Lyon'])
  await userEvent.click(screen.getByRole('button', { name: 'Garder Lyon' }))
  expect(localStorage.getItem('from')).toBe('lyon')
  expect(screen.getByText('Tu pars de Lyon.')).toBeTruthy()
  expect(buttons()).toEqual([])
})

test('returns to the city of the device', async () => {
  writeDevice('from', 'nantes')
  const onChange = vi.fn()
  stand(<LinkedCity slug="lyon" onChange={onChange} />)
  expect(buttons()).toEqual(['Garder Lyon', 'Revenir à Nantes'])
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à Nantes' }))
  expect(onChange).toHaveBeenCalledWith('nantes')
})

test('shows nothing for a search without a known city', () => {
  stand(<LinkedCity slug="" onChange={() => undefined} />)
  expect(screen.queryByText(/^Ce lien/)).toBeNull()
})
