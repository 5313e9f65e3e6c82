import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import photoList from '../../../photos/photos.json' with { type: 'json' }

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  test('credits each photograph by file name', async () => {
    const answer = await api.inject('/api/v1/photos')
    expect(answer.statusCode).toBe(200)
    const { photos } = answer.json()
    expect(photos.map(({ name }: { name: string }) => name)).toEqual(photoList.map(({ file }) => file).sort())
  })

  test('returns subject, place, author and licence of a photograph', async () => {
    const { photos } = (await api.inject('/api/v1/photos/')).json()
    expect(photos.find(({ name }: { name: string }) => name === 'dolomites-passo-giau-01.jpg')).toEqual({
      name: 'dolomites-passo-giau-01.jpg',
      url: '/images/dolomites-passo-giau-01.jpg',
      alt: 'Un sommet des Dolomites flamboie au coucher du soleil',
      place: 'Passo Giau, Italie',
      author: expect.stringMatching(/\S/),
      license: expect.stringMatching(/\S/),
      license_url: expect.stringMatching(/^https:/),
      source_url: expect.stringMatching(/^https:/),
    })
  })

  test('marks the call as an extension', async () => {
    const { paths } = (await api.inject('/api/v1/openapi.json')).json()
    expect(paths['/api/v1/photos'].get['x-extension']).toBe(true)
  })
})
