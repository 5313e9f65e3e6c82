import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { ExpeditionMap } from '#web/features/map/ExpeditionMap.tsx'
import type { MapExpeditionFragment } from '#web/features/map/MapExpedition.generated.ts'
import { wholeEurope } from '#web/features/map/pins.rules.ts'
import { ServicesProvider } from '#web/lib/browser/services.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const expedition = (slug: string, longitude: number, latitude: number): MapExpeditionFragment => ({
  __typename: 'Expedition',
  id: slug,
  slug,
  name: `Aventure ${slug}`,
  price: 900,
  minPrice: null,
  durationDays: 3,
  region: 'Alpes',
  regionSlug: 'alpes',
  coverImage: null,
  meetingPoint: { __typename: 'MeetingPoint', name: `Gare de ${slug}`, latitude, longitude },
})
const near = [expedition('annecy', 6.1, 45.9), expedition('chamonix', 6.9, 45.9)]
const far = expedition('narvik', 17.4, 68.4)

const land = { type: 'FeatureCollection', features: [] }
const read = (url: string) => Response.json(url.endsWith('tiles.json') ? { url: null } : land)
const fetched = vi.fn<(url: string) => Promise<Response>>()

// happy-dom lays nothing out.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(820)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(615)
  fetched.mockReset()
  fetched.mockImplementation(async (url) => read(url))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(expeditions: MapExpeditionFragment[], answers: Answers = {}, hasMapTiles = true) {
  return stand(
    <ServicesProvider value={{ hasMapTiles }}>
      <ExpeditionMap
        expeditions={expeditions}
        total={expeditions.length}
        bbox={wholeEurope}
        toAddress={(bbox) => `/expeditions?bbox=${bbox}`}
        regions={[]}
        toRegionAddress={(region) => `/expeditions?region=${region}`}
      />
    </ServicesProvider>,
    { answers },
  )
}
const explore = () => userEvent.click(screen.getByRole('button', { name: 'Explorer la carte' }))
const box = () => document.querySelector('.leaflet-container')
const pins = async () => {
  await waitFor(() => expect(box()?.querySelector('.pin')).toBeTruthy())
  return [...document.querySelectorAll<HTMLElement>('.leaflet-marker-icon')]
}
const findPin = async (title: string | RegExp) => {
  const found = (await pins()).find((pin) => pin.title.replaceAll(/\s/g, ' ').match(title))
  if (!found) throw new Error(`no pin ${title}`)
  return found
}

test('offers no interactive map where the operator has no tiles', () => {
  show([far], {}, false)
  expect(screen.queryByRole('button', { name: 'Explorer la carte' })).toBeNull()
})

test('a map that cannot be read reports it, and the simple map can be opened again', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  show([far])
  await explore()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^La carte n’a pas pu s’ouvrir/)
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à la carte simple' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('link', { name: /Aventure narvik, à partir de/ }).length).toBeGreaterThan(0)
})

test('a refused map file is a failure too', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 503 }))
  show([far])
  await explore()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(box()).toBeNull()
})

test('each pin is named with its price, and opens its card', async () => {
  show([...near, far])
  await explore()
  await userEvent.click(await findPin(/^Aventure narvik, à partir de 900 €$/))
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('link', { name: 'Aventure narvik' }).getAttribute('href')).toBe('/expeditions/narvik')
  expect(card.getByText('Gare de narvik')).toBeTruthy()
  await waitFor(async () => expect((await findPin(/narvik/)).querySelector('.pin-chosen')).toBeTruthy())
  await userEvent.click(card.getByRole('button', { name: 'Fermer' }))
  expect((await findPin(/narvik/)).querySelector('.pin-chosen')).toBeNull()
})

test.each([
  ['Enter', '{Enter}'],
  ['the space bar', ' '],
])('a pin opens its card by %s, and keeps the focus', async (_case, key) => {
  show([...near, far])
  await explore()
  const pin = await findPin(/narvik/)
  pin.focus()
  await userEvent.keyboard('{Shift}')
  expect(screen.queryByRole('article')).toBeNull()
  await userEvent.keyboard(key)
  expect(within(screen.getByRole('article')).getByText('Gare de narvik')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('title')).toMatch(/^Aventure narvik/))
  expect(document.activeElement?.querySelector('.pin-chosen')).toBeTruthy()
})

test('the keyboard separates pins, and the focus goes on from the map', async () => {
  show([...near, far])
  await explore()
  const merged = await findPin(/^2 aventures/)
  merged.focus()
  await userEvent.keyboard('{Enter}')
  await findPin(/^Aventure chamonix/)
  expect(document.activeElement).toBe(box())
})

test('close expeditions share one pin, which separates them', async () => {
  show([...near, far])
  await explore()
  const merged = await findPin(/^2 aventures, agrandir cette partie de la carte$/)
  expect(await pins()).toHaveLength(2)
  await userEvent.click(merged)
  await findPin(/^Aventure annecy/)
  await findPin(/^Aventure chamonix/)
  expect(screen.queryByRole('article')).toBeNull()
})

test('the route of the chosen expedition is drawn, and removed with its card', async () => {
  const coordinates = [
    [17.4, 68.4, 0],
    [17.5, 68.5, 0],
  ]
  const route = {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: { type: 'LineString', coordinates }, properties: {} }],
  }
  const { requested } = show([far], {
    ExpeditionRoute: () => ({ expedition: { __typename: 'Expedition', id: 'narvik', route } }),
  })
  await explore()
  const line = () => box()?.querySelector('path[stroke="#e4632c"]')
  expect(line()).toBeFalsy()
  await userEvent.click(await findPin(/narvik/))
  await waitFor(() => expect(line()).toBeTruthy())
  expect(requested).toEqual([['ExpeditionRoute', { slug: 'narvik' }]])
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(line()).toBeNull())
})

test('tiles are requested only where the operator has configured them', async () => {
  show([far])
  await explore()
  await pins()
  expect(box()?.querySelector('.leaflet-tile')).toBeNull()
  expect(box()?.getAttribute('aria-label')).toBe('Carte')
})

test('leaving while the map loads leaves no map behind', async () => {
  let arrive: (value: undefined) => void = () => undefined
  const gate = new Promise<undefined>((resolve) => {
    arrive = resolve
  })
  fetched.mockImplementation((url) => gate.then(() => read(url)))
  show([far])
  await explore()
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  const element = document.querySelector('.leaflet-box')
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à la carte simple' }))
  arrive(undefined)
  // Leaflet leaves its class behind, and nothing else.
  await waitFor(() => expect(element?.className).toContain('leaflet-container'))
  await waitFor(() => expect(element?.childElementCount).toBe(0))
})
