import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { cards, expeditionCard } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import type { HomePageQuery } from '#web/pages/HomePage.generated.ts'
import { Page } from '#web/pages/HomePage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const value = (name: string, label: string, count: number) => ({
  __typename: 'FacetValue' as const,
  value: name,
  label,
  count,
})
const departure = {
  __typename: 'Departure' as const,
  id: 'd1',
  startDate: '2027-07-03',
  availableCount: 3,
  isConfirmed: true,
  missingToConfirm: 0,
}
const home: HomePageQuery = {
  featuredExpeditions: cards(1, 3),
  catalogue: {
    __typename: 'ExpeditionConnection',
    totalCount: 1204,
    facets: [
      {
        __typename: 'Facet',
        name: 'destinations',
        values: [
          value('all', 'Toutes', 1204),
          value('france', 'France', 800),
          value('lapland', 'Laponie', 0),
        ],
      },
    ],
  },
  nextConfirmed: {
    __typename: 'ExpeditionConnection',
    nodes: [expeditionCard(9)],
    matches: [
      { __typename: 'ExpeditionMatch', expeditionId: '9', departures: [departure], trainAccess: null },
    ],
  },
  collections: [],
  themeGroups: [
    {
      __typename: 'ThemeGroup',
      id: '1',
      themes: [
        {
          __typename: 'Theme',
          id: '1',
          name: 'Neige',
          path: 'saisons/neige',
          expeditionCount: 3,
          bannerImage: {
            __typename: 'Image',
            url: '/images/neige.jpg?w=1280',
            width: 1280,
            height: 853,
            alt: 'Une crête enneigée',
            srcSet: '',
            placeholder: null,
            focalPoint: '50% 50%',
          },
        },
      ],
    },
  ],
  reviewStats: {
    __typename: 'ReviewStats',
    average: 4.6,
    count: 320,
    distribution: [{ __typename: 'RatingCount', rating: 5, count: 320 }],
  },
  latestReviews: [
    {
      __typename: 'Review',
      id: 'r1',
      rating: 5,
      firstName: 'Soraya',
      text: 'Superbe.',
      date: '2026-07-10',
      experienceMonth: '2026-07',
      expedition: { __typename: 'Expedition', id: '1', slug: 'vanoise', name: 'Vanoise' },
    },
  ],
}
const open = (changes: Partial<HomePageQuery> = {}) =>
  stand(<Page />, { answers: { HomePage: () => ({ ...home, ...changes }) } })
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const section = (title: string) => {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section')
  if (!found) throw new Error(`no section ${title}`)
  return within(found)
}

test('a home page without data has its title, its search and a retry', async () => {
  const answers: Answers = { HomePage: 'fails' }
  const { requested } = stand(<Page />, { answers })
  await waitFor(() => expect(requested).toContainEqual(['HomePage', {}]))
  expect(screen.getByRole('heading', { level: 1, name: /^Pars loin/ })).toBeTruthy()
  expect(document.querySelector('search')?.querySelector('input, button')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Cette partie est momentanément indisponible.')
  expect(screen.getAllByRole('link', { name: 'Voir toutes les aventures' })).toHaveLength(2)
  answers.HomePage = () => home
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { name: 'Prochains départs confirmés' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows its sections in order, with the number of all trips', async () => {
  open()
  await screen.findByText('Superbe.')
  expect(sections()).toEqual([
    'Nos aventures du moment',
    'Prochains départs confirmés',
    'Ils en sont revenus',
    'Explorer par thème',
  ])
  const all = screen.getAllByRole('link', { name: /^Voir les 1.204 aventures$/ })
  expect(all.map((link) => link.getAttribute('href'))).toEqual(['/expeditions', '/expeditions'])
})

test('shows the next confirmed departures of expeditions without a card above', async () => {
  const nextConfirmed = home.nextConfirmed && {
    ...home.nextConfirmed,
    nodes: [
      expeditionCard(1),
      expeditionCard(9),
      ...[10, 11, 12, 13].map((number) => expeditionCard(number)),
    ],
  }
  open({ nextConfirmed })
  await screen.findByText('Superbe.')
  const names = section('Prochains départs confirmés').getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => /\d+/.exec(textContent)?.[0])).toEqual(['9', '10', '11', '12'])
})

test('each part that is missing costs only itself', async () => {
  open({ nextConfirmed: null, collections: null, themeGroups: null, reviewStats: null, latestReviews: null })
  await screen.findAllByRole('article')
  expect(sections()).toEqual(['Nos aventures du moment'])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/sur 320.avis/)).toBeNull()
})

test.each([
  ['figures without reviews', { latestReviews: [] }, 1],
  ['reviews without figures', { reviewStats: null }, 0],
])('leaves out %s', async (_case, changes, proofs) => {
  open(changes)
  await screen.findAllByRole('article')
  expect(sections()).not.toContain('Ils en sont revenus')
  // The first screen needs the figures alone.
  expect(screen.queryAllByText(/^4,6\/5 sur 320.avis$/)).toHaveLength(proofs)
})

test('destinations link to their search, with a count where there are trips', async () => {
  open()
  await screen.findAllByRole('article')
  const destinations = within(screen.getByRole('navigation', { name: 'Choisis ta destination' }))
  const links = destinations.getAllByRole('link')
  expect(links.map((link) => link.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Toutes les destinations1 204',
    'France800',
    'Laponie',
  ])
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/expeditions',
    '/expeditions?destination=france',
    '/expeditions?destination=lapland',
  ])
})

test('a confirmed departure is the one that its card shows', async () => {
  open()
  await screen.findAllByRole('article')
  const confirmed = section('Prochains départs confirmés')
  expect(confirmed.getByText(/^3.juil\.$/)).toBeTruthy()
  expect(confirmed.getByText('Confirmé,')).toBeTruthy()
  expect(confirmed.getByText(/3.places$/)).toBeTruthy()
})

test('a quote links to its trip, and says when it was written', async () => {
  open()
  const quote = (await screen.findByText('Superbe.')).closest('figure')
  expect(quote?.textContent).toContain('juillet 2026')
  expect(screen.getByRole('link', { name: 'Vanoise' }).getAttribute('href')).toBe('/expeditions/vanoise')
})

test('each theme is one link away', async () => {
  open()
  expect((await screen.findByRole('link', { name: /^Neige/ })).getAttribute('href')).toBe(
    '/aventures/themes/saisons/neige',
  )
})
