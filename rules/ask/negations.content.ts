import type { Reading, Rule } from '#rules/ask/rule.ts'
import { lastGlued, phraseAt, type Token } from '#rules/ask/tokens.ts'
import { determiners } from '#rules/ask/words.content.ts'

const mostDeterminers = 3

/** Words that another group reads with their negation. */
const readElsewhere: Record<string, string[]> = {
  pas: ['cher', 'chers', 'chere', 'cheres', 'loin', 'avant', 'plus'],
  sans: ['parent', 'parents', 'enfant', 'enfants'],
}

/** A negation takes the next word: it is never searched, and « sans avion » asks for nothing. */
function negation(name: string, openings: string[][]): Rule {
  return {
    name,
    readAt(tokens, at): Reading | null {
      const opening = phraseAt(openings, tokens, at)
      if (!opening) return null
      let index = at + opening.length
      const isDeterminer = (token: Token | undefined) => token !== undefined && determiners.has(token.text)
      while (index - at < opening.length + mostDeterminers && isDeterminer(tokens[index])) index++
      const negated = tokens[index]
      if (!negated || negated.isBarrier) return null
      if (readElsewhere[opening[0] ?? '']?.includes(negated.text)) return null
      const isFree = opening[0] === 'sans' && negated.text === 'avion'
      return { length: lastGlued(tokens, index) + 1 - at, values: isFree ? {} : null }
    },
  }
}

export const negations: Rule[] = [
  negation('except', [['sauf'], ['excepte'], ['hormis']]),
  negation('without', [['sans'], ['ni']]),
  negation('none', [
    ['pas', 'de'],
    ['pas', 'd'],
  ]),
]
