import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { cards, noFilters, searchResult } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import type { MapExpeditionFragment } from '#web/features/map/MapExpedition.generated.ts'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const placed = (number: number, region: string, longitude: number): MapExpeditionFragment => ({
  __typename: 'Expedition',
  id: `${number}`,
  slug: `aventure-${number}`,
  name: `Aventure ${number}`,
  price: 900,
  minPrice: null,
  durationDays: 6,
  region,
  regionSlug: region.toLowerCase(),
  coverImage: null,
  meetingPoint: { __typename: 'MeetingPoint', name: 'Gare', latitude: 45, longitude },
})
const regions = {
  __typename: 'Facet' as const,
  name: 'regions',
  values: ['alpes', 'vercors'].map((value, index) => ({
    __typename: 'FacetValue' as const,
    value,
    count: 3 + index,
  })),
}
const mapped = (nodes: MapExpeditionFragment[], totalCount = nodes.length) => ({
  expeditions: { __typename: 'ExpeditionConnection', totalCount, nodes },
})
const both = [placed(1, 'Alpes', 6), placed(2, 'Vercors', 12)]

function Catalogue() {
  const { search } = useLocation()
  return (
    <>
      <output aria-label="URL">{search}</output>
      <BrowseExpeditions place={useSearchState()} />
    </>
  )
}
function open(search: string, answers: Answers) {
  const input: Answers = {
    SearchFilters: () => noFilters,
    BrowseExpeditions: () => searchResult(cards(1, 2), { facets: [regions] }),
    ...answers,
  }
  const shown = stand(<Catalogue />, { at: `/expeditions${search}`, answers: input })
  return { ...shown, answers: input, sent: () => shown.requested.filter(([each]) => each === 'CatalogueMap') }
}
const url = () => screen.getByRole('status', { name: 'URL' }).textContent
const places = () => screen.findByRole('region', { name: 'Les points de rendez-vous' })

test('a map that cannot be read is reported beside the filters, and can be read again', async () => {
  const { answers, sent } = open('?view=map', { CatalogueMap: 'fails' })
  expect(await screen.findByRole('complementary', { name: 'Filtres' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toBe('La recherche est momentanément indisponible.')
  answers.CatalogueMap = () => mapped(both)
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(within(await places()).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent()).toHaveLength(2)
})

test('the list leads to the map of the same search, at its first page', async () => {
  const { sent } = open('?q=lac&page=2', { CatalogueMap: () => mapped(both) })
  expect((await screen.findAllByRole('article')).length).toBe(2)
  expect(sent()).toEqual([])
  const views = within(screen.getByRole('navigation', { name: 'Affichage' }))
  await userEvent.click(views.getByRole('link', { name: 'Carte' }))
  expect(url()).toBe('?q=lac&view=map')
  await places()
  expect(sent()).toEqual([['CatalogueMap', { filter: expect.objectContaining({ query: 'lac' }) }]])
  await userEvent.click(views.getByRole('link', { name: 'Liste' }))
  await waitFor(() => expect(url()).toBe('?q=lac'))
})

test('the regions of the map set the filter of the search, the largest first', async () => {
  const { sent } = open('?view=map', { CatalogueMap: () => mapped(both) })
  const links = within(await screen.findByRole('list', { name: 'Régions sur la carte' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Vercors4', 'Alpes3'])
  const [vercors] = links
  if (vercors) await userEvent.click(vercors)
  expect(url()).toBe('?region=vercors&view=map')
  await waitFor(() =>
    expect(sent().at(-1)).toEqual([
      'CatalogueMap',
      { filter: expect.objectContaining({ region: 'vercors' }) },
    ]),
  )
})

test('more trips than the map shows are named', async () => {
  open('?view=map', { CatalogueMap: () => mapped(both, 80) })
  expect(await screen.findByText(/^La carte montre les 2 premières aventures sur 80/)).toBeTruthy()
})

test('a part of the map without trips leads back to the whole', async () => {
  open('?bbox=1,1,2,2&view=map', { CatalogueMap: () => mapped([]) })
  const whole = await screen.findByRole('link', { name: 'Toute l’Europe' })
  await userEvent.click(whole)
  expect(url()).toBe('?view=map')
})

test('a view of the URL narrows the search, and its chip drops it', async () => {
  const { sent } = open('?bbox=5,44,7,46&view=map', { CatalogueMap: () => mapped(both) })
  await places()
  expect(sent()).toEqual([['CatalogueMap', { filter: expect.objectContaining({ bounds: [5, 44, 7, 46] }) }]])
  await userEvent.click(screen.getByRole('link', { name: 'Enlever Dans la zone de la carte' }))
  expect(url()).toBe('?view=map')
})
