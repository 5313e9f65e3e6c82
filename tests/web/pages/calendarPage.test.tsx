import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { weeksFrom } from '#rules/calendar.ts'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { Graph } from '#web/lib/graph/graph.ts'
import { FeaturesProvider } from '#web/lib/site/features.ts'
import { load, Page } from '#web/pages/CalendarPage.tsx'

const weeks = weeksFrom('2027-01-15')
const cell = (week: string, status: string, availableCount: number, departureCount = 1) => ({
  __typename: 'CalendarCell',
  week,
  status,
  availableCount,
  departureCount,
})
const row = (slug: string, name: string, cells: object[]) => ({
  __typename: 'CalendarRow',
  expedition: { __typename: 'Expedition', id: slug, slug, name },
  cells,
})
const calendar = (rows: object[], totalCount = rows.length) => ({
  departureCalendar: {
    __typename: 'DepartureCalendar',
    weeks,
    holidays: [
      { __typename: 'HolidayWeek', week: '2027-01-16', zones: ['A', 'C'], label: 'Vacances d’hiver' },
    ],
    rows,
    totalCount,
  },
})
const vanoise = row('vanoise', 'Vanoise', [
  cell('2027-01-09', 'CONFIRMED', 2),
  cell('2027-01-16', 'FULL', 0),
  cell('2027-12-25', 'OPEN', 8, 2),
])
const answers = {
  CalendarPage: () => calendar([vanoise, row('gr20', 'GR20', [cell('2027-01-23', 'ALMOST', 6)])], 30),
  SearchFilters: () => ({ filters: null }),
}
const flat = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const focused = () => flat(document.activeElement?.getAttribute('aria-label'))

async function showGrid(at = '/calendrier') {
  const page = stand(<Page />, { at, answers })
  const grid = await screen.findByRole('grid')
  return { ...page, grid }
}

test('has one tab stop, 52 cells a row, and a name for each that holds something', async () => {
  const { grid } = await showGrid()
  const cells = [...grid.querySelectorAll('[role=gridcell]')]
  expect(cells).toHaveLength(104)
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  expect(cells.flatMap((each) => flat(each.getAttribute('aria-label')) ?? [])).toEqual([
    'Vanoise, semaine du 9 janvier 2027 : confirmé, 2 places',
    'Vanoise, semaine du 16 janvier 2027 : complet, vacances d’hiver zones A et C',
    'Vanoise, semaine du 25 décembre 2027 : 2 départs, ouvert, 8 places',
    'GR20, semaine du 23 janvier 2027 : presque confirmé, 6 places',
  ])
})

test('lists the same as the grid', async () => {
  const { grid } = await showGrid()
  const list = screen.getByText('Voir en liste').closest('details')
  const said = [...(list?.querySelectorAll('li li') ?? [])].map((item) =>
    flat(item.textContent)?.toLowerCase(),
  )
  const named = [...grid.querySelectorAll('[role=gridcell][aria-label]')].map((each) =>
    flat(each.getAttribute('aria-label'))
      ?.replace(/^[^,]*, /, '')
      .toLowerCase(),
  )
  expect(said).toEqual(named)
})

test('moves by keys through cells that hold nothing, and stays one tab stop', async () => {
  const { grid } = await showGrid()
  await userEvent.tab()
  while (!grid.contains(document.activeElement)) await userEvent.tab()
  const press = async (keys: string, name: string) => {
    await userEvent.keyboard(keys)
    await waitFor(() => expect(focused()).toBe(name))
  }
  await press('{ArrowRight}', 'Vanoise, semaine du 16 janvier 2027 : complet, vacances d’hiver zones A et C')
  await press('{ArrowDown}', 'GR20, semaine du 16 janvier 2027 : aucun départ, vacances d’hiver zones A et C')
  await press('{PageDown}', 'GR20, semaine du 13 février 2027 : aucun départ')
  await press('{End}', 'GR20, semaine du 1er janvier 2028 : aucun départ')
  await press('{Home}', 'GR20, semaine du 9 janvier 2027 : aucun départ')
  await press('{Control>}{End}{/Control}', 'GR20, semaine du 1er janvier 2028 : aucun départ')
  await press('{Control>}{Home}{/Control}', 'Vanoise, semaine du 9 janvier 2027 : confirmé, 2 places')
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

const sky = {
  __typename: 'Sky',
  sunrise: '2027-01-12T07:20:00Z',
  sunset: '2027-01-12T16:10:00Z',
  timeZone: 'Europe/Paris',
  sentence: '8 h 50 de jour, lune à 20 %',
}

test.each([
  [true, '3 places, dont 1 gardée'],
  [false, '2 places'],
])(
  'opens the departures of a cell with Enter: dates, places, price, sky; holds are %s',
  async (holds, places) => {
    const departures = [
      { ...departure({ id: '1', startDate: '2027-01-12', endDate: '2027-01-17', availableCount: 2 }), sky },
      { ...departure({ id: '2', startDate: '2027-01-19', endDate: '2027-01-24' }), sky: null },
    ].map((each) => ({ ...each, heldCount: 1, heldUntil: null }))
    const page = (
      <FeaturesProvider value={{ holds }}>
        <Page />
      </FeaturesProvider>
    )
    stand(page, {
      at: '/calendrier',
      answers: {
        ...answers,
        CalendarDepartures: () => ({ expedition: { __typename: 'Expedition', id: 'vanoise', departures } }),
      },
    })
    const grid = await screen.findByRole('grid')
    grid.querySelector<HTMLElement>('[role=gridcell]')?.focus()
    await userEvent.keyboard('{Enter}')
    const popover = await screen.findByRole('dialog', {
      hidden: true,
      name: 'Vanoise, semaine du 9 janvier 2027',
    })
    const link = await within(popover).findByRole('link', { hidden: true, name: 'Réserver' })
    expect(link.getAttribute('href')).toBe('/expeditions/vanoise#departs')
    expect(flat(popover.textContent)).toContain(
      `mar. 12 – dim. 17 janv.confirmé, ${places}, 890 €Réserver8 h 50 de jour, lune à 20 %Soleil de 08:20 à 17:10, heure de Paris`,
    )
    expect(popover.querySelectorAll('li')).toHaveLength(1)
  },
)

test('moves at once: Enter after quick keys opens the cell that they reach', async () => {
  const { grid, requested } = await showGrid()
  const [first] = grid.querySelectorAll<HTMLElement>('[role=gridcell]')
  first?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(focused()).toContain('16 janvier'))
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter'])
    fireEvent.keyDown(document.activeElement ?? grid, { key })
  expect(focused()).toContain('GR20, semaine du 23 janvier 2027')
  await waitFor(() => expect(requested.map(([name]) => name)).toContain('CalendarDepartures'))
})

test('opens nothing on a week without a departure', async () => {
  const { grid, requested } = await showGrid()
  grid.querySelectorAll<HTMLElement>('[role=gridcell]')[5]?.focus()
  await userEvent.keyboard('{Enter}')
  expect(requested.map(([name]) => name)).not.toContain('CalendarDepartures')
})

test('puts the zone of this device first, and remembers it', async () => {
  await showGrid()
  const zones = () =>
    screen.getAllByRole('img', { name: /^Zone/ }).map((each) => each.getAttribute('data-zone'))
  expect(zones()).toEqual(['A', 'B', 'C'])
  await userEvent.click(screen.getByRole('button', { name: 'Zone C' }))
  expect(zones()).toEqual(['C', 'A', 'B'])
  expect(localStorage.getItem('zone')).toBe('C')
})

test('keeps the filters and the week in the links to other pages', async () => {
  const { requested } = await showGrid('/calendrier?countries=FR&week=2027-07-10')
  expect(requested.find(([name]) => name === 'CalendarPage')?.[1]).toMatchObject({
    filter: { countries: ['FR'] },
    week: '2027-07-10',
    page: 1,
  })
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
    '/calendrier?countries=FR&page=3&week=2027-07-10',
  )
  expect(screen.getByRole('link', { name: 'Revenir à cette semaine' }).getAttribute('href')).toBe(
    '/calendrier?countries=FR',
  )
})

test('names the filter to drop where nothing is found', async () => {
  stand(<Page />, {
    at: '/calendrier?q=xyz&level=5',
    answers: {
      ...answers,
      CalendarPage: () => calendar([]),
      SearchWays: () =>
        Object.fromEntries(
          ['a', 'b', 'c', 'd', 'e', 'f'].map((alias) => [
            alias,
            { __typename: 'ExpeditionConnection', totalCount: alias === 'a' ? 4 : 0 },
          ]),
        ),
    },
  })
  const way = await screen.findByRole('link', { name: /^Sans «\sxyz\s»/ })
  expect(way.getAttribute('href')).toBe('/calendrier?level=5')
})

test('a failed calendar may be requested again', async () => {
  stand(<Page />, { at: '/calendrier', answers: { ...answers, CalendarPage: 'breaks' } })
  expect(await screen.findByText('Le calendrier est momentanément indisponible.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Réessayer/ })).toBeTruthy()
})

const readOutcome = async (data: unknown) => {
  const graph = new Graph({ answers: new Map(), execute: async () => ({ data, hasErrors: false }) })
  try {
    await load(graph, { params: {}, request: new Request('https://example.test/calendrier') })
    return 200
  } catch (error) {
    return error instanceof Response ? error.status : error
  }
}

test.each([
  [false, 404],
  [true, 200],
])('a service with calendar %s answers %i', async (hasCalendar, status) => {
  expect(await readOutcome({ features: { calendar: hasCalendar }, departureCalendar: null })).toBe(status)
})
