import { describeLabel } from '#rules/ask/labels.content.ts'
import type { Vocabulary } from '#rules/ask/lexicon.ts'
import { parse } from '#rules/ask/parse.ts'
import { readable } from '#rules/ask/tokens.ts'
import type { Values } from '#rules/ask/values.ts'

/** Parameters of the catalogue: the filters, the words to search, and the sentence that means them. */
type Question = Values & { q?: string; ask?: string }

type AnswerChip = { rule: string; words: string; label: string; without: Question }

export type Answer = { search: Question; chips: AnswerChip[]; rest: string; ignored: string[] }

/** The search that a text means; a text that is no sentence is searched as its words. */
export function answerTo(
  text: string,
  vocabulary: Vocabulary | null,
  today: string,
  city: string | null,
): Answer {
  const { state, chips, rest, ignored, isSentence } = parse(text, vocabulary, today, city)
  const words = readable(text).trim()
  if (!isSentence) return { search: { q: words }, chips: [], rest: words, ignored: [] }
  return {
    search: { ...state, q: rest, ask: words },
    chips: chips.map(({ rule, words: own, values, without }) => ({
      rule,
      words: own,
      label: describeLabel(values, vocabulary),
      without: { ...without.state, q: rest, ...(without.text && { ask: without.text }) },
    })),
    rest,
    ignored,
  }
}
