import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { type Hit, listGroups, toDetail, toLink } from '#web/agency/search/hits.rules.ts'
import { Shortcuts } from '#web/agency/shell/Shortcuts.tsx'
import { type Press, rowAfter, toCommand } from '#web/agency/shortcuts/shortcuts.rules.ts'

const screens = { e: '/equipe', j: '/journal' }
const press = { hasCommand: false, hasAlt: false, isTyping: false, isInDialog: false, isAfterG: false }

test.each<[Partial<Press>, ReturnType<typeof toCommand>]>([
  [{ key: 'k', hasCommand: true }, 'search'],
  [{ key: 'K', hasCommand: true, isTyping: true, isInDialog: true }, 'search'],
  [{ key: 's', hasCommand: true, isTyping: true }, 'save'],
  [{ key: 'Enter', hasCommand: true, isTyping: true }, 'save'],
  [{ key: 'Enter' }, undefined],
  [{ key: 'k', hasCommand: true, hasAlt: true }, undefined],
  [{ key: '/' }, 'search'],
  [{ key: '?' }, 'help'],
  [{ key: 'j' }, 'next'],
  [{ key: 'k' }, 'previous'],
  [{ key: 'g' }, 'go'],
  [{ key: 'j', isTyping: true }, undefined],
  [{ key: 'j', isInDialog: true }, undefined],
  [{ key: 'j', isAfterG: true }, { to: '/journal' }],
  [{ key: 'e', isAfterG: true }, { to: '/equipe' }],
  [{ key: 'x', isAfterG: true }, undefined],
  [{ key: 'constructor', isAfterG: true }, undefined],
  [{ key: 'e' }, undefined],
])('reads %o as %o', (keys, command) => {
  expect(toCommand({ key: '', ...press, ...keys }, { hasSingleKeys: true, screens })).toEqual(command)
})

test.each(['/', '?', 'j', 'k', 'g'])('leaves %s alone where the device has no single keys', (key) => {
  const off = { hasSingleKeys: false, screens }
  expect(toCommand({ ...press, key }, off)).toBeUndefined()
  expect(toCommand({ ...press, key: 'k', hasCommand: true }, off)).toBe('search')
})

test.each([
  [0, -1, 1, undefined],
  [3, -1, -1, 0],
  [3, 0, 1, 1],
  [3, 2, 1, 2],
  [3, 0, -1, 0],
] as const)('moves in %i rows from %i by %i to %s', (count, focused, step, row) => {
  expect(rowAfter(count, focused, step)).toBe(row)
})

const hit: Hit = {
  __typename: 'AgencyHit',
  kind: 'DEPARTURE',
  id: '4',
  title: 'Les balcons de la Vanoise',
  expeditionName: 'Les balcons de la Vanoise',
  departureId: '4',
  startDate: '2027-07-03',
  endDate: '2027-07-08',
  reference: null,
  isCanceled: false,
}
const reservation: Hit = {
  ...hit,
  kind: 'RESERVATION',
  id: 'r1',
  title: 'Zoé Martin',
  reference: 'EX-7K3Q9M',
  isCanceled: true,
}
const expedition: Hit = { ...hit, kind: 'EXPEDITION', id: '2', departureId: null }

test.each([
  [hit, '/departs/4', 'Du 3 juil. au 8 juil. 2027'],
  [reservation, '/reservations/r1', 'Les balcons de la Vanoise · Du 3 juil. au 8 juil. 2027 · EX-7K3Q9M'],
  [expedition, '/departs?aventure=2', 'Tous ses départs'],
])('links $kind to a screen that exists', (found, link, detail) => {
  expect(toLink(found)).toBe(link)
  expect(toDetail(found).replaceAll('\u00a0', ' ')).toBe(detail)
})

test('groups the hits, people first', () => {
  expect(listGroups([expedition, hit, reservation]).map(({ kind }) => kind)).toEqual([
    'RESERVATION',
    'DEPARTURE',
    'EXPEDITION',
  ])
})

const answers = (findHits: (query: unknown) => Hit[] | null) => ({
  AgencySearch: ({ query }: Record<string, unknown>) => {
    const found = findHits(query)
    return { agency: found && { __typename: 'Agency', search: found } }
  },
})
const shell = (found: Hit[] | null = [reservation, hit, expedition], findHits = (_query: unknown) => found) =>
  stand(
    <main tabIndex={-1}>
      <Shortcuts screens={[{ to: '/equipe', label: 'Équipe', letter: 'e' }]} mayReadCustomers />
    </main>,
    { answers: answers(findHits) },
  )

test('opens by Ctrl K, names the active hit in the field, and moves by arrows', async () => {
  const { path } = shell()
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Rechercher' })
  await userEvent.type(field, 'martin')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toHaveLength(3)
  expect(within(screen.getByRole('group', { name: 'Réservations' })).getByText('Annulé')).toBeTruthy()
  const active = () => options.findIndex(({ id }) => id === field.getAttribute('aria-activedescendant'))
  expect(active()).toBe(0)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe(2)
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe(0)
  await userEvent.keyboard('{Enter}')
  expect(path()).toBe('/reservations/r1')
})

test('opens the first hit of what is typed, and none of the word before', async () => {
  const { path } = shell([], (query) => (query === 'martin' ? [reservation] : [expedition, hit]))
  await userEvent.keyboard('/')
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, 'ma')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await userEvent.type(field, 'rtin{ArrowDown}{Enter}')
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
  expect(path()).toBe('/')
  await expect.poll(path).toBe('/reservations/r1')
})

test('drops an Enter that more typing follows', async () => {
  const { path } = shell()
  await userEvent.keyboard('/')
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, 'ma{Enter}rtin')
  await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false'))
  expect(path()).toBe('/')
})

test('reports a search without a hit, and one that failed, with a retry', async () => {
  shell([])
  await userEvent.keyboard('/')
  await userEvent.type(await screen.findByRole('combobox'), 'zz')
  expect(await screen.findByText('Rien ne correspond à « zz ».')).toBeTruthy()
})

test('offers a retry where the search failed', async () => {
  shell(null)
  await userEvent.keyboard('/')
  await userEvent.type(await screen.findByRole('combobox'), 'martin')
  expect(await screen.findByText('La recherche n’a pas répondu.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
})

test('lists the keys, and gives up those of one character on this device', async () => {
  const { unmount } = shell()
  await userEvent.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }))
  expect(dialog.getByText('Aller à « Équipe »')).toBeTruthy()
  await userEvent.click(dialog.getByLabelText('Raccourcis d’une seule touche'))
  expect(dialog.queryByText('Aller à « Équipe »')).toBeNull()
  await userEvent.keyboard('{Escape}')
  unmount()
  shell()
  await userEvent.keyboard('?')
  expect(screen.queryByRole('dialog', { name: 'Raccourcis clavier' })).toBeNull()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox', { name: 'Rechercher' })).toBeTruthy()
})
