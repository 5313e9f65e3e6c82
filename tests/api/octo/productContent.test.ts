import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { octoCalls } from '#tests/support/octoCalls.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  let key: Record<string, string>
  beforeAll(async () => {
    api = await testApi(current().db)
    key = (await resellerKey(current().db)).headers
  })
  afterAll(() => api.close())

  const { get } = octoCalls(
    () => api,
    () => key,
  )

  test('tells the content of an expedition on the product and its option', async () => {
    const [row] = await current()
      .db.select()
      .from(expeditions)
      .where(eq(expeditions.expeditionType, 'En itinérance'))
      .limit(1)
    if (!row) throw new Error('The demonstration has no expedition for families.')
    const { body } = await get(`/products/${row.id}`, 'octo/content')
    const [option] = body.options
    expect(body).toMatchObject({
      title: row.name,
      shortDescription: row.shortDescription,
      description: row.description,
      faqs: [],
      durationMinutesFrom: row.durationDays * 1440,
      durationMinutesTo: null,
      commentary: [{ format: 'IN_PERSON', language: 'fr' }],
    })
    expect(option).toMatchObject({ title: row.name, features: body.features, locations: body.locations })
    expect(option.units[1]).toMatchObject({ title: 'Enfant', features: [] })
    const toTexts = (type: string) =>
      body.features.filter((feature: { type: string }) => feature.type === type)
    expect(toTexts('INCLUSION')).toHaveLength(row.included.length)
    expect(toTexts('EXCLUSION')).toHaveLength(row.notIncluded.length)
    expect(toTexts('PREBOOKING_INFORMATION')).toHaveLength(2)
    expect(JSON.stringify(toTexts('PREARRIVAL_INFORMATION'))).toContain(row.arrivalStation)
    expect(toTexts('CANCELLATION_TERM')).toEqual([
      { shortDescription: option.cancellationCutoff, type: 'CANCELLATION_TERM' },
    ])
    expect(body.media[0]).toMatchObject({ type: 'image/jpeg', rel: 'COVER' })
    expect(
      body.media.every(({ src, copyright }: Record<string, string>) => src?.startsWith('http') && copyright),
    ).toBe(true)
    expect(body.media).toHaveLength(row.photoNames.length)
    const [start, ...programme] = body.locations
    expect(start).toMatchObject({
      title: row.meetingPoint?.name,
      types: ['START'],
      place: { latitude: row.meetingPoint?.lat, longitude: row.meetingPoint?.lon },
    })
    expect(programme).toHaveLength(row.durationDays)
    expect(programme.map(({ title }: { title: string }) => title.slice(0, 6))).toEqual(
      programme.map((_: unknown, index: number) => `Jour ${index + 1}`),
    )
  })

  test('labels expeditions by their kind', async () => {
    const { body } = await get('/products', 'octo/content')
    for (const { categoryLabels, options } of body) {
      const hasChildren = options[0].units.some(({ id }: { id: string }) => id === 'child')
      expect(categoryLabels).toContain('guided-tours')
      expect(categoryLabels.includes('adults-only')).toBe(!hasChildren)
      expect(categoryLabels.filter((label: string) => label.startsWith('trip-difficulty'))).toHaveLength(1)
    }
  })
})
