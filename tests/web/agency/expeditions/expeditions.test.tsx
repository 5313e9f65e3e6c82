import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ExpeditionRowFragment } from '#web/agency/expeditions/Expeditions.generated.ts'
import { Component as ExpeditionsPage } from '#web/agency/expeditions/ExpeditionsPage.tsx'
import { listChanges, readFilter, readSort } from '#web/agency/expeditions/expeditions.rules.ts'
import type { ExpeditionState, StaffPermission } from '#web/lib/graph/graph.generated.ts'

const row = (id: string, state: ExpeditionState, changes: Partial<ExpeditionRowFragment> = {}) => ({
  __typename: 'AgencyExpeditionRow' as const,
  id,
  uniqueId: `EXP-000${id}`,
  name: `Aventure ${id}`,
  type: 'EN_ITINERANCE' as const,
  state,
  hasChanges: false,
  missingCount: state === 'DRAFT' ? 3 : 0,
  departuresToCome: state === 'DRAFT' ? 0 : 4,
  placesLeft: 12,
  guideName: null,
  rank: 1,
  changedBy: 'Noé',
  changedAt: '2027-03-10T09:00:00.000Z',
  coverImage: null,
  ...changes,
})
const rows = [row('1', 'PUBLISHED', { hasChanges: true }), row('2', 'DRAFT'), row('3', 'PUBLISHED')]

function open(permissions: StaffPermission[] = ['CATALOGUE'], errors: object[][] = [], nodes = rows) {
  const guides = [{ __typename: 'AgencyGuide', id: '7', fullName: 'Lou Tissot' }]
  const shown = stand(<ExpeditionsPage />, {
    at: '/aventures?etat=PUBLISHED&tri=NAME',
    answers: {
      AgencyExpeditions: () => ({
        agency: {
          __typename: 'Agency',
          expeditions: {
            __typename: 'AgencyExpeditionConnection',
            nodes,
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      }),
      AgencyMe: () => meWith(permissions),
      AgencyGuideNames: () => ({ agency: { __typename: 'Agency', guides } }),
      AgencyCatalogueChoices: () => ({ filters: null }),
      ChangeExpeditions: () => ({
        agencyChangeExpeditions: { __typename: 'Payload', ids: [], errors: errors.shift() ?? [] },
      }),
      CreateExpedition: () => ({
        agencyCreateExpedition: {
          __typename: 'Payload',
          expedition: { __typename: 'AgencyExpedition', id: '49' },
          errors: [],
        },
      }),
    },
  })
  const sent = (name: string) =>
    shown.requested.filter(([each]) => each === name).map(([, variables]) => variables)
  return { ...shown, sent }
}
const box = (name: string) => screen.findByRole('checkbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('reads filters and order from the address, and leaves out parts that mean nothing', () => {
  const filter = (query: string) => readFilter(new URLSearchParams(query))
  expect(filter('q=vanoise&etat=DRAFT&pays=FR&niveau=3&seulement=incompletes')).toEqual({
    query: 'vanoise',
    state: 'DRAFT',
    country: 'FR',
    level: 3,
    incomplete: true,
  })
  expect(filter('etat=OUI&pays=france&niveau=6&guide=x&seulement=rien&activite=A')).toEqual({})
  expect(readSort(new URLSearchParams('tri=RANK'))).toBe('RANK')
  expect(readSort(new URLSearchParams('tri=oui'))).toBe('CHANGED')
})

test('offers only changes that all chosen expeditions allow', () => {
  const [published, draft] = rows
  if (!published || !draft) throw new Error('Rows are missing.')
  expect(listChanges([published])).toEqual(['PUBLISH', 'UNPUBLISH', 'GUIDE', 'RANK'])
  expect(listChanges([draft])).toEqual(['PUBLISH', 'DELETE', 'GUIDE', 'RANK'])
  expect(listChanges([published, draft])).toEqual(['PUBLISH', 'GUIDE', 'RANK'])
  expect(listChanges([{ ...published, state: 'UNPUBLISHED', departuresToCome: 0 }])).toEqual([
    'PUBLISH',
    'ARCHIVE',
    'GUIDE',
    'RANK',
  ])
  expect(listChanges([])).toEqual([])
})

test('asks for the filter of the address, and shows states, changes and the checklist', async () => {
  const { sent } = open()
  const table = within(await screen.findByRole('table', { name: 'Aventures' }))
  expect(table.getByRole('link', { name: 'Aventure 1' }).getAttribute('href')).toMatch(/\/aventures\/1$/)
  expect(table.getByText('Changements à publier')).toBeTruthy()
  expect(table.getByText(/^3\schamps$/)).toBeTruthy()
  expect(sent('AgencyExpeditions')[0]).toEqual({ filter: { state: 'PUBLISHED' }, sort: 'NAME' })
})

test('names the travellers who keep their places before it withdraws', async () => {
  const message = '17 personnes gardent leur place ; plus personne ne pourra réserver.'
  const { sent } = open(
    ['CATALOGUE'],
    [[{ __typename: 'UserError', code: 'NEEDS_CONFIRMATION', message, field: null }]],
  )
  await userEvent.click(await box('Choisir Aventure 1'))
  await press('Dépublier')
  const dialog = within(await screen.findByRole('dialog', { name: /^Dépublier 1\saventure$/ }))
  expect(dialog.getByText(message)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Dépublier' }))
  expect(await screen.findByText(/^1\saventure hors ligne\.$/)).toBeTruthy()
  const change = { kind: 'UNPUBLISH' }
  expect(sent('ChangeExpeditions')).toEqual([
    { ids: ['1'], change, confirmed: false },
    { ids: ['1'], change, confirmed: true },
  ])
  await waitFor(() => expect(screen.queryByText(/choisie$/)).toBeNull())
})

test('gives the chosen ones a rank, and refuses one that is none', async () => {
  const { sent } = open()
  await userEvent.click(await box('Choisir toutes les aventures de la page'))
  await press('Changer le rang')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Appliquer' }))
  expect(await dialog.findByText(/^Choisis un rang/)).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Rang dans l’ordre du site'), '12')
  await userEvent.click(dialog.getByRole('button', { name: 'Appliquer' }))
  await waitFor(() =>
    expect(sent('ChangeExpeditions')).toEqual([
      { ids: ['1', '2', '3'], change: { kind: 'RANK', rank: 12 }, confirmed: false },
    ]),
  )
})

test('creates a draft by its name, once for each form', async () => {
  const { sent } = open()
  await press('Nouvelle aventure')
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle aventure' }))
  await userEvent.type(dialog.getByLabelText('Nom'), 'Ab')
  await userEvent.click(dialog.getByRole('button', { name: 'Commencer' }))
  expect(await dialog.findByText('Écris un nom de 3 à 90 caractères.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Nom'), 'ysses bleus')
  await userEvent.click(dialog.getByRole('button', { name: 'Commencer' }))
  await waitFor(() =>
    expect(sent('CreateExpedition')).toEqual([
      { input: { name: 'Abysses bleus' }, key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]),
  )
})

test('shows staff without the permission the list alone', async () => {
  open(['BOOKINGS'])
  const table = within(await screen.findByRole('table', { name: 'Aventures' }))
  expect(table.getByRole('link', { name: 'Aventure 1' }).getAttribute('href')).toMatch(
    /\/departs\?aventure=1$/,
  )
  expect(screen.queryByRole('button', { name: 'Nouvelle aventure' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('offers to clear the filters of an empty list', async () => {
  open(['CATALOGUE'], [], [])
  expect(await screen.findByText('Aucune aventure pour ces filtres.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Effacer les filtres' })).toBeTruthy()
})
