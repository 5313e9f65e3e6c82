import { beforeAll, expect, test } from 'vitest'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Api } from '#api/deps.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  let noe: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    noe = await staffMember(current().db, { permissions: ['catalogue'] })
  })

  const read = (url: string, headers: Record<string, string> = noe.headers) =>
    api.inject({ url: `/api/v1${url}`, headers })
  const save = (id: number, version: number, change: object) =>
    api.inject({
      method: 'PATCH',
      url: `/api/v1/agency/expeditions/${id}/draft`,
      headers: noe.headers,
      payload: { version, ...change },
    })

  test('answers a draft as its public detail and route would be, and changes neither', async () => {
    const before = (await read('/expeditions/3')).json()
    const track = [
      [6.1, 45, 900],
      [6.1, 45.1, 1500],
    ]
    const route = { points: [], tracks: [track] }
    await save(3, 1, { summary: 'Un mot de brouillon.', route })
    const preview = await read('/agency/expeditions/3/preview')
    expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'no-store'])
    const { geojson, ...detail } = preview.json()
    expect(detail).toMatchObject({ id: '3', short_description: 'Un mot de brouillon.' })
    expect(Object.keys(detail).sort()).toEqual(Object.keys(before).sort())
    expect(geojson.features[0].geometry.coordinates).toEqual(track)
    expect(geojson.features[0].properties.days).toBeUndefined()
    expect((await read('/expeditions/3')).json()).toEqual(before)
  })

  test('previews an unfinished expedition, which has no public document', async () => {
    const created = await api.inject({
      method: 'POST',
      url: '/api/v1/agency/expeditions',
      headers: { ...noe.headers, 'idempotency-key': 'a7a3f9be-4df5-4f6c-8a0e-1f6ad1c9c001' },
      payload: { name: 'Les lacs du silence', search_title: 'Lacs et silence' },
    })
    const { id } = created.json()
    const preview = (await read(`/agency/expeditions/${id}/preview`)).json()
    expect(preview).toMatchObject({
      name: 'Les lacs du silence',
      images: [],
      search_title: 'Lacs et silence',
    })
    expect((await read(`/expeditions/${id}`)).statusCode).toBe(404)
    const shown = await current().db.$count(expeditionDocuments)
    await read(`/agency/expeditions/${id}/preview`)
    expect(await current().db.$count(expeditionDocuments)).toBe(shown)
  })

  test('hides a preview from visitors, and knows no other id', async () => {
    expect((await read('/agency/expeditions/3/preview', {})).statusCode).toBe(404)
    expect((await read('/agency/expeditions/999999/preview')).json().error.code).toBe('EXPEDITION_NOT_FOUND')
  })
})
