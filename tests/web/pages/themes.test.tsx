import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { cards, noFilters, searchResult } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { Page as ThemePage } from '#web/pages/ThemePage.tsx'
import type { ThemesPageQuery } from '#web/pages/ThemesPage.generated.ts'
import { Page as ThemesPage } from '#web/pages/ThemesPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>
type Group = NonNullable<ThemesPageQuery['themeGroups']>[number]
type Theme = Group['themes'][number]

const image = {
  __typename: 'Image' as const,
  url: '/images/neige.jpg',
  width: 1280,
  height: 854,
  alt: 'Une forêt sous la neige',
  srcSet: '',
  placeholder: null,
  focalPoint: '50% 50%',
}
const theme = (name: string, fields: Partial<Theme> = {}): Theme => ({
  __typename: 'Theme',
  id: name,
  name,
  path: name.toLowerCase(),
  expeditionCount: 4,
  nextDeparture: '2027-07-03',
  bannerImage: image,
  ...fields,
})
const group = (name: string, themes: Theme[]): Group => ({ __typename: 'ThemeGroup', id: name, name, themes })

describe('all themes', () => {
  test('a failed load is reported, and its button loads again', async () => {
    const answers: Answers = { ThemesPage: () => ({ themeGroups: null }) }
    const { requested } = stand(<ThemesPage />, { answers })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Les thèmes sont momentanément indisponibles.',
    )
    await waitFor(() => expect(requested).toHaveLength(1))
    answers.ThemesPage = () => ({ themeGroups: [group('Saisons', [theme('Neige')])] })
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('region', { name: 'Saisons' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says that there is none yet, and leads to the catalogue', async () => {
    stand(<ThemesPage />, { answers: { ThemesPage: () => ({ themeGroups: [] }) } })
    const link = await screen.findByRole('link', { name: 'Voir les aventures' })
    expect(link.getAttribute('href')).toBe('/expeditions')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows each group with its themes, their figures and links', async () => {
    const themes = [theme('Neige'), theme('Eau', { expeditionCount: 1, nextDeparture: null })]
    stand(<ThemesPage />, { answers: { ThemesPage: () => ({ themeGroups: [group('Saisons', themes)] }) } })
    const links = within(await screen.findByRole('region', { name: 'Saisons' })).getAllByRole('link')
    expect(links.map((link) => link.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Neige4 aventures, prochain départ le 03/07/2027',
      'Eau1 aventure',
    ])
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/aventures/themes/neige',
      '/aventures/themes/eau',
    ])
  })

  test('leaves out a theme without photograph, and a group without themes', async () => {
    const themeGroups = [
      group('Vide', [theme('Sans photo', { bannerImage: null })]),
      group('Saisons', [theme('Neige', { expeditionCount: null, nextDeparture: null })]),
    ]
    stand(<ThemesPage />, { answers: { ThemesPage: () => ({ themeGroups }) } })
    await screen.findByRole('region', { name: 'Saisons' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Saisons',
    ])
    expect(screen.queryByText('Sans photo')).toBeNull()
    // Another service may send no figures.
    expect(screen.getByRole('link', { name: 'Neige' })).toBeTruthy()
  })
})

describe('a theme', () => {
  const filter = {
    __typename: 'ThemeFilter',
    activities: [],
    countries: ['FI'],
    region: null,
    type: null,
    vacation: null,
    familyFriendly: true,
  }
  const themed = (changes: object = {}) => ({
    theme: {
      __typename: 'Theme',
      id: '1',
      name: 'Neige',
      path: 'saisons/neige',
      intro: 'Du blanc.',
      bannerImage: image,
      filter,
      ...changes,
    },
  })
  const facets = [
    {
      __typename: 'Facet' as const,
      name: 'confirmed',
      values: [{ __typename: 'FacetValue' as const, value: 'true', count: 2 }],
    },
  ]
  const open = (search = '', answers: Answers = {}) =>
    stand(<ThemePage />, {
      at: `/aventures/themes/saisons/neige${search}`,
      route: '/aventures/themes/*',
      answers: {
        ThemePage: () => themed(),
        SearchFilters: () => noFilters,
        BrowseExpeditions: () => searchResult(cards(1, 2), { facets }),
        ...answers,
      },
    })
  const searched = (requested: [string, Record<string, unknown>][]) =>
    requested.filter(([name]) => name === 'BrowseExpeditions').map(([, { filter }]) => filter)

  test('is read by its whole path, and shows its text and its expeditions', async () => {
    const { requested } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Neige' })).toBeTruthy()
    expect(screen.getByText('Du blanc.')).toBeTruthy()
    expect((await screen.findAllByRole('article')).length).toBe(2)
    expect(requested).toContainEqual(['ThemePage', { path: 'saisons/neige' }])
    expect(searched(requested)).toEqual([
      expect.objectContaining({ countries: ['FI'], familyFriendly: true }),
    ])
    const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }))
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/aventures/themes',
    ])
  })

  test('has the same title and filters when another one is added', async () => {
    const { requested, path } = open()
    await userEvent.click(await screen.findByRole('switch', { name: /^Départ confirmé/ }))
    await waitFor(() => expect(searched(requested)).toHaveLength(2))
    expect(searched(requested)[1]).toMatchObject({ countries: ['FI'], familyFriendly: true, confirmed: true })
    expect(path()).toBe('/aventures/themes/saisons/neige')
    expect(screen.getByRole('heading', { level: 1, name: 'Neige' })).toBeTruthy()
  })

  test('offers its own filters again once they were changed', async () => {
    open('?countries=NO')
    const chips = within(await screen.findByRole('list', { name: 'Filtres choisis' }))
    const back = chips.getByRole('link', { name: 'Revenir aux filtres du thème' })
    expect(back.getAttribute('href')).toBe('/aventures/themes/saisons/neige')
  })

  test('a search that fails leaves the title and the text', async () => {
    open('', { BrowseExpeditions: 'breaks' })
    expect(await screen.findByText('La recherche est momentanément indisponible.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Neige' })).toBeTruthy()
  })

  test('without text, photograph or filter shows all expeditions', async () => {
    const { requested } = open('', {
      ThemePage: () => themed({ intro: null, bannerImage: null, filter: null }),
    })
    await screen.findAllByRole('article')
    expect(searched(requested)).toEqual([expect.objectContaining({ countries: [], familyFriendly: null })])
    expect(screen.queryByText('Du blanc.')).toBeNull()
  })
})
