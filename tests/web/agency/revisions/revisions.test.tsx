import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { editedContent } from '#tests/web/agency/editedContent.ts'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ListedRevisionFragment } from '#web/agency/revisions/Revisions.generated.ts'
import { Component as RevisionsPage } from '#web/agency/revisions/RevisionsPage.tsx'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'

const revision = (number: number, name: string): ListedRevisionFragment => ({
  __typename: 'Revision',
  number,
  author: number === 1 ? null : 'Noé',
  at: `2027-03-0${number}T09:00:00.000Z`,
  note: number === 3 ? 'Nouveau nom' : null,
  content: editedContent({ name }),
})
const three = [revision(3, 'Vanoise en automne'), revision(2, 'Vanoise'), revision(1, 'Vanoise')]

type Stage = { nodes?: ListedRevisionFragment[]; permissions?: StaffPermission[]; refusals?: object[] }

function open({ nodes = three, permissions = ['CATALOGUE'], refusals = [] }: Stage = {}) {
  const expedition = {
    __typename: 'AgencyExpedition',
    id: '7',
    version: 4,
    draft: { __typename: 'ExpeditionContent', name: 'Vanoise en automne' },
    revisions: {
      __typename: 'RevisionConnection',
      nodes,
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  }
  const payload = {
    __typename: 'AgencySaveExpeditionPayload',
    expedition: null,
    conflict: null,
    errors: refusals,
  }
  return stand(<RevisionsPage />, {
    at: '/aventures/7/versions',
    route: '/aventures/:id/versions',
    answers: {
      AgencyMe: () => meWith(permissions),
      ExpeditionRevisions: () => ({ agency: { __typename: 'Agency', expedition } }),
      RestoreRevision: () => ({ agencyRestoreRevision: payload }),
    },
  })
}

test('compares the last two versions, then any two', async () => {
  open()
  const compared = within(await screen.findByRole('region', { name: 'Comparer' }))
  expect(compared.getByText('Nom')).toBeTruthy()
  expect(compared.getByText(/en automne/).closest('ins')).toBeTruthy()
  await userEvent.selectOptions(compared.getByLabelText('À la version'), 'Version 1')
  await userEvent.selectOptions(compared.getByLabelText('De la version'), 'Version 2')
  expect(await screen.findByText('Ces deux versions disent la même chose.')).toBeTruthy()
})

test('copies a version into the draft once that is confirmed', async () => {
  const { requested, path } = open()
  const list = within(await screen.findByRole('region', { name: 'Versions' }))
  expect(list.getByText('Nouveau nom')).toBeTruthy()
  expect(list.getByText(/^Avant l’agence, /)).toBeTruthy()
  await userEvent.click(list.getByRole('button', { name: 'Reprendre la version 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reprendre la version 2' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reprendre cette version' }))
  expect(await screen.findByText('Version reprise dans le brouillon.')).toBeTruthy()
  expect(requested).toContainEqual(['RestoreRevision', { id: '7', version: 4, number: 2 }])
  await expect.poll(path).toBe('/aventures/7')
})

test('reports a refusal and stays', async () => {
  const refusal = {
    __typename: 'UserError',
    code: 'NOT_FOUND',
    message: 'Cette version n’existe pas.',
    field: 'number',
  }
  const { path } = open({ refusals: [refusal] })
  await userEvent.click(await screen.findByRole('button', { name: 'Reprendre la version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reprendre la version 1' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reprendre cette version' }))
  expect(await screen.findByText('Cette version n’existe pas.')).toBeTruthy()
  expect(path()).toBe('/aventures/7/versions')
})

test('says that there is one version, or none, and names the permission that is missing', async () => {
  const one = open({ nodes: three.slice(2) })
  expect(await screen.findByText(/^Une seule version jusqu’ici/)).toBeTruthy()
  one.unmount()
  const none = open({ nodes: [] })
  expect(await screen.findByText('Cette aventure n’a pas encore été publiée.')).toBeTruthy()
  none.unmount()
  open({ permissions: ['BOOKINGS'] })
  expect(await screen.findByText(/^Il te faut l’accès «\sAventures\s»/)).toBeTruthy()
})
