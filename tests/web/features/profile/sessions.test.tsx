import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openAccount, owner, refusal } from '#tests/web/profile/openAccount.tsx'

const session = (id: string, isCurrent: boolean, day: string) => ({
  __typename: 'Session' as const,
  id,
  createdAt: `2027-02-${day}T10:00:00.000Z`,
  lastSeenAt: '2027-02-20T10:00:00.000Z',
  isCurrent,
})
const here = session('here', true, '01')
const phone = session('phone', false, '02')
const office = session('office', false, '03')
const sessions = [here, phone, office]

const list = () => within(screen.getByRole('region', { name: 'Tes connexions' }))
const end = (day: string) =>
  list().getByRole('button', { name: `Déconnecter l’appareil connecté le ${day}/02/2027 11:00` })
const ended = (rest: typeof sessions | null, errors: object[] = []) => ({
  endSession: { __typename: 'EndSessionPayload', me: rest && { ...owner, sessions: rest }, errors },
})

test('lists each device by the clock in Paris, and this one cannot be ended here', async () => {
  await openAccount({ sessions })
  const items = list().getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Cet appareilDepuis le 01/02/2027 11:00, vu le 20/02/2027 11:00Session ouverte',
    'Un autre appareilDepuis le 02/02/2027 11:00, vu le 20/02/2027 11:00Déconnecter',
    'Un autre appareilDepuis le 03/02/2027 11:00, vu le 20/02/2027 11:00Déconnecter',
  ])
})

test('a refused end keeps the device in the list with the reason', async () => {
  const reason = 'Cet appareil n’est plus connecté.'
  await openAccount({ sessions }, { EndSession: () => ended(null, [refusal(reason)]) })
  await userEvent.click(end('02'))
  expect((await screen.findByText(reason)).getAttribute('role')).toBe('alert')
  expect(list().getAllByRole('listitem')).toHaveLength(3)
  expect(end('02').getAttribute('aria-disabled')).toBeNull()
})

test('ends one device once, removes it and focuses the next', async () => {
  const warn = vi.spyOn(console, 'warn')
  const { sent } = await openAccount({ sessions }, { EndSession: () => ended([here, office]) })
  await userEvent.dblClick(end('02'))
  expect(await screen.findByText('Cet appareil est déconnecté.')).toBeTruthy()
  await vi.waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2))
  expect(sent('EndSession')).toEqual([{ id: 'phone' }])
  await vi.waitFor(() => expect(document.activeElement).toBe(end('03')))
  // The cache warns when a shorter list replaces a longer one without a policy.
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('while one device is being ended, only its own button waits', async () => {
  const { sent } = await openAccount({ sessions })
  await userEvent.dblClick(end('02'))
  expect(end('02').getAttribute('aria-disabled')).toBe('true')
  expect(end('03').getAttribute('aria-disabled')).toBeNull()
  expect(sent('EndSession')).toHaveLength(1)
})

test('ending all sessions leads to the page that signs out here', async () => {
  const { path } = await openAccount(
    { sessions },
    { EndAllSessions: () => ({ endAllSessions: { __typename: 'EndSessionPayload', errors: [] } }) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Me déconnecter partout' }))
  await vi.waitFor(() => expect(path()).toBe('/logout'))
  expect(screen.getByText('Toutes tes connexions sont fermées.')).toBeTruthy()
})

test('deletes the road books of this device before it ends all sessions', async () => {
  const names = new Set(['carnet-r1-v1'])
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => undefined } })
  const left: number[] = []
  const answer = () => {
    left.push(names.size)
    return { endAllSessions: { __typename: 'EndSessionPayload', errors: [] } }
  }
  await openAccount({ sessions }, { EndAllSessions: answer })
  await userEvent.click(screen.getByRole('button', { name: 'Me déconnecter partout' }))
  await vi.waitFor(() => expect(left).toEqual([0]))
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('stays on the page when the sessions were not ended', async () => {
  const { path } = await openAccount({ sessions }, { EndAllSessions: 'fails' })
  await userEvent.click(screen.getByRole('button', { name: 'Me déconnecter partout' }))
  expect(await screen.findByText(/^Une erreur est survenue/)).toBeTruthy()
  expect(path()).toBe('/account')
})

test('sessions that could not be read are requested again; the rest of the page works', async () => {
  const read = vi.fn((): typeof sessions | null => null)
  const { sent } = await openAccount({}, { AccountPage: () => ({ me: { ...owner, sessions: read() } }) })
  expect(list().getByRole('alert').textContent).toMatch(/^Cette liste est momentanément indisponible/)
  expect(screen.getByLabelText('Prénom')).toHaveProperty('value', 'Ada')
  read.mockReturnValue(sessions)
  const before = sent('AccountPage').length
  await userEvent.click(list().getByRole('button', { name: 'Réessayer' }))
  expect(await list().findAllByRole('listitem')).toHaveLength(3)
  expect(sent('AccountPage')).toHaveLength(before + 1)
})

test.each([
  ['NONE', 0],
  ['SECOND_FACTOR', 1],
  ['OPEN', 1],
] as const)('links to the agency for access %s', async (agencyAccess, links) => {
  await openAccount({ agencyAccess })
  const found = screen.queryAllByRole('link', { name: 'Espace agence' })
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/agence'))
})
