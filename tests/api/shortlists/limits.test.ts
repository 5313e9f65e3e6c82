import { expect, test } from 'vitest'
import { readListTitle, readPersonName } from '#schema/shortlist.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { shortlistApi } from '#tests/support/shortlists.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

test.each([
  ['Léa', 'Léa'],
  [' Anne-Lise ', 'Anne-Lise'],
  ['D’Artagnan', 'D’Artagnan'],
  ["O'Neil", "O'Neil"],
  ['אָדָם', 'אָדָם'],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['a'.repeat(25), undefined],
  ['Léa2', undefined],
  ['lea@exemple.fr', undefined],
  ['www.exemple.fr', undefined],
  ['Léa\nSam', undefined],
  ['Léa\u202E', undefined],
  ['   ', undefined],
  ['', undefined],
  ['<b>', undefined],
])('reads the name %j as %j', (typed, name) => {
  expect(readPersonName(typed)).toBe(name)
})

test.each([
  ['Été 2027 entre amis', 'Été 2027 entre amis'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), undefined],
  ['exemple.fr/promo', undefined],
  ['Appelle le 06 12 34 56 78 !', undefined],
  ['', undefined],
])('reads the title %j as %j', (typed, title) => {
  expect(readListTitle(typed)).toBe(title)
})

onDatabase('demo', (current) => {
  const lists = shortlistApi(current)
  const toCode = (answer: { statusCode: number; json(): { error: { code: string } } }) =>
    `${answer.statusCode} ${answer.json().error?.code}`
  const create = (payload: object, from?: string) =>
    lists.call('POST', '', { payload, ...(from && { from }) })

  test.each([
    [{ title: 'Vingt', expedition_ids: ids(21) }, '409 SHORTLIST_TRIPS'],
    [{ title: 'Rien', expedition_ids: [] }, '400 INVALID_REQUEST'],
    [{ title: 'Inconnue', expedition_ids: ['999999'] }, '404 EXPEDITION_NOT_FOUND'],
    [{ title: 'exemple.fr', expedition_ids: ['1'] }, '422 SHORTLIST_TITLE'],
    [{ title: 'Texte', expedition_ids: ['1'], note: 'libre' }, '400 INVALID_REQUEST'],
  ])('refuses the list %j with %s', async (payload, code) => {
    expect(toCode(await create(payload))).toBe(code)
  })

  test('holds 20 trips, each once', async () => {
    const { token } = await lists.create([...ids(20), '1'])
    const { person_key: key } = await lists.join(token)
    const put = (payload: object) => lists.call('PUT', `/${token}/items`, { key, payload })
    expect(toCode(await put({ expedition_id: '21', is_listed: true }))).toBe('409 SHORTLIST_TRIPS')
    expect(toCode(await put({ expedition_id: '999999', is_listed: true }))).toBe('404 EXPEDITION_NOT_FOUND')
    await put({ expedition_id: '1', is_listed: false })
    const full = await put({ expedition_id: '21', is_listed: true })
    expect(full.json().items).toHaveLength(20)
  })

  test('holds 12 persons, for any number of concurrent arrivals', async () => {
    const { token } = await lists.create()
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        lists.call('POST', `/${token}/people`, { payload: { name: 'Léa', party: 1 } }),
      ),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.map(toCode)).toEqual(['409 SHORTLIST_FULL', '409 SHORTLIST_FULL'])
    expect((await lists.read(token)).people).toHaveLength(12)
  })

  test.each([
    [{ name: 'Léa', party: 0 }, '400 INVALID_REQUEST'],
    [{ name: 'Léa', party: 9 }, '400 INVALID_REQUEST'],
    [{ name: 'Léa 2', party: 1 }, '422 SHORTLIST_NAME'],
  ])('refuses the person %j with %s', async (payload, code) => {
    const { token } = await lists.create()
    expect(toCode(await lists.call('POST', `/${token}/people`, { payload }))).toBe(code)
  })

  test.each([
    ['votes', { expedition_id: '1', vote: 3 }],
    ['votes', { expedition_id: '1', vote: -1 }],
    ['weeks', { weeks: [{ week: '2027-07-11', part: 2 }] }],
    ['weeks', { weeks: [{ week: '2028-07-08', part: 2 }] }],
    ['weeks', { weeks: [{ week: '2027-07-10', part: 3 }] }],
    [
      'weeks',
      {
        weeks: [
          { week: '2027-07-10', part: 1 },
          { week: '2027-07-10', part: 2 },
        ],
      },
    ],
  ])('refuses %s %j', async (part, payload) => {
    const { token } = await lists.create()
    const { person_key: key } = await lists.join(token)
    expect(toCode(await lists.call('PUT', `/${token}/${part}`, { key, payload }))).toBe('400 INVALID_REQUEST')
  })

  test('creates ten lists a day for an address block', async () => {
    const payload = { title: 'Encore', expedition_ids: ['1'] }
    for (let count = 0; count < 10; count++) expect((await create(payload)).statusCode).toBe(201)
    expect(toCode(await create(payload))).toBe('429 RATE_LIMITED')
    expect((await create(payload, '198.51.100.1')).statusCode).toBe(201)
    lists.at(1.01)
    expect((await create(payload)).statusCode).toBe(201)
  })

  test('accepts 60 changes an hour from an address block, and any number of reads', async () => {
    const { token } = await lists.create()
    const { person_key: key } = await lists.join(token)
    const vote = (from?: string) =>
      lists.call('PUT', `/${token}/votes`, {
        key,
        payload: { expedition_id: '1', vote: 2 },
        ...(from && { from }),
      })
    for (let count = 1; count < 60; count++) expect((await vote()).statusCode).toBe(200)
    expect(toCode(await vote())).toBe('429 RATE_LIMITED')
    expect((await vote('198.51.100.1')).statusCode).toBe(200)
    expect((await lists.call('GET', `/${token}`)).statusCode).toBe(200)
    lists.at(0.05)
    expect((await vote()).statusCode).toBe(200)
  })
})
