import { describe, expect, test } from 'vitest'
import type { Answer } from '#web/lib/graph/answers.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import type { Load } from '#web/lib/graph/load.ts'
import { load as loadCollection } from '#web/pages/CollectionPage.tsx'
import { load as loadArticle } from '#web/pages/content/ArticlePage.tsx'
import { load as loadBlog } from '#web/pages/content/BlogPage.tsx'
import { articles } from '#web/pages/content/blog.content.ts'
import { load as loadGuide } from '#web/pages/content/GuidePage.tsx'
import { loadInstead, load as loadNotFound } from '#web/pages/NotFoundPage.tsx'
import { load as loadTheme } from '#web/pages/ThemePage.tsx'

type Requested = [operation: string, variables: object]

/** Loads a page as the server does; resolves its requests, or the status that it answers. */
async function readOutcome(
  load: Load,
  params: Record<string, string>,
  data: Answer['data'],
  hasErrors = false,
) {
  const requested: Requested[] = []
  const graph = new Graph({
    answers: new Map(),
    async execute(operation, variables) {
      requested.push([operation, variables])
      return { data, hasErrors }
    },
  })
  const request = new Request('https://example.test/?sort=price')
  try {
    await load(graph, { params, request })
    return { requested }
  } catch (error) {
    return { status: error instanceof Response ? error.status : 'error', requested }
  }
}
const readNames = (requested: Requested[]) => requested.map(([operation]) => operation)

const theme = {
  id: '1',
  name: 'Neige',
  path: 'neige',
  intro: null,
  bannerImage: null,
  filter: {
    activities: [],
    countries: ['FI'],
    region: null,
    type: null,
    vacation: null,
    familyFriendly: null,
  },
}
const guided = (slug: string) => ({ id: '1', guide: { id: '4', slug } })

describe('a page whose subject does not exist', () => {
  test.each([
    ['theme', loadTheme, { '*': 'neige' }, { theme: null }],
    ['collection', loadCollection, { slug: 'hiver' }, { collections: [{ slug: 'printemps' }] }],
    ['guide', loadGuide, { slug: 'ada' }, { expeditions: { nodes: [guided('bob')] } }],
    ['article', loadArticle, { slug: 'jamais-ecrit' }, {}],
    ['blog category', loadBlog, { category: 'jamais' }, {}],
    ['path', loadNotFound, {}, {}],
  ])('answers 404: %s', async (_case, load, params, data) => {
    expect((await readOutcome(load, params, data)).status).toBe(404)
  })
})

describe('a gateway that cannot answer', () => {
  test.each([
    ['theme', loadTheme, { '*': 'neige' }, { theme: null }],
    ['collection', loadCollection, { slug: 'hiver' }, { collections: null }],
    ['guide', loadGuide, { slug: 'ada' }, { expeditions: null }],
  ])('is no 404, which search engines would believe: %s', async (_case, load, params, data) => {
    expect((await readOutcome(load, params, data, true)).status).toBe('error')
  })

  test('leaves an article readable', async () => {
    const [article] = articles
    const { status } = await readOutcome(loadArticle, { slug: article?.slug ?? '' }, undefined, true)
    expect(status).toBeUndefined()
  })

  test('leaves the not-found page without suggestions', async () => {
    const load: Load = (graph) => loadInstead(graph, '/expeditions/kayak-en-laponie')
    const { requested, status } = await readOutcome(load, {}, undefined, true)
    expect(requested).toEqual([['NotFoundPage', { words: 'kayak en laponie' }]])
    expect(status).toBeUndefined()
  })
})

describe('a page that exists', () => {
  test('loads a theme, then its search with the choices of the URL', async () => {
    const { requested } = await readOutcome(loadTheme, { '*': 'neige' }, { theme, expeditions: null })
    expect(readNames(requested)).toEqual(['ThemePage', 'BrowseExpeditions', 'SearchFilters'])
    const variables = requested.find(([name]) => name === 'BrowseExpeditions')?.[1]
    expect(variables).toMatchObject({ filter: { countries: ['FI'] }, sort: 'PRICE_ASC', page: 1 })
  })

  test('searches the expeditions of a guide by the words of the path', async () => {
    const data = { expeditions: { nodes: [guided('ada-du-lac')] } }
    const { requested, status } = await readOutcome(loadGuide, { slug: 'ada-du-lac' }, data)
    expect(requested).toEqual([['GuidePage', { words: 'ada du lac' }]])
    expect(status).toBeUndefined()
  })

  test('finds a collection by its slug', async () => {
    const { status } = await readOutcome(
      loadCollection,
      { slug: 'hiver' },
      { collections: [{ slug: 'hiver' }] },
    )
    expect(status).toBeUndefined()
  })

  test('reads a category of the blog without a request', async () => {
    expect(await readOutcome(loadBlog, { category: 'actus' }, {})).toEqual({ requested: [] })
    expect(await readOutcome(loadBlog, {}, {})).toEqual({ requested: [] })
  })
})
