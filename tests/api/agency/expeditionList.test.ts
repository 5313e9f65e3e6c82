import { beforeAll, expect, test } from 'vitest'
import { expeditions } from '#api/db/tables.ts'
import { readListCursor, toListCursor } from '#api/modules/agency/expeditions/list.domain.ts'
import { createAuthor } from '#tests/support/author.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'

type Row = { id: string; name: string; state: string; rank: number; changed_at: string }

test.each([
  ['changed', { value: 1_795_677_788_589, id: 12 }],
  ['rank', { value: 7, id: 3 }],
  ['name', { value: 'Été_2027', id: 3 }],
] as const)('reads the cursor of the order %s', (sort, position) => {
  expect(readListCursor(toListCursor(position), sort)).toEqual(position)
  expect(readListCursor('bm8', sort)).toBeUndefined()
})

onDatabase('demo', (current) => {
  let author: Awaited<ReturnType<typeof createAuthor>>
  beforeAll(async () => {
    author = await createAuthor(current().db)
  })

  const list = async (query = '') =>
    (await author.visit(`/agency/expeditions${query}`, author.noe.headers)).json()
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).expeditions.map(({ name }: Row) => name)

  test('lists drafts and published ones, last change first, with places and photo', async () => {
    const draft = await author.create({
      name: 'Les lacs de Zéphirine',
      slug: 'lacs-zephirine',
      summary: 'Court.',
    })
    const { expeditions: rows, next } = await list()
    expect([rows.length, next]).toEqual([49, null])
    expect(rows[0]).toMatchObject({
      id: draft.id,
      state: 'draft',
      type: 'En itinérance',
      missing_count: 1,
      departures_to_come: 0,
      changed_by: 'Noé',
      cover: { name: author.content.photos[0] },
    })
    const times = rows.map(({ changed_at }: Row) => changed_at)
    expect(times).toEqual(times.toSorted().toReversed())
    const vanoise = rows.find(({ id }: Row) => id === '1')
    expect(vanoise).toMatchObject({ state: 'published', has_changes: false, guide_name: 'Camille Rochette' })
    expect(vanoise.departures_to_come).toBeGreaterThan(0)
    const claire = await staffMember(current().db, { permissions: ['bookings'] })
    expect((await author.visit('/agency/expeditions', claire.headers)).statusCode).toBe(200)
  })

  test('finds by name, slug, reference and region, and by each filter', async () => {
    const { db } = current()
    expect(await names('?q=zephirine')).toEqual(['Les lacs de Zéphirine'])
    expect(await names('?q=EXP-0001')).toEqual(['Les balcons de la Vanoise'])
    expect((await names('?q=bretagne')).length).toBeGreaterThan(0)
    expect(await names('?state=draft')).toEqual(['Les lacs de Zéphirine'])
    expect(await names('?incomplete=true')).toEqual(['Les lacs de Zéphirine'])
    const rows = await db.select().from(expeditions)
    const count = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length
    const cases: [query: string, expected: number][] = [
      ['?country=NO', count(({ countryCodes }) => countryCodes.includes('NO'))],
      ['?activity=trek', count(({ activitySlugs }) => activitySlugs.includes('trek'))],
      ['?level=4', count(({ levelNumber }) => levelNumber === 4)],
      ['?guide_id=1', count(({ guideId }) => guideId === 1)],
      ['?type=En%20itin%C3%A9rance', count(({ expeditionType }) => expeditionType === 'En itinérance')],
    ]
    for (const [query, expected] of cases)
      expect([query, (await names(query)).length]).toEqual([query, expected])
    const bare = await names('?without_departure=true')
    expect(bare).toContain('Les trois frontières à ski')
    expect(bare).not.toContain('Les balcons de la Vanoise')
  })

  test.each(['changed', 'name', 'rank'])('pages through all by the order %s', async (sort) => {
    const found: Row[] = []
    let after = ''
    do {
      const page = await list(`?sort=${sort}&first=20${after && `&after=${after}`}`)
      found.push(...page.expeditions)
      after = page.next ?? ''
    } while (after)
    expect(found.map(({ id }) => id)).toEqual(
      (await list(`?sort=${sort}`)).expeditions.map(({ id }: Row) => id),
    )
    expect(new Set(found.map(({ id }) => id)).size).toBe(49)
    if (sort === 'rank')
      expect(found.map(({ rank }) => rank)).toEqual(found.map(({ rank }) => rank).toSorted((a, b) => a - b))
    expect((await author.visit('/agency/expeditions?after=%21', author.noe.headers)).statusCode).toBe(400)
  })
})
