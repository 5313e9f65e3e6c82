import type { Vocabulary } from '#rules/ask/lexicon.ts'
import { type Match, merge } from '#rules/ask/merge.ts'
import { readSentence, type Sentence } from '#rules/ask/read.ts'
import type { Values } from '#rules/ask/values.ts'

/** Understood words, what they set, and the sentence and state without them. */
type Chip = {
  rule: string
  words: string
  values: Values
  without: { text: string; state: Values }
}

export type Parsed = Pick<Sentence, 'state' | 'rest' | 'isSentence'> & {
  chips: Chip[]
  /** Words that are neither understood nor searched, and words that later ones overrule. */
  ignored: string[]
}

/** Reads a French sentence as a search, chip by chip. */
export function parse(
  text: string,
  vocabulary: Vocabulary | null,
  today: string,
  city: string | null,
): Parsed {
  const { source, tokens, found, inForce, state, rest, isSentence } = readSentence(
    text,
    vocabulary,
    today,
    city,
  )
  const toPlace = ({ first, last }: Match) => ({ at: tokens[first]?.at ?? 0, end: tokens[last]?.end ?? 0 })
  const toWords = (each: Match) => source.slice(toPlace(each).at, toPlace(each).end)
  const toChip = (each: Match): Chip => {
    const others = found.filter((other) => other !== each)
    const { at, end } = toPlace(each)
    return {
      rule: each.rule.name,
      words: toWords(each),
      values: each.values ?? {},
      without: { text: textWithout(source, at, end), state: merge(others, city).state },
    }
  }
  return {
    state,
    chips: found.filter((each) => inForce.has(each)).map(toChip),
    rest,
    ignored: found.filter((each) => !inForce.has(each)).map(toWords),
    isSentence,
  }
}

/** The sentence without a part: a comma stands where it was between words, as no rule crosses it. */
function textWithout(source: string, at: number, end: number): string {
  const [before, after] = [source.slice(0, at).trimEnd(), source.slice(end).trimStart()]
  if (before === '' || after === '') return (before + after).replace(/^[\s,;]+|(?<![\s,;])[\s,;]+$/g, '')
  if (/[.,;:!?]$/.test(before) || /^[.,;:!?]/.test(after)) return `${before} ${after}`
  // Between digits, a comma would make a list of them.
  return before + (/\d$/.test(before) && /^\d/.test(after) ? ' ; ' : ', ') + after
}
