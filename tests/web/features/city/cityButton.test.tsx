import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { CityButton } from '#web/features/city/CityButton.tsx'
import { FeaturesProvider } from '#web/lib/site/features.ts'

const open = (access = true, options = {}) =>
  stand(
    <FeaturesProvider value={{ access }}>
      <CityButton className="" />
    </FeaturesProvider>,
    options,
  )

test('has no button where the service lists no journeys', () => {
  open(false)
  expect(screen.queryByText('D’où pars-tu ?')).toBeNull()
})

test('stores the chosen city on the device alone, and removes it again', async () => {
  const { requested } = open()
  expect(screen.getByRole('link', { name: 'D’où pars-tu ?' }).getAttribute('href')).toBe(
    '/expeditions#filtres',
  )
  await userEvent.click(screen.getByRole('button', { name: 'D’où pars-tu ?' }))
  expect(await screen.findAllByRole('radio')).toHaveLength(10)
  expect(screen.getByText('On ne te géolocalise pas. Ce choix reste sur cet appareil.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Moins de 6 h' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Lyon' }))
  expect(screen.getByRole('link', { name: 'Moins de 6 h' }).getAttribute('href')).toBe(
    '/expeditions?from=lyon&max_train_hours=6',
  )
  expect(screen.getByRole('link', { name: 'Le moins de CO₂' }).getAttribute('href')).toBe(
    '/expeditions?from=lyon&sort=co2',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Garder ce choix' }))
  expect(localStorage.getItem('from')).toBe('lyon')
  expect(requested).toEqual([])

  await userEvent.click(await screen.findByRole('button', { name: 'Depuis Lyon' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Je ne sais pas encore' }))
  await userEvent.click(screen.getByRole('button', { name: 'Garder ce choix' }))
  expect(localStorage.getItem('from')).toBeNull()
})

test('removes an unknown city from the device', async () => {
  localStorage.setItem('from', 'atlantis')
  open()
  await waitFor(() => expect(localStorage.getItem('from')).toBeNull())
  expect(screen.getByRole('button', { name: 'D’où pars-tu ?' })).toBeTruthy()
})

test('copies the city to the account on request', async () => {
  const setHomeCity = {
    __typename: 'UpdateProfilePayload',
    me: { __typename: 'User', id: '1', homeCity: 'rennes' },
    errors: [],
  }
  const { requested } = open(true, { isSignedIn: true, answers: { SetHomeCity: () => ({ setHomeCity }) } })
  await userEvent.click(screen.getByRole('button', { name: 'D’où pars-tu ?' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Rennes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Retenir aussi dans mon compte' }))
  expect(await screen.findByText('Ton compte a retenu ta ville.')).toBeTruthy()
  expect(requested).toEqual([['SetHomeCity', { city: 'rennes' }]])
})
