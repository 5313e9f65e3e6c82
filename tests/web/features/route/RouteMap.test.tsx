import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '#schema/site.ts'
import { RouteMap } from '#web/features/route/RouteMap.tsx'
import { ServicesProvider } from '#web/lib/browser/services.ts'
import { ActiveDayProvider } from '#web/lib/route/activeDay.tsx'

afterEach(cleanup)

const route = {
  type: 'FeatureCollection',
  features: [
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [6, 45, 1000],
          [6.1, 45, 1500],
          [6.1, 45.1, 1200],
        ],
      },
      properties: {
        days: [
          { day: 1, from: 0, to: 1 },
          { day: 2, from: 1, to: 2 },
        ],
      },
    },
    { geometry: { type: 'Point', coordinates: [6, 45] }, properties: { day: 1, label: 'Pralognan' } },
  ],
}

const expedition = { __typename: 'Expedition' as const, slug: 'vanoise', route, routeText: null, days: null }

function show(input: Parameters<typeof RouteMap>[0]['expedition'] = expedition, services: Services = {}) {
  render(
    <MemoryRouter>
      <ServicesProvider value={services}>
        <ActiveDayProvider>
          <details>
            <summary>Jour 2</summary>
            <p id="jour-2">Vers le lac.</p>
          </details>
          <RouteMap expedition={input} />
        </ActiveDayProvider>
      </ServicesProvider>
    </MemoryRouter>,
  )
}

test('shows no route when it is unknown', () => {
  show({ ...expedition, route: { type: 'FeatureCollection', features: [] } })
  expect(screen.queryByRole('heading', { name: 'Le parcours' })).toBeNull()
})

test('draws the route, says that it is approximate, and offers it for download', () => {
  show()
  expect(screen.getByRole('img', { name: 'Tracé du parcours, en 2 étapes' })).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Profil d’altitude sur .* de 1.000.m à 1.500.m$/ })).toBeTruthy()
  expect(screen.getByText(/^Tracé approximatif/).textContent).not.toContain('OpenStreetMap')
  expect(screen.getByRole('link', { name: 'Télécharger la trace GPX' }).getAttribute('href')).toBe(
    '/expeditions/vanoise/trace.gpx',
  )
})

test('draws the line of a file alone, in one piece and without named places', () => {
  const [line] = route.features
  const alone = { type: 'FeatureCollection', features: [{ geometry: line?.geometry, properties: {} }] }
  show({ ...expedition, route: alone })
  expect(screen.getByRole('img', { name: /^Tracé du parcours/ })).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Profil d’altitude/ })).toBeTruthy()
})

test('credits the coast where there is one', () => {
  const coast = {
    geometry: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [6, 45],
            [6.1, 45],
            [6.1, 45.1],
            [6, 45],
          ],
        ],
      ],
    },
    properties: { kind: 'land' },
  }
  show({ ...expedition, route: { ...route, features: [...route.features, coast] } })
  expect(screen.getByText(/^Tracé approximatif/).textContent).toContain('OpenStreetMap')
})

test('enlarges a day by keyboard, marks it in the programme, and returns to the whole route', async () => {
  show()
  const choice = within(screen.getByRole('group', { name: 'Agrandir un jour' }))
  const programme = screen.getByText('Jour 2', { selector: 'summary' })
  const before = screen.getByRole('img', { name: /^Tracé/ }).innerHTML
  choice.getByRole('button', { name: /^Jour.2$/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(choice.getByRole('button', { pressed: true }).textContent).toMatch(/^Jour.2$/)
  expect(programme.parentElement?.hasAttribute('data-active')).toBe(true)
  expect(screen.getByRole('img', { name: /^Tracé/ }).innerHTML).not.toBe(before)
  await userEvent.click(choice.getByRole('button', { name: 'Tout le parcours' }))
  expect(programme.parentElement?.hasAttribute('data-active')).toBe(false)
  expect(screen.getByRole('img', { name: /^Tracé/ }).innerHTML).toBe(before)
})

test.each<[string, Services, number]>([
  ['has no tiles', {}, 0],
  ['has tiles', { hasMapTiles: true }, 1],
])('offers the interactive map where the operator %s', (_, services, count) => {
  show(expedition, services)
  expect(screen.queryAllByRole('button', { name: 'Explorer la carte' })).toHaveLength(count)
})
