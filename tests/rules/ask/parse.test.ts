import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeLabel } from '#rules/ask/labels.content.ts'
import { type Parsed, parse } from '#rules/ask/parse.ts'
import { groups } from '#rules/ask/read.ts'
import { listTokens, readable } from '#rules/ask/tokens.ts'
import { isFiller } from '#rules/ask/words.content.ts'
import { askCases, caseCity, caseToday } from '#tests/rules/ask/cases.ts'
import { sentences } from '#tests/rules/ask/sentences.ts'
import { demoVocabulary } from '#tests/rules/ask/vocabulary.ts'

const parsed = (text: string) => parse(text, demoVocabulary, caseToday, caseCity)
const written = ({ state, rest }: Pick<Parsed, 'state' | 'rest'>) =>
  [
    ...Object.entries(state).map(([name, value]) => `${name}=${value}`),
    ...(rest ? [`q=${rest}`] : []),
  ].toSorted()
const listExpected = (text: string) =>
  text
    .split(/ (?=\w+=)/)
    .filter(Boolean)
    .toSorted()

describe.each(Object.entries(askCases))('%s', (_, cases) => {
  test.each(cases)('%s', (sentence, expected, ignored = []) => {
    const result = parsed(sentence)
    expect({ values: written(result), ignored: result.ignored }).toEqual({
      values: listExpected(expected),
      ignored,
    })
    expect(result.isSentence).toBe(true)
  })
})

test('has 64 rules in eight groups, each with its own name', () => {
  expect(groups.map((group) => group.length)).toEqual([3, 17, 9, 6, 8, 8, 8, 5])
  expect(new Set(groups.flat().map(({ name }) => name)).size).toBe(64)
})

test('has a hundred cases', () => {
  expect(Object.values(askCases).map((cases) => cases.length)).toEqual([12, 20, 10, 10, 10, 12, 12, 8, 6])
})

test.each([
  ['kayak bretagne', false],
  ['tour du Mont-Blanc', true],
  ['gr20', false],
  ['5 jours', true],
  ['août', true],
  ['tranquille', true],
  ['', false],
  ['?!', false],
])('reads « %s » as a sentence: %s', (text, isSentence) => {
  expect(parsed(text).isSentence).toBe(isSentence)
})

test('reads the first 200 characters alone', () => {
  const words = 'wifi '.repeat(39)
  expect(parsed(`${words}août`).state).toEqual({ start: '2027-08-01', leave_by: '2027-08-31' })
  expect(parsed(`${words}wifi août`)).toMatchObject({ state: {}, rest: `${words}wifi` })
})

test('reads dates and people without the values of the filters, and leaves places to the words', () => {
  const { state, rest, ignored } = parse('trek en Italie sans bivouac en août', null, caseToday, null)
  expect(state).toEqual({ start: '2027-08-01', leave_by: '2027-08-31' })
  expect([rest, ignored]).toEqual(['trek Italie sans bivouac', []])
})

test.each([
  ['le moins de CO₂', {}, ['le moins de CO₂']],
  ['moins de 4 h de train', { max_train_hours: '4' }, []],
])('without a city, reads « %s » as %j', (text, state, ignored) => {
  expect(parse(text, demoVocabulary, caseToday, null)).toMatchObject({ state, ignored })
})

test.each([
  ['2027-08-20', 'en août', ['2027-08-01', '2027-08-31']],
  ['2027-09-01', 'en août', ['2028-08-01', '2028-08-31']],
  ['2027-07-10', 'cet été', ['2027-06-01', '2027-08-31']],
  ['2027-07-10', 'l’été prochain', ['2028-06-01', '2028-08-31']],
  ['2027-01-15', 'l’été prochain', ['2027-06-01', '2027-08-31']],
  ['2027-01-15', 'fin février 2028', ['2028-02-21', '2028-02-29']],
  ['2027-01-17', 'la semaine prochaine', ['2027-01-18', '2027-01-24']],
  ['2027-12-10', 'le mois prochain', ['2028-01-01', '2028-01-31']],
])('on %s, « %s » is %j', (today, text, [start, leave_by]) => {
  expect(parse(text, demoVocabulary, today, null).state).toMatchObject({ start, leave_by })
})

test.each([
  ['1 jour', '1 jour'],
  ['au moins 1 jour', '1 jour au moins'],
  ['moins de 2 jours', '1 jour au plus'],
  ['au moins 11 jours', '11 jours au moins'],
  ['de 1 à 3 jours', '1 à 3 jours'],
])('labels « %s » as « %s »', (text, label) => {
  expect(describeLabel(parsed(text).state, demoVocabulary).replaceAll('\u00a0', ' ')).toBe(label)
})

test('refuses a day that a month lacks', () => {
  expect(parsed('le 31 avril').state).not.toHaveProperty('leave_by', '2027-05-01')
})

test('accepts any text and loses no word', () => {
  fc.assert(
    fc.property(sentences, (text) => {
      const { chips, rest, ignored } = parsed(text)
      const shown = [...chips.map(({ words }) => words), rest, ...ignored]
      const source = readable(text)
      const lost = listTokens(source)
        .filter(({ isBarrier, text: word }) => !isBarrier && !isFiller(word))
        .map(({ at, end }) => source.slice(at, end))
        .filter((word) => !shown.some((part) => part.includes(word)))
      expect(lost).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('drops a chip as if its words had not been written', () => {
  fc.assert(
    fc.property(sentences, (text) => {
      for (const { without } of parsed(text).chips) expect(parsed(without.text).state).toEqual(without.state)
    }),
    { numRuns: 300 },
  )
})
