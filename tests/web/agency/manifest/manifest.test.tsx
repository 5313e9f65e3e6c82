import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { DepartureGuide } from '#web/agency/assignment/DepartureGuide.tsx'
import type { TravellerLineFragment } from '#web/agency/manifest/Manifest.generated.ts'
import { Component as ManifestPage } from '#web/agency/manifest/ManifestPage.tsx'
import { phoneIn } from '#web/agency/manifest/manifest.rules.ts'

const ana: TravellerLineFragment = {
  __typename: 'ManifestLine',
  id: 'r1-1',
  reservationId: 'r1',
  reference: 'EX-7K3Q9M',
  position: 1,
  firstName: 'Ana',
  lastName: 'Le Goff',
  phone: '+33639980010',
  emergencyContact: 'Dominique, 06 39 98 00 11',
  diet: 'Végétarien',
  shoeSize: 39,
  completeness: 100,
  missing: [],
  mark: null,
}
const nobody: TravellerLineFragment = {
  ...ana,
  id: 'r1-2',
  position: 2,
  firstName: null,
  lastName: null,
  phone: null,
  emergencyContact: null,
  diet: null,
  shoeSize: null,
  completeness: 0,
  missing: ['PHONE', 'DIET'],
}

test.each([
  ['Dominique Ferrand, +33639980011', '+33639980011'],
  ['06 39 98 00 11 (Papa)', '0639980011'],
  ['Mamie, voisine du 12', undefined],
])('finds the number in « %s »', (contact, number) => {
  expect(phoneIn(contact)).toBe(number)
})

const manifest = (travellers: TravellerLineFragment[] | null) => ({
  agency: {
    __typename: 'Agency',
    departure: {
      __typename: 'AgencyDeparture',
      id: '12',
      manifest: travellers && {
        __typename: 'Manifest',
        departureId: '12',
        expeditionName: 'Les balcons de la Vanoise',
        startDate: '2027-07-03',
        endDate: '2027-07-08',
        guideName: 'Camille Rochette',
        completeness: 50,
        travellers,
      },
    },
  },
})

test('shows the travellers with links to call, and marks one', async () => {
  const sent: unknown[] = []
  stand(<ManifestPage />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      DepartureManifest: () => manifest([ana, nobody]),
      MarkTraveller: (variables) => {
        sent.push(variables)
        const line = { __typename: 'ManifestLine', id: 'r1-1', mark: variables.mark }
        return { agencyMarkTraveller: { __typename: 'AgencyMarkTravellerPayload', line, errors: [] } }
      },
    },
  })
  const [first, second] = await screen.findAllByRole('listitem')
  if (!first || !second) throw new Error('no travellers')
  const links = within(first).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:0639980011', 'tel:+33639980010'])
  expect(within(second).getByText(/^Il manque\s: téléphone, régime$/)).toBeTruthy()
  await userEvent.click(within(first).getByRole('button', { name: /^Arrivé\s: Ana Le Goff$/ }))
  expect(await screen.findByText(/^1 sur 2\sarrivés$/)).toBeTruthy()
  const arrived = within(first).getByRole('button', { name: /^Arrivé/ })
  expect(arrived.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(arrived)
  expect(await screen.findByText(/^0 sur 2\sarrivés$/)).toBeTruthy()
  expect(sent).toEqual([
    { id: 'r1', position: 1, mark: 'ARRIVED' },
    { id: 'r1', position: 1, mark: null },
  ])
})

test('names the permission, says that there is no booking, and retries a failure', async () => {
  const { unmount } = stand(<ManifestPage />, { answers: { AgencyMe: () => meWith(['DEPARTURES']) } })
  expect(await screen.findByText(/^Il te faut l’accès «\sRéservations\s»/)).toBeTruthy()
  unmount()
  let isBack = false
  const answers = {
    AgencyMe: () => meWith(['BOOKINGS']),
    DepartureManifest: () => manifest(isBack ? [] : null),
  }
  stand(<ManifestPage />, { answers })
  expect(await screen.findByText('Ces données n’ont pas pu être lues.')).toBeTruthy()
  isBack = true
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Aucune réservation sur ce départ.')).toBeTruthy()
})

test('gives a departure to a busy guide once that is confirmed', async () => {
  const sent: unknown[] = []
  const onChanged = vi.fn()
  const warned = {
    __typename: 'UserError',
    code: 'NEEDS_CONFIRMATION',
    message: 'Camille n’est pas libre : le 3 juin 2027 (absence). Confirme si c’est voulu.',
    field: 'guideId',
  }
  stand(<DepartureGuide departureId="12" onChanged={onChanged} />, {
    answers: {
      AgencyMe: () => meWith(['DEPARTURES']),
      DepartureGuide: () => ({
        agency: {
          __typename: 'Agency',
          departure: { __typename: 'AgencyDeparture', id: '12', version: 3, guide: null },
          guides: [{ __typename: 'AgencyGuide', id: '1', fullName: 'Camille Rochette' }],
        },
      }),
      AssignGuide: (variables) => {
        sent.push(variables)
        const errors = variables.confirmed ? [] : [warned]
        const payload = { __typename: 'AgencySaveDeparturePayload', departure: null, conflict: null, errors }
        return { agencySaveDeparture: payload }
      },
    },
  })
  await userEvent.selectOptions(await screen.findByLabelText('Confié à'), 'Camille Rochette')
  await userEvent.click(screen.getByRole('button', { name: 'Confier le départ' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ce guide n’est pas libre' }))
  expect(dialog.getByText(warned.message)).toBeTruthy()
  expect(onChanged).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Confier quand même à Camille Rochette' }))
  expect(await screen.findByText('Départ confié à Camille Rochette.')).toBeTruthy()
  expect(onChanged).toHaveBeenCalledOnce()
  const common = { id: '12', version: 3, guideId: '1' }
  expect(sent).toEqual([
    { ...common, confirmed: false },
    { ...common, confirmed: true },
  ])
})
