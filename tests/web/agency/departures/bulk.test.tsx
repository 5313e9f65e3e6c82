import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import type { DepartureRowFragment } from '#web/agency/departures/Departures.generated.ts'
import { Component as DeparturesPage } from '#web/agency/departures/DeparturesPage.tsx'
import { bulkRules, readBulk } from '#web/agency/departures/departures.rules.ts'
import type { AgencyDepartureState, StaffPermission } from '#web/lib/graph/graph.generated.ts'

const departure = (id: string, state: AgencyDepartureState = 'OPEN'): DepartureRowFragment => ({
  __typename: 'AgencyDeparture',
  id,
  version: 1,
  expeditionId: '1',
  expeditionName: 'Balcons de la Vanoise',
  startDate: `2027-07-0${id}`,
  endDate: `2027-07-0${Number(id) + 1}`,
  capacity: 8,
  bookedCount: 2,
  heldCount: 0,
  optionCount: 0,
  groupMin: 4,
  priceCents: 890_00,
  state,
  confirmedAt: null,
  guideName: null,
  reservationCount: 1,
  balanceCents: 0,
})
const rows = [departure('1'), departure('2', 'CLOSED'), departure('3', 'CANCELED'), departure('4')]
const refused = (code: string, message: string) => ({
  __typename: 'UserError',
  code,
  message,
  field: 'guideId',
})

function open(permissions: StaffPermission[] = ['DEPARTURES'], errors: object[][] = []) {
  const nodes = {
    __typename: 'AgencyDepartureConnection',
    nodes: rows,
    pageInfo: { hasNextPage: false, endCursor: null },
  }
  const guides = [{ __typename: 'AgencyGuide', id: '7', fullName: 'Lou Tissot' }]
  const shown = stand(<DeparturesPage />, {
    at: '/departs',
    answers: {
      AgencyDepartures: () => ({ agency: { __typename: 'Agency', departures: nodes } }),
      AgencyMe: () => meWith(permissions),
      AgencyGuideNames: () => ({ agency: { __typename: 'Agency', guides } }),
      ChangeDepartures: () => ({
        agencyChangeDepartures: { __typename: 'Payload', departures: [], errors: errors.shift() ?? [] },
      }),
      SetSales: () => ({ agencySetSales: { __typename: 'Payload', departures: [], errors: [] } }),
    },
  })
  const sent = (name: string) =>
    shown.requested.filter(([each]) => each === name).map(([, variables]) => variables)
  return { ...shown, sent }
}
const box = (name: RegExp | string) => screen.findByRole('checkbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('changes the filled fields of the chosen departures, and chooses none afterwards', async () => {
  const { sent } = open()
  await userEvent.click(await box(/^Choisir le départ jeu\.\s1er/))
  expect(screen.getByText(/^1\sdépart choisi$/)).toBeTruthy()
  await userEvent.click(await box('Choisir tous les départs de la page'))
  expect(screen.getByText(/^3\sdéparts choisis$/)).toBeTruthy()
  await press('Prix, minimum, guide')
  const dialog = within(await screen.findByRole('dialog', { name: /^Modifier 3\sdéparts$/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }))
  expect((await dialog.findByText('Remplis au moins un champ.')).role).toBe('alert')
  await userEvent.type(dialog.getByLabelText('Prix par personne, en euros'), '920')
  await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }))
  expect(await screen.findByText(/^3\sdéparts modifiés\.$/)).toBeTruthy()
  expect(sent('ChangeDepartures')).toEqual([
    { ids: ['1', '2', '4'], input: { priceCents: 920_00 }, confirmed: false },
  ])
  await waitFor(() => expect(screen.queryByText(/choisis$/)).toBeNull())
  expect(sent('AgencyDepartures').length).toBeGreaterThan(1)
})

test('warns of a guide who is not free, and sends the same once more when that is meant', async () => {
  const warning = 'Lou Tissot n’est pas libre : le 1er juillet 2027 (absence). Confirme si c’est voulu.'
  const { sent } = open(['DEPARTURES'], [[refused('NEEDS_CONFIRMATION', warning)]])
  await userEvent.click(await box(/jeu\.\s1er/))
  await press('Prix, minimum, guide')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(await dialog.findByLabelText('Guide'), 'Lou Tissot')
  await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }))
  expect(await dialog.findByText(warning)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Modifier quand même' }))
  expect(await screen.findByText('Départ modifié.')).toBeTruthy()
  expect(sent('ChangeDepartures')).toEqual([
    { ids: ['1'], input: { guideId: '7' }, confirmed: false },
    { ids: ['1'], input: { guideId: '7' }, confirmed: true },
  ])
})

test('closes the sales of those that are open, and its undo reopens these alone', async () => {
  const { sent } = open()
  await userEvent.click(await box('Choisir tous les départs de la page'))
  await press('Fermer les ventes')
  await press('Annuler')
  expect(await screen.findByText('Ventes rouvertes.')).toBeTruthy()
  expect(sent('SetSales')).toEqual([
    { ids: ['1', '4'], open: false },
    { ids: ['1', '4'], open: true },
  ])
})

test('offers no box to those who may not change departures', async () => {
  open(['BOOKINGS'])
  await screen.findAllByText('Balcons de la Vanoise')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each([
  [{ priceEuros: '920', groupMin: '', guide: '' }, { priceCents: 920_00 }],
  [
    { priceEuros: '', groupMin: ' 3 ', guide: 'none' },
    { groupMin: 3, guideId: null },
  ],
  [{ priceEuros: '', groupMin: '', guide: '7' }, { guideId: '7' }],
  [{ priceEuros: '', groupMin: '', guide: '' }, {}],
])('reads %o as %o', (fields: Record<string, string>, input) => {
  expect(readBulk((name) => fields[name] ?? '')).toEqual(input)
})

test.each([
  ['', true],
  ['1', true],
  ['0', false],
  ['12,5', false],
  ['20001', false],
])('the price « %s » is valid: %s', (value, isValid) => {
  expect(bulkRules.priceEuros(value) === undefined).toBe(isValid)
})

test('lists departures as cards alone on small screens', async () => {
  const narrow = vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('(width < 1px)'))
  onTestFinished(() => narrow.mockRestore())
  open()
  const cards = await screen.findAllByRole('link', { name: /Balcons de la Vanoise/ })
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(
    ['1', '2', '3', '4'].map((id) => `/departs/${id}`),
  )
  expect(screen.queryByRole('table')).toBeNull()
})
