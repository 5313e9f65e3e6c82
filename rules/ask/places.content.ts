import { entryAt, type Lexicon } from '#rules/ask/lexicon.ts'
import { type Rule, rule } from '#rules/ask/rule.ts'

function named(name: string, listEntries: (lexicon: Lexicon) => Lexicon[keyof Lexicon]): Rule {
  return {
    name,
    readAt(tokens, at, { lexicon }) {
      const found = lexicon && entryAt(listEntries(lexicon), tokens, at)
      return found && { length: found.words.length, values: found.values }
    },
  }
}

export const places: Rule[] = [
  named('country', ({ countries }) => countries),
  rule('lapland', ['laponie'], () => ({ destination: 'lapland' })),
  rule('abroad', ['hors de la? france', 'a? l etranger'], () => ({ destination: 'outside-france' })),
  named('region', ({ regions }) => regions),
  named('activity', ({ activities }) => activities),
]
