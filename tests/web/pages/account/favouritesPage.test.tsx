import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { expedition } from '#tests/web/account/favourite.ts'
import { ada } from '#tests/web/account/people.ts'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { AccountProvider } from '#web/lib/account/account.tsx'
import { FavouritesProvider } from '#web/lib/account/favourites.tsx'
import { FeaturesProvider } from '#web/lib/site/features.ts'
import { Page } from '#web/pages/account/FavouritesPage.tsx'

const next = (startDate: string) => ({
  __typename: 'Departure' as const,
  id: startDate,
  startDate,
  availableCount: 2,
  isConfirmed: true,
  missingToConfirm: 0,
})
const vercors = expedition({ id: '1', slug: 'vercors', name: 'Vercors' })
const igloo = expedition({ id: '2', slug: 'igloo', name: 'Igloo', nextDepartures: [next('2027-08-01')] })
const kayak = expedition({ id: '3', slug: 'kayak', name: 'Kayak', nextDepartures: [next('2027-07-03')] })
const gr20 = expedition({ id: '4', slug: 'gr20', name: 'GR20' })
const all = [vercors, igloo, kayak, gr20]

const withDepartures = all.map(({ id, slug, name }, index) => ({
  __typename: 'Expedition' as const,
  ...{ id, slug, name },
  departures: index < 3 ? [departure({ id, startDate: `2027-0${7 + (index % 2)}-05` })] : [],
}))

/** The page with an account whose hearts change at once, as the cache of the site does. */
function Hearts({ initial }: { initial: string[] }) {
  const [ids, setIds] = useState(initial)
  const account = {
    isReady: true,
    me: { ...ada, favouriteIds: ids },
    openSignIn: vi.fn(),
    intent: null,
    setIntent: vi.fn(),
  }
  const toggle = ({ id }: { id: string }) => setIds(ids.filter((each) => each !== id))
  return (
    <AccountProvider value={account}>
      <FavouritesProvider value={{ has: (id) => ids.includes(id), toggle }}>
        <FeaturesProvider value={{ calendar: true, shortlists: true }}>
          <Page />
        </FeaturesProvider>
      </FavouritesProvider>
    </AccountProvider>
  )
}

function open(read: () => typeof all | null, initial = all.map(({ id }) => id), at = '/mes-favoris') {
  return stand(<Hearts initial={initial} />, {
    at,
    isSignedIn: true,
    answers: {
      FavouritesYear: () => ({ me: { __typename: 'User', id: '1', favourites: withDepartures } }),
      FavouritesPage: () => ({ me: { __typename: 'User', id: '1', favouriteCount: 4, favourites: read() } }),
    },
  })
}

/** Names of the cards, in their order. */
const names = () =>
  screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label')?.replace('Comparer ', ''))
const heart = (name: string) => screen.getByRole('button', { name: new RegExp(`^Favori.*${name}$`) })

test.each([
  [1, false, true],
  [3, true, true],
  [4, true, false],
])(
  'a page of %i explains the comparison: %s, and leads on to others: %s',
  async (count, explains, leadsOn) => {
    const some = all.slice(0, count)
    open(() => some)
    await screen.findByText(count === 1 ? '1 aventure' : `${count} aventures`)
    expect(screen.queryByText('Coche deux aventures pour les comparer.') !== null).toBe(explains)
    expect(screen.queryByRole('link', { name: 'Découvrir les aventures' }) !== null).toBe(leadsOn)
  },
)
const choice = (name: string) => screen.getByRole('checkbox', { name: `Comparer ${name}` })

describe('the favourites', () => {
  test('an unreadable list is reported, and loads on request', async () => {
    const read = vi.fn((): typeof all | null => null)
    open(read)
    expect((await screen.findByRole('alert')).textContent).toBe('Cette liste n’a pas pu se charger.')
    expect(screen.queryByText(/pas encore ajouté/)).toBeNull()
    read.mockReturnValue(all)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findAllByRole('article')).toHaveLength(4)
  })

  test('an account without favourites is led to the catalogue', async () => {
    open(() => [], [])
    expect(await screen.findByText(/^Tu n’as pas encore ajouté d’aventures à tes favoris/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Découvrir les aventures' }).getAttribute('href')).toBe(
      '/expeditions',
    )
    expect(screen.queryByRole('group', { name: 'Trier par' })).toBeNull()
  })

  test('come as they were added, or by next departure with those without a date last', async () => {
    open(() => all)
    await screen.findAllByRole('article')
    expect(names()).toEqual(['Vercors', 'Igloo', 'Kayak', 'GR20'])
    const byDate = screen.getByRole('button', { name: 'Prochain départ' })
    expect(byDate.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(byDate)
    expect(byDate.getAttribute('aria-pressed')).toBe('true')
    expect(names()).toEqual(['Kayak', 'Igloo', 'Vercors', 'GR20'])
    await userEvent.click(screen.getByRole('button', { name: 'Dernières ajoutées' }))
    expect(names()).toEqual(['Vercors', 'Igloo', 'Kayak', 'GR20'])
  })

  test('a cleared heart removes its expedition at once and moves the focus to the next', async () => {
    const { requested } = open(() => all)
    await screen.findAllByRole('article')
    const before = requested.length
    await userEvent.click(heart('Igloo'))
    expect(names()).toEqual(['Vercors', 'Kayak', 'GR20'])
    expect(screen.getByText('3\u00a0aventures', { normalizer: (text) => text }).getAttribute('role')).toBe(
      'status',
    )
    await vi.waitFor(() => expect(document.activeElement).toBe(heart('Kayak')))
    expect(requested).toHaveLength(before)
  })

  test('have a year of departures on request, without those whose heart is cleared', async () => {
    const { requested } = open(() => all)
    await screen.findAllByRole('article')
    const before = requested.length
    await userEvent.click(heart('Kayak'))
    await userEvent.click(screen.getByRole('button', { name: 'L’année en un coup d’œil' }))
    await screen.findAllByRole('gridcell')
    expect(requested.slice(before).map(([name]) => name)).toEqual(['FavouritesYear', 'YearHolidays'])
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Vercors',
      'Igloo',
    ])
    const named = [...document.querySelectorAll('[role=gridcell][aria-label]')]
    expect(named.map((cell) => cell.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))).toEqual([
      'Vercors, semaine du 3 juillet 2027 : confirmé, 4 places',
      'Igloo, semaine du 31 juillet 2027 : confirmé, 4 places',
    ])
  })

  test('the last cleared heart leaves the empty page', async () => {
    open(() => [vercors], ['1'])
    await screen.findByRole('article')
    await userEvent.click(heart('Vercors'))
    expect(screen.getByText(/^Tu n’as pas encore ajouté/)).toBeTruthy()
  })

  test('an expedition added elsewhere is requested once', async () => {
    const lists = [[vercors], [vercors, igloo]]
    const { requested } = open(() => lists.shift() ?? [vercors, igloo], ['1', '2'])
    await vi.waitFor(() => expect(names()).toEqual(['Vercors', 'Igloo']))
    expect(requested).toHaveLength(2)
  })
})

describe('the comparison', () => {
  const link = () => screen.queryByRole('link', { name: /^Comparer \(/ })?.getAttribute('href')

  test('is an address of two expeditions or more, in the order of their choice', async () => {
    open(() => all)
    await screen.findAllByRole('article')
    await userEvent.click(choice('Igloo'))
    expect(screen.getByText('Choisis une autre aventure à comparer.')).toBeTruthy()
    expect(link()).toBeUndefined()
    await userEvent.click(choice('Vercors'))
    expect(screen.getByText(/^Tu compares 2.aventures\./)).toBeTruthy()
    expect(link()).toBe(`/comparer?trips=${igloo.slug},${vercors.slug}`)
    await userEvent.click(choice('Igloo'))
    expect(link()).toBeUndefined()
  })

  test('outlives a reload, and has four expeditions at most', async () => {
    const fifth = expedition({ id: '9', slug: 'fifth', name: 'Fifth' })
    sessionStorage.setItem('compare', all.map(({ slug }) => slug).join())
    open(() => [...all, fifth], ['1', '2', '3', '4', '9'])
    await screen.findAllByRole('article')
    expect(screen.getByText(/le plus possible/)).toBeTruthy()
    expect(choice('Fifth')).toHaveProperty('disabled', true)
    await userEvent.click(choice('Igloo'))
    expect(choice('Fifth')).toHaveProperty('disabled', false)
    expect(link()).not.toContain(igloo.slug)
  })

  test('keeps a choice made elsewhere, and ends on request', async () => {
    sessionStorage.setItem('compare', 'laponie')
    open(() => all)
    await screen.findAllByRole('article')
    await userEvent.click(choice('Igloo'))
    expect(link()).toBe(`/comparer?trips=laponie,${igloo.slug}`)
    await userEvent.click(screen.getByRole('button', { name: 'Ne plus comparer' }))
    expect(link()).toBeUndefined()
    expect(sessionStorage.getItem('compare')).toBeNull()
  })
})

test('shares all favourites as a list', async () => {
  const ids = all.map(({ id }) => id)
  const { requested } = stand(<Hearts initial={ids} />, {
    at: '/mes-favoris',
    isSignedIn: true,
    answers: {
      FavouritesPage: () => ({ me: { __typename: 'User', id: '1', favouriteCount: 4, favourites: all } }),
      CreateShortlist: () => ({
        createShortlist: { __typename: 'ShortlistPayload', token: 'tok', ownerKey: 'owner', errors: [] },
      }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Partager une liste' }))
  await userEvent.type(await screen.findByLabelText('Titre de la liste'), ' d’été')
  await userEvent.click(await screen.findByRole('button', { name: 'Créer la liste', hidden: true }))
  await expect.poll(() => requested.map(([name]) => name)).toContain('CreateShortlist')
  expect(requested.find(([name]) => name === 'CreateShortlist')?.[1]).toMatchObject({ expeditionIds: ids })
})
