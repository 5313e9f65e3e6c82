import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { item, payload, person, refused, shortlist, storeLea } from '#tests/web/shortlist/list.ts'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/ShortlistPage.tsx'

type Options = NonNullable<Parameters<typeof stand>[1]>
type List = ReturnType<typeof shortlist>

const show = (list: List | null, answers: Options['answers'] = {}) =>
  stand(<Page />, {
    at: '/listes/tok',
    route: '/listes/:token',
    answers: { ShortlistPage: () => ({ shortlist: list }), ...answers },
  })
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
const own = () => JSON.parse(localStorage.getItem('lists') ?? '[]')
const click = async (role: string, name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }))

afterEach(() => vi.useRealTimers())

test('shows trips, votes, weeks and dates before a visitor joins, without a way to vote', async () => {
  show(shortlist())
  expect(await screen.findByRole('heading', { level: 1, name: 'Été entre amis' })).toBeTruthy()
  expect(plain(screen.getByText(/^Oui/).textContent)).toBe('Oui : Léa · Non : Sam')
  expect(screen.getByText('Personne n’a encore voté.')).toBeTruthy()
  expect(plain(screen.getByText(/sur 3/).textContent)).toBe('1 voyageur sur 3 · Sans Sam · 2 places')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull()
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('asks for a name and a number, and stores the key on the device', async () => {
  const list = shortlist({ people: [] })
  const joined = { ...shortlist(), me: { __typename: 'ShortlistPerson', id: 'p1' } }
  const { requested } = show(list, {
    JoinShortlist: () => ({ joinShortlist: payload(joined, { personKey: 'key' }) }),
  })
  await click('button', 'Rejoindre la liste')
  expect(await screen.findByText('Écris ton prénom.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Ton prénom'), 'Léa')
  await userEvent.selectOptions(screen.getByLabelText(/^Vous êtes combien/), '2')
  await click('button', 'Rejoindre la liste')
  expect(await screen.findByRole('group', { name: 'Ton vote pour Vanoise' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Les aventures')
  expect(requested).toContainEqual(['JoinShortlist', { token: 'tok', name: 'Léa', party: 2 }])
  expect(own()).toEqual([{ token: 'tok', title: 'Été entre amis', personId: 'p1', personKey: 'key' }])
})

test('votes by radios, sends a change at once and no key in a query', async () => {
  storeLea()
  const voted = shortlist({ items: [item('1', 'Vanoise', [['p1', 1]]), item('2', 'Morbihan')] })
  const { requested } = show(shortlist(), {
    VoteOnShortlist: () => ({ voteOnShortlist: payload(voted) }),
  })
  const votes = within(await screen.findByRole('group', { name: 'Ton vote pour Vanoise' }))
  expect(votes.getByRole<HTMLInputElement>('radio', { name: 'Oui' }).checked).toBe(true)
  await userEvent.click(votes.getByRole('radio', { name: 'Pourquoi pas' }))
  expect(plain((await screen.findByText(/^Pourquoi pas/, { selector: 'p' })).textContent)).toBe(
    'Pourquoi pas : Léa',
  )
  expect(requested).toEqual([
    ['ShortlistPage', { token: 'tok' }],
    ['VoteOnShortlist', { token: 'tok', personKey: 'key', expeditionId: '1', vote: 1 }],
  ])
})

test('takes a vote back by « Annuler »', async () => {
  storeLea()
  const { requested } = show(shortlist(), {
    VoteOnShortlist: ({ vote }) => ({
      voteOnShortlist: payload(
        shortlist({ items: [item('2', 'Morbihan', vote === null ? [] : [['p1', Number(vote)]])] }),
      ),
    }),
  })
  const votes = within(await screen.findByRole('group', { name: 'Ton vote pour Morbihan' }))
  await userEvent.click(votes.getByRole('radio', { name: 'Oui' }))
  await click('button', 'Annuler')
  await vi.waitFor(() => expect(requested.slice(1).map(([, { vote }]) => vote)).toEqual([2, null]))
  await vi.waitFor(() =>
    expect(votes.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false),
  )
})

test('reports a refused vote, and reads the list again', async () => {
  storeLea()
  const { requested } = show(shortlist(), {
    VoteOnShortlist: () => ({ voteOnShortlist: refused('CLOSED', 'Cette liste est fermée.') }),
  })
  const votes = within(await screen.findByRole('group', { name: 'Ton vote pour Vanoise' }))
  await userEvent.click(votes.getByRole('radio', { name: 'Non' }))
  expect(await screen.findByText('Cette liste est fermée.')).toBeTruthy()
  await vi.waitFor(() =>
    expect(votes.getByRole<HTMLInputElement>('radio', { name: 'Oui' }).checked).toBe(true),
  )
  expect(requested.map(([name]) => name)).toEqual(['ShortlistPage', 'VoteOnShortlist', 'ShortlistPage'])
})

test('marks weeks by Space, moves by arrows, and sends them together', async () => {
  storeLea()
  const { requested } = show(shortlist(), {
    SetShortlistWeeks: () => ({ setShortlistWeeks: payload(shortlist()) }),
  })
  const grid = await screen.findByRole('grid', { name: 'Semaines de chacun' })
  const cells = () => [...grid.querySelectorAll<HTMLElement>('[data-mine]')]
  expect(cells()).toHaveLength(52)
  expect(cells()[0]?.getAttribute('aria-label')).toBe('Léa, semaine du 6 mars 2027\u00a0: pas libre')
  cells()[0]?.focus()
  await userEvent.keyboard(' ')
  expect(cells()[0]?.getAttribute('aria-label')).toMatch(/week-end, lundi compris$/)
  expect(grid.parentElement?.parentElement?.textContent).toContain('Semaine du 6 mars 2027')
  await userEvent.keyboard('{ArrowRight} ')
  expect(cells()[1]?.getAttribute('aria-label')).toMatch(/pas libre$/)
  await userEvent.keyboard('{ArrowRight}  ')
  expect(cells()[2]?.getAttribute('aria-label')).toMatch(/semaine entière$/)
  await userEvent.keyboard('{ArrowDown} ')
  await vi.waitFor(() =>
    expect(requested.at(-1)).toEqual([
      'SetShortlistWeeks',
      {
        token: 'tok',
        personKey: 'key',
        weeks: [
          { week: '2027-03-06', part: 1 },
          { week: '2027-03-20', part: 2 },
        ],
      },
    ]),
  )
  expect(requested.filter(([name]) => name === 'SetShortlistWeeks')).toHaveLength(1)
})

test('sends marked weeks when the page is left before the pause ends', async () => {
  storeLea()
  const { requested, unmount } = show(shortlist(), {
    SetShortlistWeeks: () => ({ setShortlistWeeks: payload(shortlist()) }),
  })
  const grid = await screen.findByRole('grid', { name: 'Semaines de chacun' })
  const [first] = grid.querySelectorAll<HTMLElement>('[data-mine]')
  if (first) await userEvent.click(first)
  unmount()
  await vi.waitFor(() => expect(requested.at(-1)?.[0]).toBe('SetShortlistWeeks'))
})

test('removes a trip and puts it back', async () => {
  storeLea()
  let isListed = true
  const list = () => shortlist({ items: isListed ? shortlist().items : [item('2', 'Morbihan')] })
  const { requested } = show(list(), {
    SetShortlistItem: (variables) => {
      isListed = variables.isListed === true
      return { setShortlistItem: payload(list()) }
    },
  })
  await click('button', 'Retirer Vanoise de la liste')
  expect(await screen.findByText('Vanoise n’est plus sur la liste.')).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Retirer'))
  await click('button', 'Annuler')
  expect(await screen.findByRole('group', { name: 'Ton vote pour Vanoise' })).toBeTruthy()
  expect(requested.slice(1)).toEqual(
    [false, true].map((isListed) => [
      'SetShortlistItem',
      { token: 'tok', personKey: 'key', expeditionId: '1', isListed },
    ]),
  )
})

test('leaves the list, and erases the key', async () => {
  storeLea({ ownerKey: 'owner' })
  show(shortlist(), {
    LeaveShortlist: () => ({ leaveShortlist: payload(shortlist({ people: [person('p2', 'Sam', 2)] })) }),
  })
  await click('button', 'Quitter la liste')
  expect(await screen.findByLabelText('Ton prénom')).toBeTruthy()
  expect(own()).toEqual([{ token: 'tok', title: 'Été', ownerKey: 'owner' }])
})

test('closes for the owner, who then reads alone', async () => {
  storeLea({ ownerKey: 'owner' })
  const { requested } = show(shortlist(), {
    CloseShortlist: () => ({ closeShortlist: payload(shortlist({ isClosed: true })) }),
  })
  await click('button', 'Fermer la liste')
  expect(await screen.findByText(/^Cette liste est fermée/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Fermer la liste' })).toBeNull()
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(document.querySelector('[data-mine]')).toBeNull()
  expect(requested.at(-1)).toEqual(['CloseShortlist', { token: 'tok', ownerKey: 'owner', delete: false }])
})

test('deletes after a second press, and erases the list', async () => {
  storeLea({ ownerKey: 'owner' })
  show(shortlist(), { CloseShortlist: () => ({ closeShortlist: payload(null) }) })
  await click('button', 'Supprimer la liste')
  await click('button', 'Supprimer pour tout le monde')
  expect(await screen.findByText('La liste est supprimée, avec ses votes.')).toBeTruthy()
  expect(localStorage.getItem('lists')).toBeNull()
})

test('explains an unknown list, a full one and one that cannot be read', async () => {
  const { unmount } = show(null)
  expect(await screen.findByText('Cette liste n’existe pas, ou n’existe plus.')).toBeTruthy()
  unmount()
  const people = Array.from({ length: 12 }, (_, index) => person(`p${index}`, 'Léa'))
  const full = show(shortlist({ people }))
  expect(await screen.findByText(/^Cette liste a déjà 12 personnes/)).toBeTruthy()
  expect(screen.queryByLabelText('Ton prénom')).toBeNull()
  full.unmount()
  show(null, { ShortlistPage: 'fails' })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^La liste est momentanément/)
})

test('keeps the list in view while a later read fails', async () => {
  let isOffline = false
  const { requested } = show(null, {
    ShortlistPage: () => {
      if (isOffline) throw new Error('offline')
      return { shortlist: shortlist() }
    },
  })
  await screen.findByText('Personne n’a encore voté.')
  isOffline = true
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(requested).toHaveLength(2))
  await new Promise(setImmediate)
  expect(screen.getByText('Personne n’a encore voté.')).toBeTruthy()
  expect(screen.queryByText(/momentanément/)).toBeNull()
})

test('reads again every 15 s in front, and on focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { requested } = show(shortlist())
  await screen.findByText('Personne n’a encore voté.')
  const count = () => requested.length
  expect(count()).toBe(1)
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(count()).toBe(2))
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(count()).toBe(3))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(count()).toBe(3)
  vi.restoreAllMocks()
})
