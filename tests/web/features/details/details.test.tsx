import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ExpeditionFactsFragment } from '#web/features/details/ExpeditionFacts.generated.ts'
import { ExpeditionFacts } from '#web/features/details/ExpeditionFacts.tsx'
import type { ExpeditionGuideFragment } from '#web/features/details/ExpeditionGuide.generated.ts'
import { ExpeditionGuide } from '#web/features/details/ExpeditionGuide.tsx'
import type { ExpeditionHeadFragment } from '#web/features/details/ExpeditionHead.generated.ts'
import { ExpeditionHead } from '#web/features/details/ExpeditionHead.tsx'
import { FavouritesProvider } from '#web/lib/account/favourites.tsx'

const readText = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ')

describe('the head', () => {
  const expedition: ExpeditionHeadFragment = {
    __typename: 'Expedition',
    id: '7',
    slug: 'vercors',
    name: 'Traversée du Vercors',
    region: 'Vercors',
    averageRating: 4.75,
    reviewCount: 12,
    ecoRating: 4,
    favouriteCount: 3,
    countries: [{ __typename: 'Country', code: 'FR', name: 'France', flagUrl: '/flags/FR.svg' }],
    durationDays: 8,
    distanceKm: 95,
    level: 5,
    groupMin: 4,
    groupMax: 8,
    price: 1060,
    minPrice: null,
    departures: [departure({ startDate: '2027-06-12', isConfirmed: true })],
  }
  const toggle = vi.fn()
  function head(changes: Partial<ExpeditionHeadFragment> = {}, isFavourite = false) {
    toggle.mockClear()
    return stand(
      <FavouritesProvider value={{ has: () => isFavourite, toggle }}>
        <ExpeditionHead expedition={{ ...expedition, ...changes }} />
      </FavouritesProvider>,
    )
  }
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  /** A device with, or without, a dialog to share. */
  function device(features: object): void {
    const own = Object.getOwnPropertyDescriptors({ share: undefined, ...features })
    vi.stubGlobal('navigator', Object.create(navigator, own))
  }

  afterEach(() => vi.unstubAllGlobals())

  test('joins the comparison of this tab, in place of the first of four', async () => {
    sessionStorage.setItem('compare', 'a,b,c,d')
    head()
    const link = screen.getByRole('link', { name: 'Comparer' })
    expect(link.getAttribute('href')).toBe('/comparer?trips=b,c,d,vercors')
    await userEvent.click(link)
    expect(sessionStorage.getItem('compare')).toBe('b,c,d,vercors')
    sessionStorage.clear()
  })

  test('shows the place, and the rating as a link to the reviews', () => {
    head()
    expect(screen.getByRole('heading', { level: 1, name: 'Traversée du Vercors' })).toBeTruthy()
    expect(screen.getByText('Vercors, France')).toBeTruthy()
    expect(screen.getByText('4,8')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^12.avis$/ }).getAttribute('href')).toBe('#avis')
    expect(screen.getByText(/^Impact sur place.: 4\/5$/)).toBeTruthy()
  })

  test('shows the deciding facts in one line, with the way to the dates', () => {
    head()
    const strip = within(screen.getByRole('list', { name: 'En bref' }))
    expect(strip.getAllByRole('listitem').map(readText)).toEqual([
      '8 jours',
      '95 km',
      'Niveau 5',
      '4 à 8 pers.',
      'dès 1 060 €',
      'prochain départ confirmé 12 juin',
    ])
    expect(strip.getByRole('link').getAttribute('href')).toBe('#departs')
  })

  test('a trip without reviews, impact or region shows none of them', () => {
    head({ reviewCount: 0, averageRating: 5, ecoRating: null, region: null })
    expect(screen.getByRole('link', { name: 'Pas encore d’avis' })).toBeTruthy()
    expect(screen.queryByText('5,0')).toBeNull()
    expect(screen.queryByText(/^Impact/)).toBeNull()
    expect(screen.getByText('France')).toBeTruthy()
  })

  test.each([true, false])('its heart reports the favourite (%s) and toggles it', async (isFavourite) => {
    head({}, isFavourite)
    const heart = screen.getByRole('button', { name: /^Favori.: Traversée du Vercors$/ })
    expect(heart.getAttribute('aria-pressed')).toBe(String(isFavourite))
    await userEvent.click(heart)
    expect(toggle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '7' }))
  })

  test('shares by the device, without the section of the address', async () => {
    const share = vi.fn(async () => undefined)
    device({ share })
    window.location.hash = '#avis'
    head()
    await press('Partager')
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    const url = window.location.href.replace('#avis', '')
    expect(share).toHaveBeenCalledWith({ title: 'Traversée du Vercors', url })
    window.location.hash = ''
  })

  test('a dismissed dialog of the device is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    device({ share })
    head()
    await press('Partager')
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('copies the address where the device cannot share, and reports it', async () => {
    const writeText = vi.fn(async () => undefined)
    device({ clipboard: { writeText } })
    head()
    await press('Partager')
    expect(await screen.findByText(/copié/)).toBeTruthy()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(window.location.href)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('reports an address that cannot be copied', async () => {
    device({ clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } })
    head()
    await press('Partager')
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})

describe('the facts', () => {
  const facts: ExpeditionFactsFragment = {
    __typename: 'Expedition',
    ageMinChild: 8,
    durationDays: 6,
    accommodations: ['Refuge', 'Bivouac'],
    elevationGainM: 3400,
    levelExplained: {
      __typename: 'Level',
      level: 3,
      label: 'Soutenu',
      hoursPerDay: '5 à 6 h',
      elevationGainPerDayM: '500 à 800',
    },
  }
  function shown(changes: Partial<ExpeditionFactsFragment> = {}) {
    stand(<ExpeditionFacts expedition={{ ...facts, ...changes }} />)
    return screen.queryAllByRole('definition').map(readText)
  }

  test('show what the strip under the title does not', () => {
    expect(shown()).toEqual([
      'Soutenu5 à 6 h et 500 à 800 m de montée par jour',
      '3 400 m de montéeen tout',
      '5 nuitsRefuge, bivouac',
      'Dès 8 ans',
    ])
  })

  test.each<[Partial<ExpeditionFactsFragment>, string[]]>([
    [{ durationDays: 1 }, ['Refuge, bivouac']],
    [{ durationDays: 2, accommodations: [] }, ['1 nuit']],
    [{ durationDays: 1, accommodations: [] }, []],
  ])('with %j nights read %j', (changes, nights) => {
    const others = { ageMinChild: null, levelExplained: null, elevationGainM: null }
    expect(shown({ ...others, ...changes })).toEqual(nights)
  })

  test.each([
    { ageMinChild: null },
    { ageMinChild: 0 },
    { elevationGainM: null },
    { elevationGainM: 0 },
    { levelExplained: null },
  ])('leave out %j', (changes) => {
    expect(shown(changes)).toHaveLength(3)
  })
})

describe('the guide', () => {
  const guide: ExpeditionGuideFragment = {
    __typename: 'Guide',
    id: '4',
    slug: 'bastien-roux',
    fullName: 'Bastien Roux',
    diploma: 'Accompagnateur en montagne',
    basedIn: null,
    languages: [],
    bio: null,
    photo: null,
  }

  test('links to the page of the guide and to the questions', () => {
    stand(<ExpeditionGuide guide={guide} />)
    const section = within(screen.getByRole('region', { name: 'Tu pars avec Bastien Roux' }))
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/our-guides/bastien-roux',
      '#questions',
    ])
    expect(section.getByText('Accompagnateur en montagne')).toBeTruthy()
  })

  test('shows the base beside the diploma, and the text', () => {
    stand(<ExpeditionGuide guide={{ ...guide, basedIn: 'Modane', bio: 'Né en Vanoise.' }} />)
    expect(screen.getByText('Accompagnateur en montagne · Modane')).toBeTruthy()
    expect(screen.getByText('Né en Vanoise.')).toBeTruthy()
  })
})
