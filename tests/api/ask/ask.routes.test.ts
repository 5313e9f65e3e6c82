import { beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { askCases, caseCity, caseToday } from '#tests/rules/ask/cases.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  const log = capturedLog()
  beforeAll(async () => {
    const clock = () => new Date(`${caseToday}T10:00:00Z`)
    api = await testApi(current().db, { clock, env: { logLevel: 'debug' }, logStream: log.stream })
  })

  const ask = async (text: string, from = caseCity) => {
    const parameters = new URLSearchParams({ text, ...(from && { from }) })
    return (await api.inject(`/api/v1/search/ask?${parameters}`)).json()
  }
  const listPairs = (query: string) =>
    [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`).toSorted()

  describe.each(Object.entries(askCases))('%s', (_, cases) => {
    test.each(cases)('%s', async (sentence, expected, ignored = []) => {
      const answer = await ask(sentence)
      const pairs = [...expected.split(/ (?=\w+=)/).filter(Boolean), `ask=${sentence}`].toSorted()
      expect({ pairs: listPairs(answer.query), ignored: answer.ignored }).toEqual({ pairs, ignored })
      const search = await api.inject(`/api/v1/expeditions/search?${answer.query}`)
      expect(search.statusCode).toBe(200)
    })
  })

  const findIds = async (text: string) => {
    const { query } = await ask(text)
    const { hits } = (await api.inject(`/api/v1/expeditions/search?${query}`)).json()
    return hits.map(({ name }: { name: string }) => name)
  }

  test('finds the expeditions that the specification names', async () => {
    const week = 'une semaine en août avec un enfant de 8 ans, pas trop dur, près d’un lac'
    expect(await findIds(week)).toEqual(['Corse, entre mer et châtaigniers'])
    expect((await findIds('un week-end en juin pour deux')).toSorted()).toEqual([
      'D’île en île dans le golfe du Morbihan',
      'La baie de Somme à vélo',
      'Week-end bushcraft dans le Morvan',
    ])
  })

  test('describes each chip, with the search without it', async () => {
    const { chips, rest } = await ask('rando facile dans le Vercors avec piscine')
    expect(chips).toEqual([
      expect.objectContaining({ rule: 'activity', words: 'rando', label: 'À pied' }),
      {
        rule: 'level-easy',
        words: 'facile',
        label: 'Niveaux 1 et 2',
        query_without:
          'q=piscine&region=vercors&activity_types=a-pied&ask=rando%2C+dans+le+Vercors+avec+piscine'.replace(
            '%2C',
            ',',
          ),
      },
      expect.objectContaining({ words: 'dans le Vercors', label: 'Vercors' }),
    ])
    expect(rest).toBe('piscine')
  })

  test('searches a text that is no sentence as its words', async () => {
    expect(await ask('kayak bretagne')).toEqual({
      query: 'q=kayak+bretagne',
      chips: [],
      rest: 'kayak bretagne',
      ignored: [],
    })
  })

  test.each([
    ['answers', 200, ''],
    ['refuses', 400, '&from=lyon&from=paris'],
  ])('logs no word of a text that it %s', async (_, status, rest) => {
    log.lines.splice(0)
    const { statusCode } = await api.inject(`/api/v1/search/ask?text=un+secret+en+juillet${rest}`)
    expect(statusCode).toBe(status)
    expect(log.all()).toContain('/api/v1/search/ask')
    expect(log.all()).not.toMatch(/secret|juillet/)
  })

  test('ignores an unknown city, and refuses a request without a text', async () => {
    expect((await ask('moins de 3 h de train', 'nowhere')).query).not.toContain('from=')
    expect((await api.inject('/api/v1/search/ask')).statusCode).toBe(400)
  })
})
