// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { RouteMap } from '#web/features/route/RouteMap.tsx'
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
    },
    { geometry: { type: 'Point', coordinates: [6, 45] }, properties: { day: 1, label: 'Pralognan' } },
    { geometry: { type: 'Point', coordinates: [6.1, 45] }, properties: { day: 1, label: 'Barmettes' } },
    { geometry: { type: 'Point', coordinates: [6.1, 45.1] }, properties: { day: 2, label: 'Lac' } },
  ],
}

const expedition = {
  __typename: 'Expedition' as const,
  slug: 'vanoise',
  distanceKm: 30,
  elevationGainM: 900,
  route,
}

function show(given = expedition) {
  render(
    <MemoryRouter>
      <ActiveDayProvider>
        <details>
          <summary>Jour 2</summary>
          <p id="jour-2">Vers le lac.</p>
        </details>
        <RouteMap expedition={given} />
      </ActiveDayProvider>
    </MemoryRouter>,
  )
}

test('shows no route when it is unknown', () => {
  show({ ...expedition, route: { type: 'FeatureCollection', features: [] } })
  expect(screen.queryByRole('heading', { name: 'Le parcours' })).toBeNull()
})

test('describes each day in words, links to the programme and offers the track for download', () => {
  show()
  const days = within(screen.getByRole('list')).getAllByRole('link')
  expect(days.map((day) => day.getAttribute('href'))).toEqual(['#jour-1', '#jour-2'])
  expect(days[0]?.textContent).toContain('Pralognan → Barmettes')
  expect(days[0]?.textContent).toMatch(/900 m de montée/)
  expect(screen.getByRole('link', { name: 'Télécharger la trace GPX' }).getAttribute('href')).toBe(
    '/expeditions/vanoise/trace.gpx',
  )
})

test('by keyboard, a day of the list is shown in the programme; from the programme, in the list', async () => {
  show()
  const programme = screen.getByText('Jour 2', { selector: 'summary' })
  const [, second] = within(screen.getByRole('list')).getAllByRole('link')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(second)
  expect(programme.parentElement?.hasAttribute('data-active')).toBe(true)
  await userEvent.tab({ shift: true })
  expect(programme.parentElement?.hasAttribute('data-active')).toBe(false)
  await userEvent.hover(programme)
  expect(second?.className).toContain('bg-sand')
})
