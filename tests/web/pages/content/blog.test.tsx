import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { toSlug } from '#api/modules/search/fold.ts'
import { cards } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { blogCategories } from '#web/lib/site/blog.content.ts'
import { Page as ArticlePage } from '#web/pages/content/ArticlePage.tsx'
import { carbon } from '#web/pages/content/articles/carbon.content.ts'
import { Page as BlogPage } from '#web/pages/content/BlogPage.tsx'
import { articles } from '#web/pages/content/blog.content.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the list of articles', () => {
  const open = (at: string) => stand(<BlogPage />, { at, route: '/blog/:category?' })
  const categories = () => within(screen.getByRole('navigation', { name: 'Blog' }))

  test('shows all of them, each as one link, and the feed', () => {
    open('/blog')
    expect(screen.getByRole('heading', { level: 1, name: 'Le blog' })).toBeTruthy()
    expect(titles()).toEqual(articles.map(({ title }) => title))
    for (const { slug, title } of articles)
      expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`/blog/articles/${slug}`)
    expect(screen.getByRole('link', { name: /RSS/ }).getAttribute('href')).toBe('/blog/rss.xml')
    expect(document.querySelector('link[rel="alternate"]')?.getAttribute('href')).toBe('/blog/rss.xml')
  })

  test.each(blogCategories)('the category %s shows its articles under its name', (category, name) => {
    open(`/blog/${category}`)
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy()
    const own = articles.filter((article) => article.category === category)
    expect(titles()).toEqual(own.map(({ title }) => title))
    const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }))
    expect(trail.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog')
  })

  test('a category leads to another one', async () => {
    const { path } = open('/blog/podcasts')
    await userEvent.click(categories().getByRole('link', { name: 'Actus' }))
    expect(path()).toBe('/blog/actus')
    expect(screen.getByRole('heading', { level: 1, name: 'Actus' })).toBeTruthy()
    expect(titles()).toEqual(
      articles.filter(({ category }) => category === 'actus').map(({ title }) => title),
    )
  })
})

describe('an article', () => {
  const [article] = articles
  if (!article) throw new Error('the blog has no article')
  const open = (slug: string, answers: Answers = {}) =>
    stand(<ArticlePage />, { at: `/blog/articles/${slug}`, route: '/blog/articles/:slug', answers })
  const related = (nodes: ReturnType<typeof cards>) => ({
    expeditions: { __typename: 'ExpeditionConnection', nodes },
  })

  test('shows its text, its date and where it belongs', () => {
    open(article.slug)
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeTruthy()
    const date = document.querySelector('time')
    expect(date?.dateTime).toBe(article.date)
    expect(date?.textContent).toMatch(/^\d\d\/\d\d\/\d{4}$/)
    const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }))
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/blog',
      `/blog/${article.category}`,
    ])
  })

  test.each(articles)(
    '$slug names its author, a guide of the catalogue or the editorial team',
    ({ slug, author }) => {
      open(slug)
      const guides = catalogue.guides.map(({ full_name }) => full_name)
      if (!author) return expect(screen.getByText(/^Par la rédaction d’Explora/)).toBeTruthy()
      expect(guides).toContain(author.name)
      expect(author.slug).toBe(toSlug(author.name))
      const link = screen.getByRole('link', { name: author.name })
      expect(link.getAttribute('href')).toBe(`/our-guides/${author.slug}`)
    },
  )

  test('the article about carbon quotes the figures of the catalogue', () => {
    const vanoise = catalogue.expeditions.find(({ slug }) => slug === 'balcons-de-la-vanoise')
    const of = (city: string) => vanoise?.train_access.find((access) => access.city === city)
    const [paris, lyon] = [of('Paris'), of('Lyon')]
    const text = carbon.parts.flatMap((part) => part.text).join(' ')
    for (const kilograms of [
      paris?.kg_co2e,
      paris?.compare.car_kg_co2e,
      paris?.compare.plane_kg_co2e,
      lyon?.kg_co2e,
      lyon?.compare.car_kg_co2e,
    ])
      expect(text).toContain(`${String(kilograms).replace('.', ',')}\u00a0kg`)
    for (const { km } of paris?.legs ?? []) expect(text).toContain(`${km}\u00a0km`)
  })

  test('names no trip that the catalogue lacks', () => {
    const text = articles.flatMap(({ parts }) =>
      parts.flatMap((part) => [...part.text, ...('list' in part ? part.list : [])]),
    )
    const quoted = text.flatMap((line) =>
      [...line.matchAll(/«\u00a0((?:Les|La|Le|D’île|Week-end|Ados)\b[^»]*)\u00a0»/g)].map(([, name]) => name),
    )
    const names: (string | undefined)[] = catalogue.expeditions.map(({ name }) => name)
    expect(quoted.length).toBeGreaterThan(5)
    expect(quoted.filter((name) => !names.includes(name))).toEqual([])
  })

  test('is followed by the trips that it is about', async () => {
    const { requested } = open(article.slug, { ArticlePage: () => related(cards(1, 2)) })
    const section = within(await screen.findByRole('region', { name: 'Pour partir' }))
    expect(section.getAllByRole('article')).toHaveLength(2)
    expect(requested).toEqual([['ArticlePage', { words: article.expeditions }]])
  })

  test.each<[string, Answers]>([
    ['that cannot be read', { ArticlePage: 'fails' }],
    ['without any', { ArticlePage: () => related([]) }],
    ['of a service that is down', { ArticlePage: () => ({ expeditions: null }) }],
  ])('trips %s leave the article alone', async (_case, answers) => {
    const { requested } = open(article.slug, answers)
    await waitFor(() => expect(requested).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Pour partir' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('link', { name: 'Voir les aventures' }).getAttribute('href')).toBe('/expeditions')
  })

  test('offers three others to read, and never itself', async () => {
    const { path } = open(article.slug)
    const aside = within(screen.getByRole('complementary', { name: 'À lire aussi' }))
    const links = aside.getAllByRole('link')
    expect(links).toHaveLength(3)
    expect(links.map((link) => link.getAttribute('href'))).not.toContain(`/blog/articles/${article.slug}`)
    const [first] = links
    if (first) await userEvent.click(first)
    expect(path()).toBe(first?.getAttribute('href'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(article.title)
  })

  test('an unknown article renders nothing and requests nothing', () => {
    const { requested } = open('jamais-ecrit')
    expect(screen.queryByRole('heading')).toBeNull()
    expect(requested).toEqual([])
  })
})
