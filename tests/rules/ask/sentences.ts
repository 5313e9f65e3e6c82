import fc from 'fast-check'
import { askCases } from '#tests/rules/ask/cases.ts'

export const vocabularyWords = Object.values(askCases)
  .flat()
  .flatMap(([sentence]) => sentence.split(/(?<=[\s,])/))
/** Texts that a visitor may type, from noise to words of the vocabulary. */
export const sentences = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.array(fc.constantFrom(...vocabularyWords), { maxLength: 60 }).map((words) => words.join('')),
  fc
    .array(fc.constantFrom(...vocabularyWords.map((word) => word.trim())), { maxLength: 60 })
    .map((words) => words.join(' ')),
)
