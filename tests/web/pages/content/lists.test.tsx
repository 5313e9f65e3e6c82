import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { cards } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { FavouritesProvider } from '#web/lib/account/favourites.tsx'
import { Page as CollectionPage } from '#web/pages/CollectionPage.tsx'
import { Page as CreditsPage } from '#web/pages/content/CreditsPage.tsx'
import { Page as FamilyPage } from '#web/pages/content/FamilyPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const links = (name: string | RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))

describe('credits', () => {
  const credit = {
    __typename: 'PhotoCredit',
    name: 'lac',
    url: '/images/lac.jpg?w=320',
    alt: 'Un lac au matin',
    place: null,
    author: 'Ada Lac',
    license: 'CC BY 4.0',
    licenseUrl: 'https://license.example.test',
    sourceUrl: 'https://source.example.test',
  }

  test('that cannot be read are reported, and can be read again', async () => {
    const answers: Answers = { CreditsPage: 'breaks' }
    const { requested } = stand(<CreditsPage />, { answers })
    await waitFor(() => expect(requested).toHaveLength(1))
    expect(screen.getByRole('alert').textContent).toBe('Cette partie est momentanément indisponible.')
    answers.CreditsPage = () => ({ photoCredits: [credit] })
    await retry()
    expect(await screen.findByText('Ada Lac')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('name author, licence and source of each photograph', async () => {
    const other = { ...credit, name: 'col', alt: 'Un col', author: 'Bob', place: 'Vanoise' }
    stand(<CreditsPage />, { answers: { CreditsPage: () => ({ photoCredits: [credit, other] }) } })
    expect(await screen.findByRole('img', { name: 'Un lac au matin' })).toBeTruthy()
    expect(links('CC BY 4.0')).toEqual([credit.licenseUrl, credit.licenseUrl])
    // Several links read « Source »: each is named by its photograph.
    expect(links(/^Source de la photographie.: Un col$/)).toEqual([credit.sourceUrl])
    expect(screen.getByText('Vanoise')).toBeTruthy()
  })
})

describe('families', () => {
  const answered = (totalCount: number) => ({
    expeditions: { __typename: 'ExpeditionConnection', totalCount, nodes: cards(1, 2) },
  })

  test('have their filters even while the trips cannot be read', async () => {
    const answers: Answers = { FamilyPage: 'breaks' }
    const { requested } = stand(<FamilyPage />, { answers })
    await waitFor(() => expect(requested).toHaveLength(1))
    const [filter] = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.includes('family'))
    expect(filter?.getAttribute('href')).toBe('/expeditions?family_friendly=true')
    answers.FamilyPage = () => answered(14)
    await retry()
    expect(await screen.findByRole('heading', { name: /^14.aventures$/ })).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})

describe('a collection', () => {
  const collection = (slug: string, subtitle: string | null) => ({
    __typename: 'Collection',
    id: slug,
    slug,
    name: `Collection ${slug}`,
    subtitle,
    bannerImage: null,
    expeditions: cards(1, 3),
  })
  const collections = [collection('hiver', 'Au chaud dedans.'), collection('lacs', null)]
  const open = (slug: string) => {
    const toggle = vi.fn()
    const page = (
      <FavouritesProvider value={{ has: () => false, toggle }}>
        <CollectionPage />
      </FavouritesProvider>
    )
    const shown = stand(page, {
      at: `/collections/${slug}`,
      route: '/collections/:slug',
      answers: { CollectionPage: () => ({ collections }) },
    })
    return { ...shown, toggle }
  }

  test('shows its text and its trips, with their hearts', async () => {
    const { toggle } = open('hiver')
    expect(await screen.findByRole('heading', { level: 1, name: 'Collection hiver' })).toBeTruthy()
    expect(screen.getByText('Au chaud dedans.')).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: /^Favori.: Aventure 2$/ }))
    expect(toggle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }))
  })

  test('without a text repeats its name instead', async () => {
    open('lacs')
    expect(await screen.findAllByText('Collection lacs')).toHaveLength(3)
  })

  test('that does not exist renders nothing: the loader answers 404', async () => {
    const { requested } = open('jamais')
    await waitFor(() => expect(requested).toHaveLength(1))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
