import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import type { ThemeFilters } from '#api/modules/themes/themes.contract.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

type Group = {
  id: string
  name: string
  themes: {
    path: string
    name: string
    banner_photo_url: string | null
    filters: ThemeFilters
    expeditions_count: number
    next_departure_start: string
  }[]
}

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  test.each(['/api/v1/themes', '/api/v1/themes/'])('%s lists the groups in order', async (url) => {
    const answer = await api.inject(url)
    expect(answer.statusCode).toBe(200)
    const { groups }: { groups: Group[] } = answer.json()
    expect(groups.map((group) => group.id)).toEqual([
      'neige',
      'a-pied',
      'sur-l-eau',
      'a-velo',
      'destinations',
      'en-famille',
      'vacances',
      'duree',
    ])
    expect(groups[0]?.themes[0]).toMatchObject({
      name: 'Neige en Laponie',
      path: 'neige/laponie',
      banner_photo_url: '/images/massif-neige-crepuscule-01.jpg?w=1280',
      intro: expect.stringContaining('hiver'),
      filters: { region: 'laponie', countries: [] },
    })
    expect(groups.at(-1)?.themes).toEqual([])
    expect(groups.flatMap((group) => group.themes).filter((theme) => !theme.banner_photo_url)).toHaveLength(1)
  })

  test('returns the number of matching expeditions and their next departure for each theme', async () => {
    const { groups }: { groups: Group[] } = (await api.inject('/api/v1/themes')).json()
    const themes = groups.flatMap((group) => group.themes)
    expect(themes.length).toBeGreaterThan(20)
    for (const { path, filters, expeditions_count, next_departure_start } of themes) {
      const request = new URLSearchParams({
        activities: filters.activities.join(),
        countries: filters.countries.join(),
        region: filters.region ?? '',
        expedition_type: filters.expedition_type ?? '',
        vacation: filters.vacation ?? '',
        family_friendly: String(filters.family_friendly === true),
        sort: 'next_departure',
        per_page: '1',
      })
      const { nbHits, hits } = (await api.inject(`/api/v1/expeditions/search?${request}`)).json()
      expect([path, expeditions_count]).toEqual([path, nbHits])
      const soonest = hits[0]?.next_departure_starts[0]?.next_departure_start ?? null
      if (filters.vacation) expect(next_departure_start >= soonest).toBe(true)
      else expect([path, next_departure_start]).toEqual([path, soonest])
    }
  })

  test.each([
    '/api/v1/themes/aventures?path=neige/laponie',
    '/api/v1/themes/aventures?path=neige%2Flaponie',
    '/api/v1/themes/aventures/?path=/neige/laponie/',
    '/api/v1/themes/aventures/neige/laponie',
    '/api/v1/themes/aventures/neige/laponie/',
    '/api/v1/themes/aventures/neige%2Flaponie',
  ])('returns the theme %s with its filters', async (url) => {
    const answer = await api.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      theme: {
        name: 'Neige en Laponie',
        path: 'neige/laponie',
        banner_photo_url: '/images/massif-neige-crepuscule-01.jpg?w=1280',
        banner_photo: expect.objectContaining({
          name: 'massif-neige-crepuscule-01.jpg',
          color: expect.stringMatching(/^#[\da-f]{6}$/),
        }),
        intro: expect.stringContaining('Tu apprends'),
        expeditions_count: expect.any(Number),
        next_departure_start: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
      filters: {
        activities: expect.arrayContaining(['raquettes']),
        countries: [],
        region: 'laponie',
        expedition_type: null,
        vacation: null,
        family_friendly: null,
      },
    })
  })

  test.each([
    '/api/v1/themes/aventures?path=nulle/part',
    '/api/v1/themes/aventures?path=',
    '/api/v1/themes/aventures?path=neige',
    '/api/v1/themes/aventures?path=neige//laponie',
    '/api/v1/themes/aventures?path=%00',
    '/api/v1/themes/aventures?path=neige/laponie%00',
    '/api/v1/themes/aventures?path=%F0%9F%8F%94',
    "/api/v1/themes/aventures?path='%20or%201=1",
    '/api/v1/themes/aventures/nulle/part',
    '/api/v1/themes/aventures/NEIGE/LAPONIE',
    '/api/v1/themes/aventures/%00',
  ])('%s returns a 404 with its message', async (url) => {
    const answer = await api.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().error).toMatchObject({ code: 'THEME_NOT_FOUND', message: 'Ce thème n’existe pas.' })
  })

  test.each([
    '/api/v1/themes/aventures',
    '/api/v1/themes/aventures/',
    '/api/v1/themes/aventures?path=a&path=b',
    `/api/v1/themes/aventures?path=${'a'.repeat(201)}`,
    `/api/v1/themes/aventures/${'a'.repeat(201)}`,
    '/api/v1/themes/aventures?path[x]=neige',
  ])('refuses %s without a 5xx', async (url) => {
    const answer = await api.inject(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().error.message).toMatch(/\.$/)
  })
})

onDatabase('empty', (current) => {
  test('returns no groups without content', async () => {
    const api = await testApi(current().db)
    expect((await api.inject('/api/v1/themes')).json()).toEqual({ groups: [] })
  })
})
