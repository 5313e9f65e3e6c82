import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from '#rules/ask/parse.ts'
import { askCases, caseCity, caseToday } from '#tests/rules/ask/cases.ts'
import { sentences, vocabularyWords } from '#tests/rules/ask/sentences.ts'
import { demoVocabulary } from '#tests/rules/ask/vocabulary.ts'

const parsed = (text: string) => parse(text, demoVocabulary, caseToday, caseCity)

/** Milliseconds that this thread works for a text, which other programs do not change; its clock has steps of some. */
function timeFor(texts: string[], rounds: number): number {
  const parseAll = () => texts.forEach((text) => void parsed(text))
  for (let round = 0; round < rounds; round++) parseAll()
  const before = process.threadCpuUsage()
  for (let round = 0; round < rounds; round++) parseAll()
  const after = process.threadCpuUsage()
  const worked = after.user - before.user + after.system - before.system
  return worked / 1000 / rounds / texts.length
}

test('parses a sentence within 2 ms', () => {
  const all = Object.values(askCases).flatMap((cases) => cases.map(([sentence]) => sentence))
  expect(timeFor(all, 3)).toBeLessThan(2)
})

/** Begins with a few words, and says them again up to the last character that is read. */
const repeated = fc
  .array(fc.constantFrom(...vocabularyWords), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' ').concat(' ').repeat(100).slice(0, 200))

test('parses any text within 5 ms', () => {
  const costly = ['un ', 'du 3 ', 'avec des enfants de 7, 9, ', '8 jours ou ', 'a moins de ']
  // The clock on the wall counts other programs too: only a text slow by it is measured in processor time.
  const isFast = (text: string) => {
    const begunAt = performance.now()
    parsed(text)
    return performance.now() - begunAt <= 5
  }
  fc.assert(
    fc.property(fc.oneof(sentences, repeated), (text) => {
      if ([1, 2, 3].some(() => isFast(text))) return
      expect(Math.min(...[1, 2, 3].map(() => timeFor([text], 10)))).toBeLessThanOrEqual(5)
    }),
    { numRuns: 1000, examples: costly.map((part): [string] => [part.repeat(100)]) },
  )
})
