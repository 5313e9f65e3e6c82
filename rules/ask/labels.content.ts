import { findLastDay, toMonth, toYear } from '#rules/ask/days.ts'
import type { Vocabulary } from '#rules/ask/lexicon.ts'
import type { Values } from '#rules/ask/values.ts'
import { vacationLabels } from '#rules/vacations.content.ts'

const nbsp = '\u00a0'

const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('fr', { timeZone: 'UTC', ...options })
    .replace(/^1 /, '1er ')

const dayLabel = (day: string) => inWords(day, { day: 'numeric', month: 'long', year: 'numeric' })
const monthLabel = (day: string) => inWords(day, { month: 'long', year: 'numeric' })

/** « du 1er au 15 août 2027 », « en août 2027 » for a whole month. */
function spanLabel(first: string, last: string): string {
  if (first === last) return `le ${dayLabel(first)}`
  const isMonth = first.endsWith('-01') && last === findLastDay(toYear(first), toMonth(first))
  if (isMonth) return `en ${monthLabel(first)}`
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  const isSameYear = toYear(first) === toYear(last)
  const from = inWords(first, {
    day: 'numeric',
    ...(!isSameMonth && { month: 'long' }),
    ...(!isSameYear && { year: 'numeric' }),
  })
  return `du ${from.replace(/^1$/, '1er')} au ${dayLabel(last)}`
}

function datesLabel({ start, end, leave_by }: Values): string[] {
  if (start && leave_by) return [`Départ ${spanLabel(start, leave_by)}`]
  if (start && end) return [spanLabel(start, end).replace(/^d/, 'D')]
  if (start) return [`Départ à partir du ${dayLabel(start)}`]
  if (leave_by) return [`Départ le ${dayLabel(leave_by)} au plus tard`]
  return end ? [`Retour le ${dayLabel(end)} au plus tard`] : []
}

/** « 6 à 8 jours », « 900 € au plus ». */
function rangeLabel(range: string, unit: string): string {
  const [least = '', most = ''] = range.split('-').map((end) => (end ? Number(end).toLocaleString('fr') : ''))
  if (least === most) return `${least}${nbsp}${unit}`
  if (least && most) return `${least} à ${most}${nbsp}${unit}`
  return least ? `${least}${nbsp}${unit} au moins` : `${most}${nbsp}${unit} au plus`
}

/** « 1-1 », « 1- » or « -1 ». */
const isOneDay = (range: string) => /^1?-1?$/.test(range)

function hoursLabel(hours: string): string {
  const minutes = Math.round((Number(hours) % 1) * 60)
  const whole = Math.floor(Number(hours))
  return `${whole}${nbsp}h${minutes > 0 ? `${nbsp}${String(minutes).padStart(2, '0')}` : ''} de train au plus`
}

const levelLabel = (levels: string) => {
  const all = levels.split(',')
  if (all.length > 2) return `Niveaux ${all[0]} à ${all.at(-1)}`
  return all.length === 2 ? `Niveaux ${all.join(' et ')}` : `Niveau ${levels}`
}

const types: Record<string, string> = {
  expedition: 'Entre adultes',
  'sans-les-parents': 'Sans les parents',
  'en-base-camp': 'En base camp',
  'en-itinerance': 'En itinérance',
}

const destinations: Record<string, string> = { lapland: 'Laponie', 'outside-france': 'Hors de France' }

const sorts: Record<string, string> = {
  price: 'Les moins chères d’abord',
  co2: 'Le moins de CO₂ d’abord',
  next_departure: 'Les prochains départs d’abord',
  rating: 'Les mieux notées d’abord',
  newest: 'Les nouveautés d’abord',
}

const vacations: Record<string, string> = vacationLabels

const travellersLabel = (count: string) => `${count}${nbsp}${count === '1' ? 'voyageur' : 'voyageurs'}`
const ageLabel = (age: string) => `Enfant de ${age}${nbsp}${Number(age) < 2 ? 'an' : 'ans'}`

/** The name of a value in the filters, or the value. */
const named = (choices: { value: string; label: string }[], value: string) =>
  choices.find((each) => each.value === value)?.label ?? value

function placeLabels(
  { countries, region, activities, activity_types, from }: Values,
  all: Vocabulary | null,
) {
  const categories = all?.categories ?? []
  const known = {
    countries: (all?.countries ?? []).map(({ code, label }) => ({ value: code, label })),
    regions: (all?.countries ?? []).flatMap(({ regions }) => regions),
    activities: categories.flatMap((category) => category.activities),
  }
  return [
    countries && named(known.countries, countries),
    region && named(known.regions, region),
    activities && named(known.activities, activities),
    activity_types && named(categories, activity_types),
    from && `Depuis ${named(all?.cities ?? [], from)}`,
  ]
}

/** The meaning of understood words in French; « Sans avion » asks for nothing, as no journey flies. */
export function describeLabel(values: Values, vocabulary: Vocabulary | null): string {
  const { duration, price, level, age, travelers, vacation, zone, sort, destination } = values
  const labels = [
    ...datesLabel(values),
    vacation && (vacations[vacation] ?? vacation),
    zone && `zone ${zone}`,
    duration && rangeLabel(duration, isOneDay(duration) ? 'jour' : 'jours'),
    price && rangeLabel(price, '€'),
    level && levelLabel(level),
    values.family_friendly && 'En famille',
    age && ageLabel(age),
    values.expedition_type && (types[values.expedition_type] ?? values.expedition_type),
    travelers && travellersLabel(travelers),
    values.max_train_hours && hoursLabel(values.max_train_hours),
    values.confirmed && 'Départ confirmé',
    sort && (sorts[sort] ?? sort),
    destination && (destinations[destination] ?? destination),
    ...placeLabels(values, vocabulary),
  ].filter(Boolean)
  return labels.join(', ') || 'Sans avion'
}
