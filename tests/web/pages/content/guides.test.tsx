import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { review } from '#tests/web/expedition/reviewPage.ts'
import { expeditionCard } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { Page as GuidePage } from '#web/pages/content/GuidePage.tsx'
import type { GuidesPageQuery } from '#web/pages/content/GuidesPage.generated.ts'
import { Page as GuidesPage } from '#web/pages/content/GuidesPage.tsx'
import { messages } from '#web/pages/messages.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>
type Guide = NonNullable<NonNullable<GuidesPageQuery['expeditions']>['nodes'][number]['guide']>

const bastien: Guide = {
  __typename: 'Guide',
  id: '4',
  slug: 'bastien-roux',
  fullName: 'Bastien Roux',
  diploma: 'Guide de haute montagne',
  basedIn: 'Modane',
  languages: ['fr', 'it'],
  bio: 'Né en Vanoise.',
  photo: null,
  quote: 'Je pose mes pas.',
  departuresLed: 12,
}
const ada: Guide = {
  ...bastien,
  id: '5',
  slug: 'ada-lac',
  fullName: 'Ada Lac',
  languages: [],
  bio: null,
  quote: null,
  departuresLed: 0,
}
const departure = (number: number, guide: Guide | null) => ({
  __typename: 'Departure',
  id: `d${number}`,
  startDate: `2027-06-0${number}`,
  endDate: `2027-06-1${number}`,
  availableCount: 3,
  isConfirmed: true,
  missingToConfirm: 0,
  price: 500,
  status: 'CONFIRMED',
  guide: guide && { __typename: 'Guide', id: guide.id, slug: guide.slug },
})
const led = (number: number, guide: Guide | null, reviews: ReturnType<typeof review>[] = []) => ({
  ...expeditionCard(number, { averageRating: 4.5, reviewCount: reviews.length }),
  region: `Massif ${number}`,
  regionSlug: `massif-${number}`,
  departures: [departure(number, guide)],
  reviews: {
    __typename: 'ReviewConnection',
    nodes: reviews,
  },
  guide,
})
const answered = (...nodes: ReturnType<typeof led>[]) => ({
  expeditions: { __typename: 'ExpeditionConnection', nodes },
})

describe('all guides', () => {
  test('a failed load is reported, and its button loads again', async () => {
    const answers: Answers = { GuidesPage: 'breaks' }
    const { requested } = stand(<GuidesPage />, { answers })
    await waitFor(() => expect(requested).toHaveLength(1))
    expect(screen.getByRole('alert').textContent).toBe('Cette partie est momentanément indisponible.')
    answers.GuidesPage = () => answered(led(1, bastien))
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { name: 'Bastien Roux' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says that there is none yet, and leads to the catalogue', async () => {
    stand(<GuidesPage />, { answers: { GuidesPage: () => answered(led(1, null)) } })
    expect(await screen.findByText(messages.noGuideYet)).toBeTruthy()
    expect(screen.getByRole('link', { name: messages.allAdventures }).getAttribute('href')).toBe(
      '/expeditions',
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  const open = (at = '/our-guides') =>
    stand(<GuidesPage />, {
      at,
      answers: { GuidesPage: () => answered(led(1, bastien), led(2, ada), led(3, bastien), led(4, null)) },
    })
  const names = async () =>
    (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)

  test('shows each guide once, in their own words, with languages and departures led', async () => {
    open()
    expect(await names()).toEqual(['Bastien Roux', 'Ada Lac'])
    expect(screen.getByText(/^«.Je pose mes pas\..»$/)).toBeTruthy()
    expect(screen.getAllByText('Parle français, italien')).toHaveLength(1)
    expect(screen.getByText(/^12.départs menés$/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Ada Lac' })
    expect(link.getAttribute('href')).toBe('/our-guides/ada-lac')
    expect(screen.getByRole('status').textContent).toMatch(/^2.guides$/)
    expect(screen.getByRole('link', { name: 'Devenir guide Explora' }).getAttribute('href')).toBe(
      '/collaborations#guides',
    )
  })

  test('a massif of the address filters, and another choice changes the address', async () => {
    open('/our-guides?massif=massif-2')
    expect(await names()).toEqual(['Ada Lac'])
    await userEvent.selectOptions(screen.getByLabelText('Massif'), 'massif-3')
    await waitFor(async () => expect(await names()).toEqual(['Bastien Roux']))
    await userEvent.selectOptions(screen.getByLabelText('Massif'), '')
    await waitFor(async () => expect(await names()).toHaveLength(2))
  })

  test('an address that no guide matches says so, with the way back to all', async () => {
    open('/our-guides?activite=plongee-sous-glace')
    expect(await screen.findByText('Aucun guide ne réunit ces deux choix.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Devenir guide Explora' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Voir tous les guides' }).getAttribute('href')).toBe(
      '/our-guides',
    )
  })
})

describe('a guide', () => {
  const open = (slug: string, answers: Answers) =>
    stand(<GuidePage />, { at: `/our-guides/${slug}`, route: '/our-guides/:slug', answers })

  test('shows the card, and only the trips that this guide leads', async () => {
    const { requested } = open('bastien-roux', {
      // A search by words finds the trips of a namesake too.
      GuidePage: () => answered(led(1, bastien), led(2, ada), led(3, null)),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Bastien Roux' })).toBeTruthy()
    expect(requested).toEqual([['GuidePage', { words: 'bastien roux' }]])
    expect(screen.getAllByRole('article')).toHaveLength(1)
    const card = within(screen.getByRole('article'))
    expect(card.getByRole('link', { name: /^Aventure 1/ }).getAttribute('href')).toBe(
      '/expeditions/aventure-1',
    )
    expect(screen.getByText('Guide de haute montagne')).toBeTruthy()
    expect(screen.getByText('Modane')).toBeTruthy()
    expect(screen.getByText('français, italien')).toBeTruthy()
    expect(screen.getByText('Né en Vanoise.')).toBeTruthy()
  })

  test('shows what the guide leads next, the departures led and where to ask', async () => {
    open('bastien-roux', { GuidePage: () => answered(led(3, bastien), led(1, bastien), led(2, ada)) })
    const next = within(await screen.findByRole('region', { name: 'Les prochains départs de Bastien' }))
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/expeditions/aventure-1#departs',
      '/expeditions/aventure-3#departs',
    ])
    expect(next.getAllByText('Départ confirmé')).toHaveLength(2)
    expect(screen.getByText(/^12.départs avec nous$/)).toBeTruthy()
    const ask = within(screen.getByRole('region', { name: /^Une question pour Bastien/ }))
    expect(ask.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/expeditions/aventure-3#questions',
      '/expeditions/aventure-1#questions',
    ])
  })

  test('shows what travellers say of these trips', async () => {
    open('bastien-roux', {
      GuidePage: () => answered(led(1, bastien, [review({ text: 'Superbe.' })]), led(2, ada)),
    })
    expect(await screen.findByText('Superbe.')).toBeTruthy()
    expect(screen.getByText(/^4,5 sur 5, 1.avis$/)).toBeTruthy()
    const said = within(screen.getByRole('region', { name: 'De retour de ces aventures' }))
    expect(said.getByRole('link', { name: 'Aventure 1' })).toBeTruthy()
  })

  test('without text or languages shows the introduction of all guides', async () => {
    open('ada-lac', { GuidePage: () => answered(led(2, ada)) })
    expect(await screen.findByText('Diplômés, et chez eux là où ils t’emmènent.')).toBeTruthy()
    expect(screen.queryByText('Langues')).toBeNull()
  })

  test('describes the person to search engines', async () => {
    open('bastien-roux', { GuidePage: () => answered(led(1, bastien)) })
    await screen.findByRole('heading', { level: 1 })
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    )
    expect(blocks).toContainEqual(
      expect.objectContaining({
        '@type': 'Person',
        name: 'Bastien Roux',
        jobTitle: 'Guide de haute montagne',
        description: 'Né en Vanoise.',
      }),
    )
  })

  test('a name without trips renders nothing: the loader answers 404', async () => {
    const { requested } = open('personne', { GuidePage: () => answered(led(2, ada)) })
    await waitFor(() => expect(requested).toHaveLength(1))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
