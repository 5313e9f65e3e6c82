import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FakeRequest, sent } from '#tests/web/agency/sentPhotos.ts'
import { stand } from '#tests/web/stand.tsx'
import { PhotoList } from '#web/agency/photos/PhotoList.tsx'
import type { PhotoEntryFragment } from '#web/agency/photos/Photos.generated.ts'

const photo = (name: string, alt = `Une photo nommée ${name}`): PhotoEntryFragment => ({
  __typename: 'AgencyPhoto',
  name,
  version: 3,
  image: { __typename: 'Image', url: `/images/${name}?w=1536`, width: 1_600, height: 1_200 },
  alt,
  focusX: 50,
  focusY: 50,
  author: 'Ana',
  license: '',
  place: null,
})
const known = [photo('a.jpg'), photo('b.jpg', ''), photo('c.jpg'), photo('new.jpg', '')]
const named = ({ names }: Record<string, unknown>) =>
  known.filter(({ name }) => Array.isArray(names) && names.includes(name))
const answers = {
  PhotosByName: (variables: Record<string, unknown>) => ({
    agency: {
      __typename: 'Agency',
      photos: { __typename: 'AgencyPhotoConnection', nodes: named(variables) },
    },
  }),
  PhotoLibrary: ({ after }: Record<string, unknown>) => ({
    agency: {
      __typename: 'Agency',
      photos: {
        __typename: 'AgencyPhotoConnection',
        nodes: (after ? [photo('d.jpg')] : known.slice(0, 3)).map(({ __typename, name, alt }) => ({
          __typename,
          name,
          alt,
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: !after, endCursor: after ? null : 'next' },
      },
    },
  }),
}

const onDescribed = vi.fn(async () => undefined)

function Photos({ first, onChange }: { first: string[]; onChange: (names: string[]) => void }) {
  const [names, setNames] = useState(first)
  return (
    <PhotoList
      names={names}
      onChange={(next) => {
        setNames(next)
        onChange(next)
      }}
      onDescribed={onDescribed}
      findError={(path) => (path === 'photos.1.alt' ? 'Décris la photo.' : undefined)}
    />
  )
}

function show(first: string[], more: Parameters<typeof stand>[1] = {}) {
  const onChange = vi.fn()
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const shown = stand(
    // As in the editor, whose form must not hear the form of a photograph.
    <form onSubmit={onSubmit}>
      <Photos first={first} onChange={onChange} />
    </form>,
    { ...more, answers: { ...answers, ...more.answers } },
  )
  return { ...shown, onChange, onSubmit }
}

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Ajouter des photos'), files, { applyAccept: false })

test('shows the order with the cover first, what is missing, and moves and removes photographs', async () => {
  const { onChange } = show(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(await screen.findByText('Une photo nommée a.jpg')).toBeTruthy()
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items[0]).toMatch(/^Couverture.*a\.jpg/)
  expect(items[1]).toMatch(/^Photo 2À décrireDécris la photo\./)
  expect(screen.getByText('3 photos sur 30, 3 au moins pour publier.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Monter la photo 1' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Monter la photo 3' }))
  expect(onChange).toHaveBeenLastCalledWith(['a.jpg', 'c.jpg', 'b.jpg'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter la photo 2')
  await userEvent.click(screen.getByRole('button', { name: 'Retirer la photo 3' }))
  expect(onChange).toHaveBeenLastCalledWith(['a.jpg', 'c.jpg'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Retirer la photo 2')
})

test('sends files one by one with their progress, and reports each failure by itself', async () => {
  const { onChange } = show(['a.jpg'])
  await screen.findByText('Une photo nommée a.jpg')
  await choose(file('one.jpg'), file('phone.heic', ''), file('two.jpg'))
  const dropped = { types: ['Files'], files: [file('three.jpg')] }
  fireEvent.drop(screen.getAllByRole('listitem')[0] ?? document, { dataTransfer: dropped })
  expect(screen.getByText(/phone\.heic.*Exporte-la en JPEG/)).toBeTruthy()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: '/agence/fichiers/photo', headers: { 'content-type': 'image/jpeg' } })
  sent[0]?.upload.onprogress?.({ loaded: 40, total: 100 })
  expect(await screen.findByText('40 %')).toBeTruthy()
  sent[0]?.upload.onprogress?.({ loaded: 100, total: 100 })
  expect(await screen.findByText('Vérification…')).toBeTruthy()
  sent[0]?.answer({ photo: { name: 'new.jpg' }, fileId: null, errors: [] })
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['a.jpg', 'new.jpg']))
  await waitFor(() => expect(sent).toHaveLength(2))
  sent[1]?.answer({ photo: null, fileId: null, errors: [{ message: 'Cette photo est trop petite.' }] })
  expect(await screen.findByText(/two\.jpg.*Cette photo est trop petite\./)).toBeTruthy()
  await waitFor(() => expect(sent).toHaveLength(3))
  sent[2]?.onerror?.()
  expect(await screen.findByText(/three\.jpg.*L’envoi n’a pas abouti/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Renvoyer two.jpg' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Oublier two.jpg' }))
  expect(screen.queryByText(/two\.jpg/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Renvoyer three.jpg' }))
  await waitFor(() => expect(sent).toHaveLength(4))
  sent[3]?.answer({ photo: { name: 'new.jpg' }, fileId: null, errors: [] })
  expect(await screen.findByText(/three\.jpg.*déjà dans la liste/)).toBeTruthy()
})

test('saves words and the focal point by keyboard, and hears nothing of it in the form around', async () => {
  const saved: Record<string, unknown>[] = []
  const { onSubmit, requested } = show(['a.jpg', 'b.jpg'], {
    answers: {
      SavePhoto: (variables) => {
        saved.push(variables)
        return {
          agencySavePhoto: {
            __typename: 'AgencySavePhotoPayload',
            photo: { ...photo('b.jpg'), version: 4 },
            conflict: null,
            errors: [],
          },
        }
      },
    },
  })
  await screen.findByText('Une photo nommée a.jpg')
  await userEvent.click(screen.getByRole('button', { name: 'Décrire et cadrer la photo 2' }))
  const dialog = within(screen.getByRole('dialog'))
  const point = dialog.getByRole('slider', { name: 'Point à garder dans l’image' })
  expect(point.getAttribute('aria-valuetext')).toBe('50\u00a0% de la gauche, 50\u00a0% du haut')
  point.focus()
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
  expect(point.getAttribute('aria-valuetext')).toBe('49\u00a0% de la gauche, 60\u00a0% du haut')
  expect([...dialog.getAllByRole('figure')].map(({ textContent }) => textContent)).toEqual([
    '4:3',
    '1:1',
    '16:9',
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  expect(dialog.getByText('Décris cette photo en 10 à 160 caractères.')).toBeTruthy()
  expect(document.activeElement?.getAttribute('name')).toBe('alt')
  await userEvent.type(dialog.getByLabelText('Texte alternatif'), 'Un lac gelé au matin')
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Photo enregistrée.')).toBeTruthy()
  expect(saved).toEqual([
    { name: 'b.jpg', version: 3, input: { alt: 'Un lac gelé au matin', focusX: 49, focusY: 60 } },
  ])
  expect(requested.filter(([name]) => name === 'PhotosByName')).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([onSubmit, onDescribed].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

test('offers both values of a word that a colleague has changed', async () => {
  const saved: Record<string, unknown>[] = []
  show(['a.jpg'], {
    answers: {
      SavePhoto: (variables) => {
        saved.push(variables)
        const isStale = saved.length === 1
        return {
          agencySavePhoto: {
            __typename: 'AgencySavePhotoPayload',
            photo: isStale ? null : { ...photo('a.jpg'), version: 6 },
            conflict: isStale
              ? {
                  __typename: 'AgencyConflict',
                  by: 'Claire',
                  at: '2027-03-10T13:32:00.000Z',
                  version: 5,
                  fields: [
                    { __typename: 'ConflictField', field: 'place', mine: '"Tignes"', theirs: '"Val-Cenis"' },
                  ],
                }
              : null,
            errors: isStale
              ? [{ __typename: 'UserError', code: 'CONFLICT', message: 'Changé.', field: null }]
              : [],
          },
        }
      },
    },
  })
  await screen.findByText('Une photo nommée a.jpg')
  await userEvent.click(screen.getByRole('button', { name: 'Décrire et cadrer la photo 1' }))
  await userEvent.type(screen.getByLabelText('Lieu (facultatif)'), 'Tignes')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Claire a modifié cette fiche à 14 h 32')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Enregistrer ce choix|Enregistrer mon choix/ }))
  await waitFor(() => expect(saved.at(-1)).toEqual({ name: 'a.jpg', version: 5, input: { place: 'Tignes' } }))
})

test('picks photographs that exist, in pages', async () => {
  const { onChange, requested } = show(['a.jpg'])
  await screen.findByText('Une photo nommée a.jpg')
  await userEvent.click(screen.getByRole('button', { name: 'Choisir parmi les photos' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(
    (await dialog.findByRole('button', { name: 'Une photo nommée a.jpg' })).getAttribute('aria-pressed'),
  ).toBe('true')
  await userEvent.click(dialog.getByRole('button', { name: 'Une photo nommée c.jpg' }))
  expect(onChange).toHaveBeenLastCalledWith(['a.jpg', 'c.jpg'])
  await userEvent.click(dialog.getByRole('button', { name: 'Photos suivantes' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Une photo nommée d.jpg' }))
  expect(onChange).toHaveBeenLastCalledWith(['a.jpg', 'c.jpg', 'd.jpg'])
  await userEvent.type(dialog.getByRole('searchbox'), 'lac{Enter}')
  await waitFor(() => expect(requested.at(-1)).toEqual(['PhotoLibrary', { query: 'lac', after: null }]))
  await userEvent.click(dialog.getByRole('button', { name: 'Terminé' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('tells that it is full, and that a photograph is gone', async () => {
  show(Array.from({ length: 30 }, (_, index) => (index === 0 ? 'a.jpg' : `gone-${index}.jpg`)))
  await screen.findByText('Une photo nommée a.jpg')
  expect(screen.getByText('30 photos au plus. Retires-en une d’abord.')).toBeTruthy()
  expect(screen.getAllByText('Cette photo n’existe plus.')).toHaveLength(29)
})
