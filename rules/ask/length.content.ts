import type { Match } from '#rules/ask/pattern.ts'
import { type Rule, rule } from '#rules/ask/rule.ts'

const longestDays = 99

/** A range of days; null where it has none. */
function lasting(least: number | null, most: number | null) {
  const isWhole = [least, most].every(
    (days) => days === null || (Number.isInteger(days) && days <= longestDays),
  )
  const isInOrder = (least ?? 1) >= 1 && (most ?? longestDays) >= (least ?? 1)
  return isWhole && isInOrder ? { duration: `${least ?? ''}-${most ?? ''}` } : null
}

/** Days of a number of weeks, give or take one. */
const shortest = (weeks: number) => weeks * 7 - 1
const longest = (weeks: number) => weeks * 7 + 1

/** « Quinze jours » are two weeks. */
const fortnight = { days: 15, weeks: 2 }

const units = 'jour|j|semaine'
const isInWeeks = ({ words }: Match) => words.has('semaine') || words.has('semaines')
const readLeast = (match: Match) => {
  const [count = 0] = match.numbers
  return isInWeeks(match) ? shortest(count) : count
}

export const length: Rule[] = [
  rule('days', ['#n jour|j'], ({ numbers: [days = 0] }) =>
    days === fortnight.days ? null : lasting(days, days),
  ),
  rule(
    'days-range',
    [
      'entre|de? #n a|ou|et #n jours|j',
      'entre|de? #n jour|j a|ou|et #n jours|j',
      'entre|de? #n a|ou|et #n semaines',
      'entre|de? #n semaine a|ou|et #n semaines',
    ],
    ({ numbers: [first = 0, second = 0], words }) => {
      const [least, most] = [Math.min(first, second), Math.max(first, second)]
      return words.has('semaines') ? lasting(shortest(least), longest(most)) : lasting(least, most)
    },
  ),
  rule(
    'days-about',
    ['environ|vers #n jours|j', 'a peu pres #n jours|j', 'autour de #n jours|j', '#n jours|j environ'],
    ({ numbers: [days = 0] }) => lasting(Math.max(1, days - 1), days + 1),
  ),
  rule(
    'days-least',
    [
      `au moins #n ${units}`,
      `plus de|d #n ${units}`,
      `minimum|mini|min #n ${units}`,
      `#n ${units} minimum|mini|min`,
      `#n ${units} au moins`,
      `#n ${units} ou|et plus`,
    ],
    (match) => lasting(readLeast(match) + (match.words.has('de') || match.words.has('d') ? 1 : 0), null),
  ),
  rule(
    'days-most',
    [
      `moins de|d #n ${units}`,
      `pas plus de|d #n ${units}`,
      `au plus #n ${units}`,
      `maximum|maxi|max #n ${units}`,
      `jusqu a #n ${units}`,
      `#n ${units} maximum|maxi|max`,
      `#n ${units} au plus`,
    ],
    (match) => {
      const [count = 0] = match.numbers
      if (match.words.has('moins')) return lasting(null, isInWeeks(match) ? shortest(count) : count - 1)
      return lasting(null, isInWeeks(match) ? longest(count) : count)
    },
  ),
  rule('weekend', ['grand|long? weekend prolonge?'], ({ words }) => ({
    duration: words.size > 1 ? '3-4' : '2-3',
  })),
  rule('weeks', ['#n semaine'], ({ numbers: [weeks = 0] }) =>
    weeks === fortnight.weeks ? null : lasting(shortest(weeks), longest(weeks)),
  ),
  rule('fortnight', ['#n jours|j', '#n semaines', 'quinzaine de? jours?'], (match) => {
    const [count] = match.numbers
    const isFortnight = count === undefined || count === (isInWeeks(match) ? fortnight.weeks : fortnight.days)
    return isFortnight ? { duration: '13-15' } : null
  }),
  rule('few-days', ['quelques jours'], () => ({ duration: '2-4' })),
]
