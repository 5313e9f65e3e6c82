import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cards, expeditionCard } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { CardDepartures } from '#web/features/expeditions/CardDepartures.tsx'
import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { LevelHelp } from '#web/features/expeditions/LevelHelp.tsx'
import { RegionLinks } from '#web/features/map/RegionLinks.tsx'
import { ViewToggle } from '#web/features/map/ViewToggle.tsx'

type Departure = ExpeditionCardFragment['nextDepartures'][number]

const favourites = { has: (id: string) => id === '2', toggle: vi.fn() }
const departure = (fields: Partial<Departure> = {}): Departure => ({
  __typename: 'Departure',
  id: '1',
  startDate: '2027-07-03',
  availableCount: 4,
  isConfirmed: false,
  missingToConfirm: 3,
  ...fields,
})

describe('the departures of a card', () => {
  const lines = (departures: Departure[], total: number) => {
    stand(<CardDepartures departures={departures} total={total} />)
    return screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  }

  test.each([
    ['unsure', departure(), '3 juil. 4 places'],
    ['confirmed', departure({ isConfirmed: true }), '3 juil. Confirmé, 4 places'],
    ['nearly confirmed', departure({ missingToConfirm: 1 }), '3 juil. Plus qu’1 inscription, 4 places'],
    ['full: its state says no more', departure({ isConfirmed: true, availableCount: 0 }), '3 juil. Complet'],
  ])('%s', (_case, line, text) => {
    expect(lines([line], 5)).toEqual([text])
  })

  test('none: the card says how to hear of the next', () => {
    expect(lines([], 0)).toEqual([])
    expect(screen.getByText('Ajoute-la à tes favoris pour connaître les prochaines dates')).toBeTruthy()
  })
})

describe('the help of a level', () => {
  const [shown, hidden] = [vi.fn(), vi.fn()]
  const help = (level: number) => {
    vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(shown)
    HTMLElement.prototype.hidePopover = hidden
    stand(<LevelHelp level={level}>{`Niveau ${level}/5`}</LevelHelp>)
  }
  afterEach(() => {
    vi.restoreAllMocks()
    shown.mockClear()
    hidden.mockClear()
  })

  test('opens on hover beside its button, and closes after it', async () => {
    help(2)
    shown.mockClear()
    const button = screen.getByRole('button', { name: /^Niveau 2\/5/ })
    await userEvent.hover(button)
    expect(shown).toHaveBeenCalledExactlyOnceWith({ source: button })
    expect(hidden).not.toHaveBeenCalled()
    await userEvent.unhover(button)
    expect(hidden).toHaveBeenCalledOnce()
  })

  test('opens for the keyboard, and closes when the focus leaves', async () => {
    help(2)
    shown.mockClear()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toMatch(/de montée/)
    expect(shown).toHaveBeenCalledOnce()
    await userEvent.tab()
    expect(hidden).toHaveBeenCalledOnce()
  })

  test('a tap never closes it: hovering opened it just before', () => {
    help(2)
    const button = screen.getByRole('button')
    expect(button.getAttribute('popovertargetaction')).toBe('show')
    expect(button.getAttribute('popovertarget')).toBe(button.getAttribute('aria-describedby'))
  })

  test('an unknown level has no help', () => {
    help(9)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Niveau 9/5')).toBeTruthy()
  })
})

describe('a grid of cards', () => {
  const image = {
    __typename: 'Image' as const,
    url: '/images/lac.jpg',
    width: 1280,
    height: 854,
    alt: 'Un lac',
    placeholder: null,
    focalPoint: '50% 50%',
  }

  test('loads only the first pictures at once, and renders the cards below the fold later', () => {
    const photographed = cards(1, 8).map((card) => ({ ...card, coverImage: image }))
    stand(<ExpeditionGrid expeditions={photographed} favourites={favourites} priorityCount={2} />)
    const loading = screen
      .getAllByRole<HTMLImageElement>('img', { name: 'Un lac' })
      .map((each) => each.loading)
    expect(loading.map((each) => each === 'lazy')).toEqual([false, false, true, true, true, true, true, true])
    const items = [...document.querySelectorAll('ul.cards > li')]
    expect(items.map((item) => item.className)).toEqual(['', '', '', '', '', '', 'later', 'later'])
  })

  test('its hearts follow the favourites of the account', () => {
    stand(<ExpeditionGrid expeditions={cards(1, 2)} favourites={favourites} />)
    const [first, second] = screen.getAllByRole('button', { name: /^Favori/ })
    expect([first, second].map((heart) => heart?.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    if (first) fireEvent.click(first)
    expect(favourites.toggle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }))
  })

  test('shows what a search found instead of the next dates', () => {
    const [found, other] = [departure({ startDate: '2027-08-14' }), departure({ id: '2' })]
    const match = { __typename: 'ExpeditionMatch' as const, expeditionId: '1', trainAccess: null }
    stand(
      <ExpeditionGrid
        expeditions={[1, 2].map((id) => expeditionCard(id, { nextDepartures: [other], departureCount: 9 }))}
        matches={[{ ...match, departures: [found] }]}
        favourites={favourites}
      />,
    )
    const [first, second] = screen.getAllByRole('article').map((card) => within(card))
    expect(first?.getByText(/^14.août$/)).toBeTruthy()
    expect(second?.getByText(/^3.juil\.$/)).toBeTruthy()
  })

  test('a page may put something below each card', () => {
    stand(
      <ExpeditionGrid
        expeditions={cards(1, 2)}
        favourites={favourites}
        UnderCard={({ expedition: { name } }) => <p>{`Sous ${name}`}</p>}
      />,
    )
    expect(screen.getByText('Sous Aventure 2').closest('li')?.textContent).toContain('Aventure 2')
  })
})

describe('the two views of a search', () => {
  test.each([
    [false, 'Liste'],
    [true, 'Carte'],
  ])('with the map %s, the current one is %s', (isMap, current) => {
    stand(<ViewToggle isMap={isMap} listAddress="/expeditions" mapAddress="/expeditions?view=map" />)
    const links = within(screen.getByRole('navigation', { name: 'Affichage' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/expeditions', '/expeditions?view=map'])
    expect(
      links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent),
    ).toEqual([current])
  })

  test('a map without regions has no list of them', () => {
    stand(<RegionLinks regions={[]} toAddress={(region) => region} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})
