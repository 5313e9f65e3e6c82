import {
  dayAt,
  findLastDay,
  nextDay,
  nextMonth,
  nextSeason,
  type Span,
  toMonth,
  toYear,
} from '#rules/ask/days.ts'
import type { Match } from '#rules/ask/pattern.ts'
import { type Context, type Rule, rule } from '#rules/ask/rule.ts'
import type { Values } from '#rules/ask/values.ts'
import { addDays, findMonday } from '#rules/days.ts'

/** The first day of the departure within a span. */
const leaving = ([start, leave_by]: Span): Values => ({ start, leave_by, end: '' })
/** The whole journey within a span. */
const within = ([start, end]: Span): Values => ({ start, end, leave_by: '' })

/** The day of a match, or the first day of its month. */
function toDay({ days, months, years }: Match, { today }: Context): string | null {
  const [[day], [month], [year]] = [days, months, years]
  if (month === undefined) return null
  return day === undefined ? nextMonth(today, month, year)[0] : nextDay(today, month, day, year)
}

function range({ days, months, years }: Match, { today }: Context): Values | null {
  const [[first = 0, last = 0], [year]] = [days, years]
  const lastMonth = months.at(-1) ?? 0
  const isBack = months.length === 1 && first > last
  const firstMonth = isBack ? ((lastMonth + 10) % 12) + 1 : (months[0] ?? 0)
  const isOverNewYear = firstMonth > lastMonth
  const start = nextDay(today, firstMonth, first, year && isOverNewYear ? year - 1 : year)
  const end = start && nextDay(start, lastMonth, last, year)
  return start && end ? within([start, end]) : null
}

const thirds: Record<string, [first: number, last: number]> = { debut: [1, 10], mi: [11, 20], fin: [21, 31] }

const toThird = ({ words }: Match) => Object.entries(thirds).find(([word]) => words.has(word))?.[1]

function part(match: Match, { today }: Context): Values {
  const [[month = 0], [year]] = [match.months, match.years]
  const [first, last] = toThird(match) ?? [1, 31]
  const [start, end] = nextMonth(today, month, year)
  const by = addDays(start, last - 1)
  return leaving([addDays(start, first - 1), by < end ? by : end])
}

function months({ months: [first = 0, last = 0], years: [year] }: Match, { today }: Context): Values {
  const isOverNewYear = first > last
  const [start] = nextMonth(today, first, year && isOverNewYear ? year - 1 : year)
  return leaving([start, findLastDay(toYear(start) + (isOverNewYear ? 1 : 0), last)])
}

const season = ({ seasons: [month = 0], words }: Match, { today }: Context): Values =>
  leaving(nextSeason(today, month, words.has('prochain')))

const vacationByName: Record<string, string> = {
  toussaint: 'toussaint',
  noel: 'noel',
  hiver: 'hiver',
  fevrier: 'hiver',
  ski: 'hiver',
  paques: 'printemps',
  printemps: 'printemps',
  ete: 'ete',
  grandes: 'ete',
}

const holiday = 'vacances|conges scolaires? de|d? la|l? toussaint|noel|hiver|fevrier|ski|paques|printemps|ete'

function vacation({ words, zones: [zone] }: Match): Values {
  const [, name] = Object.entries(vacationByName).find(([word]) => words.has(word)) ?? []
  return { ...(name && { vacation: name }), ...(zone && { zone }) }
}

/** Saturday to Monday: a week-end lasts two or three days. */
const weekend = (monday: string): Values => ({
  ...within([addDays(monday, 5), addDays(monday, 7)]),
  duration: '2-3',
})

const week = (monday: string): Values => leaving([monday, addDays(monday, 6)])

function year({ words, years: [named] }: Match, { today }: Context): Values {
  const inYear = named ?? toYear(today) + (words.has('prochaine') || words.has('prochain') ? 1 : 0)
  return leaving([dayAt(inYear, 1, 1), dayAt(inYear, 12, 31)])
}

const dated = (read: (day: string, match: Match) => Values) => (match: Match, context: Context) => {
  const day = toDay(match, context)
  return day ? read(day, match) : null
}

const before = (day: string) => addDays(day, -1)
const monthEnd = (day: string) => findLastDay(toYear(day), toMonth(day))

export const dates: Rule[] = [
  rule(
    'range',
    [
      'du #day au #day #month #year?',
      'du #day #month au #day #month #year?',
      '#day au|a #day #month #year?',
      '#day #month au|a #day #month #year?',
      'entre le? #day et le? #day #month #year?',
      'entre le? #day #month et le? #day #month #year?',
    ],
    range,
  ),
  rule(
    'day',
    ['le? #day #month #year?'],
    dated((day) => leaving([day, day])),
  ),
  rule(
    'since',
    [
      'a partir du|de|d? debut|mi|fin #month #year?',
      'a partir du|de|d? le? #day? #month #year?',
      'des debut|mi|fin #month #year?',
      'des le? #day? #month #year?',
      'pas avant le? #day? #month #year?',
    ],
    (match, context) => {
      const start = toThird(match) ? part(match, context)?.start : toDay(match, context)
      return start ? { start } : null
    },
  ),
  rule(
    'until',
    ['avant le? #day? #month #year?', 'jusqu au|a|en? #day? #month #year?'],
    dated((day, { words, days }) => {
      if (words.has('avant')) return { leave_by: before(day) }
      return { end: days.length > 0 ? day : monthEnd(day) }
    }),
  ),
  rule(
    'return',
    [
      'de? retour|rentrer|revenir avant le? #day? #month #year?',
      'de? retour|rentrer|revenir au? plus? tard? le? #day #month #year?',
    ],
    dated((day, { words }) => ({ end: words.has('avant') ? before(day) : day })),
  ),
  rule('month', ['#month #year?'], ({ months: [month = 0], years: [named] }, { today }) =>
    leaving(nextMonth(today, month, named)),
  ),
  rule('part', ['debut|mi|fin de|du|d? #month #year?'], part),
  rule('months', ['entre|de|d? #month et|ou|a #month #year?'], months),
  rule('season', ['#season prochain|prochaine?'], season),
  rule(
    'vacation',
    [
      `${holiday} zone #zone`,
      holiday,
      'grandes vacances',
      'toussaint|paques zone #zone',
      'toussaint|paques',
      'zone #zone',
    ],
    vacation,
  ),
  rule('bridge', ['pont de|du? mai', 'pont de l ascension'], () => ({ vacation: 'pont-de-mai' })),
  rule('christmas', ['noel', 'nouvel an', 'reveillon', 'jour de l an'], () => ({ vacation: 'noel' })),
  rule('this-weekend', ['ce weekend'], (_, { today }) => weekend(findMonday(today))),
  rule('next-weekend', ['le? weekend prochain'], (_, { today }) => weekend(addDays(findMonday(today), 7))),
  rule('next-week', ['la? semaine prochaine'], (_, { today }) => week(addDays(findMonday(today), 7))),
  rule('next-month', ['le? mois prochain'], (_, { today }) => {
    const next = addDays(monthEnd(today), 1)
    return leaving([next, monthEnd(next)])
  }),
  rule('year', ['en|annee #year', 'cette annee', 'l? annee prochaine', 'l? an prochain'], year),
]
