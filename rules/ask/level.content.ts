import { type Rule, rule } from '#rules/ask/rule.ts'
import type { Values } from '#rules/ask/values.ts'

const [easiest, hardest] = [1, 5]

function levels(first: number, last: number): Values | null {
  const isOnScale = [first, last].every(
    (each) => Number.isInteger(each) && each >= easiest && each <= hardest,
  )
  if (!isOnScale || first > last) return null
  return { level: Array.from({ length: last - first + 1 }, (_, index) => first + index).join() }
}

const named = (name: string, sources: string[], first: number, last = first): Rule =>
  rule(name, sources, () => levels(first, last))

const hard = 'dur|dure|difficile|sportif|sportive|physique'

export const level: Rule[] = [
  rule(
    'level',
    [
      'niveau|niveaux #n maximum|maxi|max',
      'niveau|niveaux #n ou|et plus',
      'niveau|niveaux #n ou|et|a #n',
      'niveau|niveaux maximum|maxi|max #n',
      'niveau|niveaux #n',
    ],
    ({ numbers: [first = 0, second], words }) => {
      if (words.has('plus')) return levels(first, hardest)
      if (words.has('maximum') || words.has('maxi') || words.has('max')) return levels(easiest, first)
      return levels(first, second ?? first)
    },
  ),
  named('level-quiet', ['tranquille', 'tres facile|tranquille'], 1),
  named(
    'level-easy',
    [
      'facile',
      'debutant|debutante',
      `pas trop ${hard}`,
      `pas ${hard}`,
      'accessible',
      'niveau facile|debutant',
    ],
    1,
    2,
  ),
  named('level-medium', ['niveau? moyen|moyenne|modere|moderee|intermediaire'], 2, 3),
  named('level-steady', ['niveau? soutenu|soutenue'], 3),
  named('level-athletic', ['niveau? sportif|sportive|physique'], 4),
  named('level-hard', ['niveau? difficile|dur|dure'], 4, 5),
  named('level-expert', [`tres ${hard}|soutenu|soutenue`, 'engage|engagee', 'niveau? expert|experte'], 5),
]
