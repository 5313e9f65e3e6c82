import { Value } from 'typebox/value'
import { beforeAll, expect, test, vi } from 'vitest'
import { eq, sql } from '#api/db/drizzle.ts'
import { collections, expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { Collections } from '#api/modules/collections/collections.contract.ts'
import { emptyExpedition } from '#tests/support/bareExpedition.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

type Collection = {
  id: string
  slug: string
  banner_photo_url: string
  expeditions: { id: string; slug: string }[]
}

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })
  const list = async (): Promise<Collection[]> => (await api.inject('/api/v1/collections')).json()

  test.each(['/api/v1/collections', '/api/v1/collections/'])('%s matches its contract', async (url) => {
    const answer = await api.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('application/json')
    expect([...Value.Errors(Collections, answer.json())]).toEqual([])
  })

  test('lists collections in order, each with its expeditions in the curated order', async () => {
    const all = await list()
    expect(all.map(({ slug }) => slug)).toEqual([
      'premiers-pas',
      'loin-sans-avion',
      'grandir-dehors',
      'les-grandes-traversees',
      'au-fil-de-l-eau',
      'la-tete-dans-les-etoiles',
    ])
    expect(all[0]).toMatchObject({
      id: '1',
      name: 'Premiers pas',
      banner_photo_url: '/images/canoe-lac-soir-01.jpg?w=1280',
      banner_photo: { name: 'canoe-lac-soir-01.jpg', color: expect.stringMatching(/^#[\da-f]{6}$/) },
    })
    expect(all[0]?.expeditions.map(({ slug }) => slug)).toEqual([
      'week-end-bushcraft-dans-le-morvan',
      'd-ile-en-ile-dans-le-golfe-du-morbihan',
      'igloo-et-raquettes-en-chartreuse',
      'surf-et-yoga-au-bout-du-finistere',
      'volcans-et-bains-d-auvergne',
      'baie-de-somme-a-velo',
    ])
  })

  test('returns the cards of the catalogue', async () => {
    const featured = (await api.inject('/api/v1/expeditions/featured')).json()
    const cards = (await list()).flatMap((collection) => collection.expeditions)
    const shared = featured.find(({ id }: { id: string }) => cards.some((card) => card.id === id))
    expect(cards.find(({ id }) => id === shared.id)).toEqual(shared)
  })

  test('leaves out a deleted expedition, even a single one', async () => {
    const { db } = current()
    const isGone = eq(expeditions.slug, 'surf-et-yoga-au-bout-du-finistere')
    const [gone] = await db.select({ id: expeditions.id }).from(expeditions).where(isGone)
    await emptyExpedition(db, gone?.id ?? 0)
    await db.delete(expeditions).where(isGone)
    await db
      .update(collections)
      .set({ expeditionIds: sql`array[${gone?.id ?? 0}::int]` })
      .where(eq(collections.slug, 'au-fil-de-l-eau'))
    const all = await list()
    expect(all.find(({ slug }) => slug === 'premiers-pas')?.expeditions).toHaveLength(5)
    expect(all.find(({ slug }) => slug === 'au-fil-de-l-eau')?.expeditions).toEqual([])
  })

  test('reads all of them in one query', async () => {
    const select = vi.spyOn(current().db, 'select')
    const execute = vi.spyOn(current().db, 'execute')
    await list()
    expect(select.mock.calls.length + execute.mock.calls.length).toBe(1)
    vi.restoreAllMocks()
  })
})

onDatabase('empty', (current) => {
  test('returns an empty list without content', async () => {
    const api = await testApi(current().db)
    expect((await api.inject('/api/v1/collections')).json()).toEqual([])
  })
})
