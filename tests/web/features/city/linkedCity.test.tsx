import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { LinkedCity } from '#web/features/city/LinkedCity.tsx'
import { writeDevice } from '#web/lib/browser/device.ts'
import { useCity } from '#web/lib/city/useCity.ts'
import { ExpeditionCity } from '#web/pages/ExpeditionCity.tsx'

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('offers to keep the city of a link, then names it as one’s own', async () => {
  stand(<LinkedCity state={{ from: 'lyon', page: 2 }} go={() => undefined} />)
  expect(screen.getByText('Ce lien part de Lyon.')).toBeTruthy()
  expect(buttons()).toEqual(['Garder Lyon'])
  await userEvent.click(screen.getByRole('button', { name: 'Garder Lyon' }))
  expect(localStorage.getItem('from')).toBe('lyon')
  expect(screen.getByText('Tu pars de Lyon.')).toBeTruthy()
  expect(buttons()).toEqual([])
})

test('returns to the city of the device', async () => {
  writeDevice('from', 'nantes')
  const go = vi.fn()
  stand(<LinkedCity state={{ from: 'lyon', page: 2 }} go={go} />)
  expect(buttons()).toEqual(['Garder Lyon', 'Revenir à Nantes'])
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à Nantes' }))
  expect(go).toHaveBeenCalledWith({ from: 'nantes', page: 1 })
})

test('shows nothing for a search without a known city', () => {
  stand(<LinkedCity state={{ from: '', page: 1 }} go={() => undefined} />)
  expect(screen.queryByText(/^Ce lien/)).toBeNull()
})

describe('on the page of a trip', () => {
  const Shown = () => <p>Vu depuis {useCity()}</p>
  const open = (at: string) =>
    stand(
      <>
        <ExpeditionCity />
        <Shown />
      </>,
      { at },
    )

  test('names the city of its address, and returns to the city of the device', async () => {
    writeDevice('from', 'nantes')
    open('/expeditions/vanoise?from=lyon&start=2027-07-01')
    expect(screen.getByText('Ce lien part de Lyon.')).toBeTruthy()
    expect(screen.getByText('Vu depuis lyon')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Revenir à Nantes' }))
    expect(screen.queryByText(/^Ce lien/)).toBeNull()
    expect(screen.getByText('Vu depuis nantes')).toBeTruthy()
  })

  test.each(['/expeditions/vanoise', '/expeditions/vanoise?from=brest'])('names none at %s', (at) => {
    open(at)
    expect(screen.queryByText(/^Ce lien/)).toBeNull()
  })
})
