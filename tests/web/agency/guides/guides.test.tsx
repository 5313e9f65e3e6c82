import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { userError } from '#tests/web/agency/userError.ts'
import { stand } from '#tests/web/stand.tsx'
import { GuideForm } from '#web/agency/guides/GuideForm.tsx'
import { Component as GuidePage } from '#web/agency/guides/GuidePage.tsx'
import type { GuideEntryFragment } from '#web/agency/guides/Guides.generated.ts'
import { Component as GuidesPage } from '#web/agency/guides/GuidesPage.tsx'

const camille: GuideEntryFragment = {
  __typename: 'AgencyGuide',
  id: '1',
  version: 3,
  slug: 'camille-rochette',
  fullName: 'Camille Rochette',
  diploma: 'Accompagnatrice en montagne',
  basedIn: 'Savoie, France',
  languages: ['fr'],
  bio: 'Fille de bergers, Camille connaît la Vanoise par ses sentiers.',
  quote: null,
  photo: null,
  photoName: null,
  isHidden: true,
  hasAccount: true,
  accountEmail: null,
  absences: [{ __typename: 'GuideAbsence', startDate: '2027-08-01', endDate: '2027-08-15', note: 'Congés' }],
  departuresToCome: 1,
}
const guides = (list: GuideEntryFragment[] | null) => ({ agency: { __typename: 'Agency', guides: list } })

test('lists the guides, with a form for those who assign departures', async () => {
  const answers = { AgencyGuides: () => guides([camille]), AgencyMe: () => meWith(['DEPARTURES']) }
  stand(<GuidesPage />, { answers })
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('Hors du site')).toBeTruthy()
  expect(row.getByText(/1\sdépart à venir/)).toBeTruthy()
  expect(row.getByText(/^Absent\s: dim\. 1er – dim\. 15\saoût$/)).toBeTruthy()
  expect(row.getByText('Un compte')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Modifier Camille Rochette' }).getAttribute('href')).toBe('/guides/1')
  expect(screen.getByRole('link', { name: 'Ajouter un guide' })).toBeTruthy()
})

test('shows others the list alone, and names the permission that the form needs', async () => {
  const answers = { AgencyGuides: () => guides([camille]), AgencyMe: () => meWith(['BOOKINGS']) }
  const { unmount } = stand(<GuidesPage />, { answers })
  await screen.findByRole('listitem')
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  stand(<GuidePage />, { answers })
  expect(
    await screen.findByText(
      /^Il te faut l’accès «\sDéparts et guides\s»\. Demande à une personne propriétaire\.$/,
    ),
  ).toBeTruthy()
})

test('says that there is none, and retries a failure', async () => {
  let isBack = false
  const answers = {
    AgencyGuides: () => guides(isBack ? [] : null),
    AgencyMe: () => meWith(['DEPARTURES']),
  }
  stand(<GuidesPage />, { answers })
  expect(await screen.findByText('Ces données n’ont pas pu être lues.')).toBeTruthy()
  isBack = true
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Aucun guide pour l’instant.')).toBeTruthy()
})

const refused = { __typename: 'AgencySaveGuidePayload', guide: null, conflict: null }

test('sends the changed fields, and shows each refusal at its field', async () => {
  const sent: unknown[] = []
  stand(<GuideForm guide={camille} />, {
    answers: {
      SaveGuide: (variables) => {
        sent.push(variables)
        const errors = [userError('INVALID_INPUT', 'Aucun compte n’a cette adresse.', 'accountEmail')]
        return { agencySaveGuide: { ...refused, errors } }
      },
    },
  })
  await userEvent.type(await screen.findByLabelText(/^Adresse du compte/), 'lou@example.test')
  await userEvent.click(screen.getByLabelText('anglais'))
  await userEvent.click(screen.getByRole('button', { name: 'Retirer l’absence 1' }))
  expect(screen.getByText('Modifs non enregistrées')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Aucun compte n’a cette adresse.')).toBeTruthy()
  expect(sent).toEqual([
    {
      id: '1',
      version: 3,
      input: { accountEmail: 'lou@example.test', languages: ['fr', 'en'], absences: [] },
    },
  ])
})

test('merges what others have changed, and asks about a field that both have changed', async () => {
  const sent: unknown[] = []
  const conflict = (version: number, fields: object[]) => ({
    ...refused,
    errors: [userError('CONFLICT', 'Cette fiche a changé.')],
    conflict: {
      __typename: 'AgencyConflict',
      by: 'Claire',
      at: '2027-03-10T13:32:00.000Z',
      version,
      fields: fields.map((field) => ({ __typename: 'ConflictField', ...field })),
    },
  })
  const answersInTurn = [
    conflict(4, [{ field: 'quote', mine: '"Doucement."', theirs: null }]),
    conflict(5, [
      { field: 'diploma', mine: '"Guide"', theirs: '"Monitrice"' },
      { field: 'quote', mine: '"Doucement."', theirs: null },
    ]),
    { ...refused, guide: { ...camille, version: 6 }, errors: [] },
  ]
  stand(<GuideForm guide={camille} />, {
    answers: {
      SaveGuide: (variables) => {
        sent.push(variables)
        return { agencySaveGuide: answersInTurn[sent.length - 1] }
      },
    },
  })
  await userEvent.clear(await screen.findByLabelText('Diplôme'))
  await userEvent.type(screen.getByLabelText('Diplôme'), 'Guide')
  await userEvent.type(screen.getByLabelText(/^Une phrase/), 'Doucement.')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Claire a modifié cette fiche à 14\sh\s32$/ }),
  )
  expect(dialog.queryByText('Une phrase de sa bouche')).toBeNull()
  await userEvent.click(dialog.getByLabelText(/La sienne/))
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
  expect(await screen.findByText('Enregistré.')).toBeTruthy()
  const input = { diploma: 'Guide', quote: 'Doucement.' }
  expect(sent).toEqual([
    { id: '1', version: 3, input },
    { id: '1', version: 4, input },
    { id: '1', version: 5, input: { quote: 'Doucement.' } },
  ])
})

test('chooses a photo that exists, or takes the drawing back', async () => {
  stand(<GuideForm guide={camille} />, {
    answers: {
      PhotoLibrary: () => ({
        agency: {
          __typename: 'Agency',
          photos: {
            __typename: 'AgencyPhotoConnection',
            nodes: [{ __typename: 'AgencyPhoto', name: 'lac.jpg', alt: 'Un lac au matin' }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Choisir une photo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Un lac au matin' }))
  expect(screen.getByRole('button', { name: 'Changer de photo' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Reprendre le dessin' }))
  expect(screen.getByRole('button', { name: 'Choisir une photo' })).toBeTruthy()
})
