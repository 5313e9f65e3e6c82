import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { held, openStep, stored } from '#tests/web/booking/ownFunnel.tsx'
import { clearDrafts } from '#web/lib/account/drafts.ts'

afterEach(clearDrafts)

const family = (changes: Parameters<typeof held>[0] = {}) => held({ adults: 1, children: 1, ...changes })
const group = async (name: string) => within(await screen.findByRole('group', { name }))
const press = () => userEvent.click(screen.getByRole('button', { name: 'Continuer' }))

async function fill(): Promise<void> {
  const adult = await group('Voyageur 1')
  await userEvent.click(adult.getByRole('button', { name: 'C’est moi' }))
  await userEvent.type(adult.getByLabelText('Date de naissance'), '1990-05-04')
  const child = await group('Enfant 1')
  await userEvent.type(child.getByLabelText('Prénom'), 'Zoé')
  await userEvent.type(child.getByLabelText('Nom'), 'Martin')
  await userEvent.type(child.getByLabelText('Date de naissance'), '2016-01-02')
  await userEvent.type(screen.getByLabelText('Adresse'), '1 rue des Alpes')
  await userEvent.type(screen.getByLabelText('Code postal'), '38000')
  await userEvent.type(screen.getByLabelText('Ville'), 'Grenoble')
}

test('names what is missing beside each field, and focuses the first', async () => {
  const { sent } = openStep(2, family())
  await group('Voyageur 1')
  await press()
  expect(screen.getAllByText('Écris le prénom.')).toHaveLength(2)
  expect(screen.getAllByText('Indique la date de naissance.')).toHaveLength(2)
  expect(screen.getByText('Écris ta ville.')).toBeTruthy()
  expect(document.activeElement).toHaveProperty('name', 'travellers.0.firstName')
  expect(sent('SetCartTravellers')).toEqual([])
})

test('fills the first traveller and the phone from the account, and sends all', async () => {
  const { sent, path } = openStep(2, family(), {
    SetCartTravellers: () => stored('setCartTravellers', family({ step: 4 })),
  })
  await fill()
  await press()
  await vi.waitFor(() => expect(path()).toBe('/reservations/c1/3'))
  expect(sent('SetCartTravellers')).toEqual([
    {
      cartId: 'c1',
      travellers: [
        { firstName: 'Ada', lastName: 'Le Goff', birthDate: '1990-05-04' },
        { firstName: 'Zoé', lastName: 'Martin', birthDate: '2016-01-02' },
      ],
      contact: {
        phone: '+33612345678',
        address: '1 rue des Alpes',
        postcode: '38000',
        city: 'Grenoble',
        country: 'France',
      },
    },
  ])
  expect(sessionStorage.getItem('drafts')).toBeNull()
})

test('refuses an age beside its field', async () => {
  openStep(2, family())
  const child = await group('Enfant 1')
  await userEvent.type(child.getByLabelText('Date de naissance'), '1990-05-04')
  await userEvent.tab()
  expect(await child.findByText(/compte-la parmi les adultes/)).toBeTruthy()
  expect(child.getByLabelText('Date de naissance').getAttribute('aria-invalid')).toBe('true')
})

test('shows the refusals of the service beside their fields, and leaves the text', async () => {
  openStep(2, family(), {
    SetCartTravellers: () =>
      stored('setCartTravellers', null, [
        { field: 'travellers.1.birthDate', message: 'L’âge d’un voyageur ne convient pas.' },
        { field: 'contact.postcode', message: 'Ce champ est trop long.' },
      ]),
  })
  await fill()
  await press()
  const child = await group('Enfant 1')
  expect(await child.findByText('L’âge d’un voyageur ne convient pas.')).toBeTruthy()
  expect(screen.getByText('Ce champ est trop long.')).toBeTruthy()
  expect(child.getByLabelText('Prénom')).toHaveProperty('value', 'Zoé')
})

test('restores text that was not sent, before what the service has stored', async () => {
  const travellers = [
    { __typename: 'CartTraveller' as const, firstName: 'Ana', lastName: 'Roy', birthDate: '1990-01-01' },
  ]
  const { unmount } = openStep(2, family({ travellers }))
  const adult = await group('Voyageur 1')
  expect(adult.getByLabelText('Prénom')).toHaveProperty('value', 'Ana')
  await userEvent.clear(adult.getByLabelText('Nom'))
  await userEvent.type(adult.getByLabelText('Nom'), 'Roux')
  unmount()
  openStep(2, family({ travellers }))
  expect((await group('Voyageur 1')).getByLabelText('Nom')).toHaveProperty('value', 'Roux')
})
