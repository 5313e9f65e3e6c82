import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { editedContent } from '#tests/web/agency/editedContent.ts'
import { stand } from '#tests/web/stand.tsx'
import type { EditedExpeditionFragment } from '#web/agency/editor/Editor.generated.ts'
import { Editor } from '#web/agency/editor/Editor.tsx'
import { clearCopies, readCopy } from '#web/agency/shell/localCopy.ts'

const vanoise: EditedExpeditionFragment = {
  __typename: 'AgencyExpedition',
  id: '7',
  version: 3,
  state: 'PUBLISHED',
  hasChanges: true,
  published: { __typename: 'ExpeditionContent', slug: 'vanoise' },
  departuresToCome: 2,
  placesLeft: 9,
  changedBy: 'Claire',
  changedAt: '2027-03-10T09:00:00.000Z',
  checks: [
    {
      __typename: 'AgencyCheck',
      field: 'summary',
      message: 'Écris entre 40 et 200 caractères.',
      isBlocking: true,
    },
    {
      __typename: 'AgencyCheck',
      field: 'route',
      message: 'Pas encore de tracé sur la carte.',
      isBlocking: false,
    },
  ],
  draft: editedContent(),
}

const editor = (
  <main>
    <Editor expedition={vanoise} accountId="1" />
  </main>
)

const payload = { __typename: 'AgencySaveExpeditionPayload', expedition: null, conflict: null, errors: [] }
const error = (code: string, message: string, field: string) => ({
  __typename: 'UserError',
  code,
  message,
  field,
})

test('leads from what is missing to its field, and from advice to its section', async () => {
  stand(editor)
  await userEvent.click(await screen.findByText(/^1\spoint à compléter$/))
  await userEvent.click(screen.getByRole('button', { name: /^Résumé/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Résumé'))
})

test('moves a line with its button, which keeps the focus', async () => {
  stand(editor)
  await userEvent.click(await screen.findByRole('button', { name: /^Descendre\s: Inclus, ligne 1$/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Inclus, ligne 2').value).toBe('Guide')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Descendre\s: Inclus, ligne 2$/ }))
})

test('says what search engines show where their texts are empty', async () => {
  stand(editor)
  expect(await screen.findByText(/^Laissé vide, le nom de l’aventure\s: «\sVanoise\s»\. /)).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Nom'))
  expect(screen.getByText(/^Laissé vide, le nom de l’aventure\. /)).toBeTruthy()
})

test('computes the emissions of a journey, which have no field', async () => {
  stand(editor)
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un trajet' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Ville de départ'))
  await userEvent.type(screen.getByLabelText('km'), '690')
  expect(screen.getByText(/^2\skg CO2e$/)).toBeTruthy()
})

test('keeps a change on the device for its author, and offers it again', async () => {
  const { unmount } = stand(editor)
  await userEvent.type(await screen.findByLabelText('Nom'), ' sud')
  expect(readCopy('1', '7')).toEqual({
    version: 3,
    base: { name: 'Vanoise' },
    changes: { name: 'Vanoise sud' },
  })
  expect(readCopy('2', '7')).toBeUndefined()
  unmount()
  stand(editor)
  expect((await screen.findByLabelText<HTMLInputElement>('Nom')).value).toBe('Vanoise sud')
  clearCopies()
  expect(readCopy('1', '7')).toBeUndefined()
})

test('publishes with a note, and shows what is missing at its field', async () => {
  const sent: unknown[] = []
  const missing = error('NOT_READY', 'Écris entre 40 et 200 caractères.', 'summary')
  stand(editor, {
    answers: {
      PublishExpedition: (variables) => {
        sent.push(variables)
        return { agencyPublishExpedition: { ...payload, errors: [missing] } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Publier les modifs' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Publier Vanoise' }))
  await userEvent.type(dialog.getByLabelText(/^Note pour l’historique/), 'Été 2027')
  await userEvent.click(dialog.getByRole('button', { name: 'Publier' }))
  expect(await screen.findByText('Complète d’abord les champs signalés.')).toBeTruthy()
  expect(sent).toEqual([{ id: '7', version: 3, note: 'Été 2027' }])
  expect(screen.getByLabelText('Résumé').getAttribute('aria-invalid')).toBe('true')
})

test('names the effect of unpublishing before it is confirmed', async () => {
  const sent: unknown[] = []
  const consequence = '17 personnes gardent leur place\u00a0; plus personne ne pourra réserver.'
  stand(editor, {
    answers: {
      UnpublishExpedition: (variables) => {
        sent.push(variables)
        const errors = [error('NEEDS_CONFIRMATION', consequence, 'ids')]
        return { agencyChangeExpeditions: { __typename: 'AgencyChangeExpeditionsPayload', ids: [], errors } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Dépublier' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dépublier et retirer la page' }))
  expect(await screen.findByText(/^17 personnes gardent/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Dépublier et retirer la page' }))
  expect(sent).toEqual([
    { id: '7', confirmed: false },
    { id: '7', confirmed: true },
  ])
})
