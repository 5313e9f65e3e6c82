import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ExpeditionMap } from '#web/features/map/ExpeditionMap.tsx'
import { wholeEurope } from '#web/features/map/pins.rules.ts'
import { listRegions } from '#web/pages/mapRegions.rules.ts'

afterEach(cleanup)

const expedition = (slug: string, longitude: number, latitude: number, minPrice: number) => ({
  __typename: 'Expedition' as const,
  id: slug,
  slug,
  name: `Aventure ${slug}`,
  price: 100,
  minPrice,
  durationDays: 3,
  region: 'Alpes',
  regionSlug: 'alpes',
  coverImage: null,
  meetingPoint: { __typename: 'MeetingPoint' as const, name: `Gare de ${slug}`, latitude, longitude },
})

const expeditions = [
  expedition('annecy', 6.1, 45.9, 290),
  expedition('chamonix', 6.9, 45.9, 490),
  expedition('narvik', 17.4, 68.4, 1770),
]

const facets = [{ name: 'regions', values: [{ value: 'alpes', count: 4 }] }]

function show(values = expeditions, bbox = '', region = '') {
  render(
    <MemoryRouter>
      <ExpeditionMap
        expeditions={values}
        total={values.length + (values.length > 0 ? 10 : 0)}
        bbox={bbox}
        toAddress={(box) => `/expeditions?view=map&bbox=${box}`}
        regions={listRegions(values, facets, region)}
        toRegionAddress={(target) => `/expeditions?region=${target}`}
      />
    </MemoryRouter>,
  )
}

test('close trips share one pin that zooms in, and the list shows each with its place and price', () => {
  show(expeditions, wholeEurope)
  const [merged] = screen.getAllByRole('link', { name: /2.aventures, agrandir cette partie de la carte/ })
  expect(merged?.getAttribute('href')).toBe('/expeditions?view=map&bbox=6.05,45.85,6.95,45.95')
  const rows = within(screen.getByRole('region', { name: 'Les points de rendez-vous' })).getAllByRole(
    'listitem',
  )
  expect(rows).toHaveLength(3)
  expect(rows[0]?.textContent).toContain('Gare de annecy')
  expect(screen.getByText(/Affine ta recherche/)).toBeDefined()
})

test('a selected pin shows its trip and can be closed again', async () => {
  show(expeditions, wholeEurope)
  const [pin] = screen.getAllByRole('link', { name: /Aventure narvik, à partir de 1.770/ })
  expect(pin?.getAttribute('href')).toBe('#aventure-narvik')
  if (pin) await userEvent.click(pin)
  expect(pin?.getAttribute('aria-current')).toBe('true')
  const card = screen.getByRole('article')
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/expeditions/narvik')
  await userEvent.click(within(card).getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('article')).toBeNull()
})

test('the map opens on France, and links to all of Europe', () => {
  show()
  expect(screen.getAllByRole('link', { name: /Aventure chamonix, à partir de/ }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: /Aventure narvik, à partir de/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Toute l’Europe' }).getAttribute('href')).toBe(
    `/expeditions?view=map&bbox=${wholeEurope}`,
  )
  expect(screen.getByRole('link', { name: 'Aventure narvik' })).toBeTruthy()
  cleanup()
  show(expeditions, wholeEurope)
  expect(screen.queryByRole('link', { name: 'Toute l’Europe' })).toBeNull()
})

test('the pin follows the pointer and the focus of the list', async () => {
  show(expeditions, wholeEurope)
  const pointed = () => document.querySelectorAll('.pin-pointed').length
  await userEvent.hover(screen.getByRole('link', { name: 'Aventure narvik' }))
  const shown = pointed()
  expect(shown).toBeGreaterThan(0)
  await userEvent.unhover(screen.getByRole('link', { name: 'Aventure narvik' }))
  expect(pointed()).toBe(0)
  screen.getByRole('link', { name: 'Aventure annecy' }).focus()
  // Part of a merged pin.
  expect(await screen.findAllByRole('link', { name: /2.aventures/ })).toHaveLength(shown)
  expect(pointed()).toBe(shown)
})

test('an empty part of the map links back to all of Europe', () => {
  show([], '1,1,2,2')
  expect(screen.getByRole('link', { name: 'Toute l’Europe' })).toBeDefined()
})

test('a region of the map sets the filter; the chosen one drops it', () => {
  show()
  const regions = () => within(screen.getByRole('list', { name: 'Régions sur la carte' }))
  const region = regions().getByRole('link', { name: /^Voir la région Alpes, 4.aventures$/ })
  expect(region.getAttribute('href')).toBe('/expeditions?region=alpes')
  cleanup()
  show(expeditions, '', 'alpes')
  const chosen = regions().getByRole('link', { name: 'Quitter la région Alpes' })
  expect(chosen.getAttribute('href')).toBe('/expeditions?region=')
  expect(chosen.getAttribute('aria-current')).toBe('true')
})
