import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cards, expeditionCard, noFilters, searchResult } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { FavouritesProvider } from '#web/lib/account/favourites.tsx'
import { NavigationProvider } from '#web/lib/site/navigation.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const toggle = vi.fn()

function Catalogue() {
  const { search } = useLocation()
  const place = useSearchState()
  return (
    <FavouritesProvider value={{ has: (id) => id === '2', toggle }}>
      <output aria-label="URL">{search}</output>
      <BrowseExpeditions place={place} />
    </FavouritesProvider>
  )
}

/** Opens the catalogue; its answers may change. */
function open(search: string, answers: Answers) {
  answers.SearchFilters ??= () => noFilters
  const shown = stand(<Catalogue />, { at: `/expeditions${search}`, answers })
  return { ...shown, sent: (name: string) => shown.requested.filter(([each]) => each === name) }
}

const url = () => screen.getByRole('status', { name: 'URL' }).textContent
/** Names of the shown expeditions, without the notice of a new tab. */
const names = () =>
  [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent?.split('(')[0])
const results = () => screen.findByRole('region', { name: 'Résultats' })
/** Fifty results on three pages, of which each shows its first two cards. */
const paged: Answers = {
  BrowseExpeditions: ({ page }) => {
    const first = (Number(page) - 1) * 24 + 1
    return searchResult(cards(first, first + 1), { totalCount: 50 })
  },
}

beforeEach(() => toggle.mockClear())

describe('the first results', () => {
  test('a first search that fails shows no panel, and its button searches again', async () => {
    const answers: Answers = { BrowseExpeditions: 'breaks', SearchFilters: 'breaks' }
    const { sent } = open('', answers)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'La recherche est momentanément indisponible.',
    )
    expect(screen.queryByRole('complementary', { name: 'Filtres' })).toBeNull()
    answers.BrowseExpeditions = () => searchResult(cards(1, 2))
    answers.SearchFilters = () => noFilters
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await results()
    expect(names()).toEqual(['Aventure 1', 'Aventure 2'])
    expect(sent('SearchFilters')).toHaveLength(2)
  })

  test('shows the count, a card for each result, and the account’s hearts', async () => {
    open('', { BrowseExpeditions: () => searchResult(cards(1, 3)) })
    const region = within(await results())
    expect(region.getByText(/^3.aventures$/)).toBeTruthy()
    expect(names()).toEqual(['Aventure 1', 'Aventure 2', 'Aventure 3'])
    const hearts = region.getAllByRole('button', { name: /^Favori.: / })
    expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
    await userEvent.click(region.getByRole('button', { name: /^Favori.: Aventure 3$/ }))
    expect(toggle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '3' }))
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('sends the search of the URL', async () => {
    const { sent } = open('?q=lac&countries=FR&price=500-900&sort=price&page=2', paged)
    await results()
    const [[, variables] = []] = sent('BrowseExpeditions')
    expect(variables).toMatchObject({
      filter: { query: 'lac', countries: ['FR'], minPrice: 500, maxPrice: 900 },
      sort: 'PRICE_ASC',
      page: 2,
    })
  })

  test.each([
    ['a corrected word', '?q=lacc', { correctedQuery: 'lac' }, /Résultats pour «.lac.»/],
    ['a relaxed search', '?q=lac', { isRelaxed: true }, /^Aucune aventure ne réunit tous ces mots/],
    ['too many countries', '?countries=FR,NO,SE,IT', {}, /^Au plus 3 pays/],
    ['swapped dates', '?start=2027-07-09&end=2027-07-03', {}, /^Le retour était avant le départ/],
  ])('explains %s', async (_case, search, changes, sentence) => {
    open(search, { BrowseExpeditions: () => searchResult(cards(1, 2), changes) })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(names()).toHaveLength(2)
  })

  test('dims the results while another page loads', async () => {
    const element = (
      <NavigationProvider value={{ isLoading: true, retry: () => undefined }}>
        <Catalogue />
      </NavigationProvider>
    )
    stand(element, {
      at: '/expeditions',
      answers: { SearchFilters: () => noFilters, BrowseExpeditions: () => searchResult(cards(1, 1)) },
    })
    expect((await results()).getAttribute('aria-busy')).toBe('true')
  })
})

describe('pages', () => {
  test('the button appends the next page and moves the focus to its first result', async () => {
    const { sent } = open('', paged)
    await results()
    expect(screen.getByText(/^Tu as vu 24.aventures sur.50$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: /^Afficher 24 de plus$/ }))
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(url()).toBe('?page=2')
    expect(document.activeElement?.textContent).toContain('Aventure 25')
    expect(names()[0]).toBe('Aventure 1')
    await userEvent.click(screen.getByRole('link', { name: /^Afficher 2 de plus$/ }))
    await waitFor(() => expect(names()).toHaveLength(6))
    expect(screen.getByText(/^Tu as vu 50.aventures sur.50$/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /de plus$/ })).toBeNull()
    expect(sent('BrowseExpeditions').map(([, { page }]) => page)).toEqual([1, 2, 3])
  })

  test('a link to a page shows it alone', async () => {
    open('', paged)
    await results()
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
    await userEvent.click(pages.getByRole('link', { name: 'Page 3' }))
    await waitFor(() => expect(names()).toEqual(['Aventure 49', 'Aventure 50']))
    expect(screen.queryByText(/^Tu as vu/)).toBeNull()
  })

  test('a page that fails leaves those above it, and its button reads it again', async () => {
    let isUp = false
    open('', {
      BrowseExpeditions: ({ page }) => {
        if (page === 1) return searchResult(cards(1, 2), { totalCount: 30 })
        return isUp ? searchResult(cards(25, 26), { totalCount: 30 }) : { expeditions: null }
      },
    })
    await results()
    await userEvent.click(screen.getByRole('link', { name: /^Afficher 6 de plus$/ }))
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(names()).toHaveLength(2)
    // Where the page would be.
    const above = retry.compareDocumentPosition(document.querySelector('article') ?? retry)
    expect(above).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    isUp = true
    await userEvent.click(retry)
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  test('a page after the last one leads back to the first', async () => {
    open('?page=9', { BrowseExpeditions: () => searchResult([], { totalCount: 30 }) })
    expect(await screen.findByText('La liste s’arrête avant cette page.')).toBeTruthy()
    const start = screen.getByRole('link', { name: 'Revenir à la première page' })
    expect(start.getAttribute('href')).toBe('/expeditions')
  })
})

describe('no result', () => {
  const ways = (...counts: number[]) =>
    Object.fromEntries(
      [...'abcdef'].map((place, index) => [
        place,
        { __typename: 'ExpeditionConnection', totalCount: counts[Math.min(index, counts.length - 1)] },
      ]),
    )

  test('offers the filters to drop, the best first, with their counts', async () => {
    open('?q=lac&countries=FR,NO&confirmed=true', {
      BrowseExpeditions: () => searchResult([]),
      SearchWays: () => ways(2, 0, 7, 1),
    })
    await screen.findByText('Aucune aventure ne correspond à tous ces filtres.')
    const offered = await screen.findAllByRole('link', { name: /^Sans / })
    expect(offered.map((link) => link.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Sans le filtre « NO » : 7 aventures',
      'Sans « lac » : 2 aventures',
      'Sans le filtre « Départ confirmé » : 1 aventure',
    ])
    expect(offered[0]?.getAttribute('href')).toBe('/expeditions?q=lac&countries=FR&confirmed=true')
  })

  test('counts that fail leave the link to all adventures', async () => {
    open('?q=lac', { BrowseExpeditions: () => searchResult([]), SearchWays: 'fails' })
    expect(
      (await screen.findByRole('link', { name: 'Voir toutes les aventures' })).getAttribute('href'),
    ).toBe('/expeditions')
    expect(screen.queryByRole('link', { name: /^Sans / })).toBeNull()
  })
})

describe('a search changes the cards', () => {
  const departures = [
    {
      __typename: 'Departure' as const,
      id: 'd1',
      startDate: '2027-07-03',
      availableCount: 4,
      isConfirmed: true,
      missingToConfirm: 0,
    },
  ]
  const trainAccess = {
    __typename: 'TrainAccess' as const,
    label: null,
    modes: [],
    city: 'Lyon',
    hours: 3,
    kgCo2e: 12,
    isEstimated: false,
  }

  test('with dates and a city: its departures, and the journey with its emissions', async () => {
    const match = { __typename: 'ExpeditionMatch' as const, expeditionId: '1', departures, trainAccess }
    open('?from=lyon', {
      BrowseExpeditions: () =>
        searchResult([expeditionCard(1, { departureCount: 8 }), expeditionCard(2)], { matches: [match] }),
    })
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card))
    expect(first?.getByText(/^3.h de train depuis Lyon.*12.*CO₂/)).toBeTruthy()
    expect(first?.getByText(/^3.juil\.$/)).toBeTruthy()
    expect(second?.queryByText(/train/)).toBeNull()
    expect(second?.queryByText(/juil\./)).toBeNull()
  })
})

test('another order is one entry of the URL, and begins at the first page', async () => {
  open('?page=2', paged)
  await results()
  const [sort] = screen.getAllByRole('combobox', { name: 'Trier par' })
  if (!sort) throw new Error('no field for the order')
  await userEvent.selectOptions(sort, 'Prix croissant')
  await waitFor(() => expect(url()).toBe('?sort=price'))
  expect(within(sort).queryByRole('option', { name: 'Le moins de CO₂' })).toBeNull()
})
