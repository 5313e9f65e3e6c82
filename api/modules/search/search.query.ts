import { fieldMessages, unknownField } from '#api/messages.ts'
import { expeditionTypes } from '#api/modules/expeditions/expeditions.contract.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { type VacationName, vacationLabels, type Zone } from '#api/modules/search/holidays.content.ts'
import { isVacation, isZone } from '#api/modules/search/holidays.domain.ts'
import type { Range } from '#api/modules/search/measures.ts'
import {
  among,
  type Box,
  box,
  countryCode,
  day,
  flag,
  hours,
  levels,
  list,
  malformed,
  month,
  type Reader,
  range,
  score,
  slug,
  whole,
  wholeUpTo,
} from '#api/modules/search/queryValues.ts'
import { type Destination, destinations, type Sort, sorts } from '#api/modules/search/search.messages.ts'
import type { Days, Wanted } from '#api/modules/search/wanted.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import {
  bestRating,
  maxActivities,
  maxCountries,
  maxExpeditionDays,
  oldestChild,
  searchPageSize,
  worstRating,
} from '#schema/constants.ts'

export type SearchQuery = Wanted & {
  q: string
  types: string[]
  countries: string[]
  destination: Destination
  regions: string[]
  activityTypes: string[]
  activities: string[]
  levels: number[]
  isFamilyFriendly: boolean
  duration: Range | null
  price: Range | null
  rating: number | null
  eco: number | null
  age: number | null
  from: string | null
  maxTrainHours: number | null
  box: Box | null
  sort: Sort
  page: number
  perPage: number
}

export type RawQuery = { [name in string]?: string }

/** Longer than any query; the rest is not read. */
const longestText = 200

const typeSlugs = expeditionTypes.map(toSlug)
const vacation: Reader<VacationName> = (text) => (isVacation(text) ? text : malformed)
/** A week-end, or a number of days. */
const days: Reader<Days> = (text) => (text === 'weekend' ? text : whole(1, maxExpeditionDays)(text))
const zone: Reader<Zone> = (text) => {
  const letter = text.toUpperCase()
  return isZone(letter) ? letter : malformed
}

type Read = <T>(name: string, reader: Reader<T>, otherwise: T) => T

/** Parses the parameters of a search. An empty value counts as absent, an unknown one is ignored. */
export function parseSearch(raw: RawQuery): SearchQuery {
  const fields: Record<string, string> = {}
  const read: Read = (name, reader, otherwise) => {
    const text = raw[name]?.trim() ?? ''
    const value = text === '' ? otherwise : reader(text)
    if (value !== malformed) return value
    fields[name] = fieldMessages['format'] ?? unknownField
    return otherwise
  }
  const query: SearchQuery = {
    q: readableText(raw['q'] ?? ''),
    ...readTraits(read),
    ...readDepartures(read),
    from: read<string | null>('from', slug, null),
    maxTrainHours: read<number | null>('max_train_hours', hours, null),
    box: read<Box | null>('bbox', box, null),
    sort: read('sort', among(sorts), 'recommended'),
    page: read('page', wholeUpTo(999_999), 1),
    perPage: read('per_page', wholeUpTo(50), searchPageSize),
  }
  if (query.start && query.end && query.start > query.end)
    fields['end'] = fieldMessages['minimum'] ?? unknownField
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_REQUEST', { fields })
  if (
    query.countries.length > maxCountries ||
    query.activityTypes.length + query.activities.length > maxActivities
  )
    throw new Refusal('TOO_MANY_VALUES')
  return query
}

/** Conditions that do not depend on the departure. */
function readTraits(read: Read) {
  return {
    types: read('expedition_type', list(among(typeSlugs)), []),
    countries: read('countries', list(countryCode), []),
    destination: read('destination', among(destinations), 'all'),
    regions: read('region', list(slug), []),
    activityTypes: read('activity_types', list(slug), []),
    activities: read('activities', list(slug), []),
    levels: read('level', levels, []),
    isFamilyFriendly: read('family_friendly', flag, false),
    duration: read<Range | null>('duration', range(99), null),
    price: read<Range | null>('price', range(9_999_999), null),
    rating: read<number | null>('rating', score(worstRating, bestRating), null),
    eco: read<number | null>('eco', whole(worstRating, bestRating), null),
    age: read<number | null>('age', whole(0, oldestChild), null),
  }
}

function readDepartures(read: Read): Wanted {
  return {
    isConfirmed: read('confirmed', flag, false),
    vacations: read('vacation', list(vacation), []),
    zone: read<Zone | null>('zone', zone, null),
    start: read<string | null>('start', day, null),
    end: read<string | null>('end', day, null),
    months: read('month', list(month), []),
    days: read<Days | null>('days', days, null),
  }
}

/** Well-formed text without control characters, truncated. */
function readableText(text: string): string {
  return text
    .slice(0, longestText)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cn}\p{Co}\uFFFD]/gu, ' ')
    .trim()
}

export const vacationNames = Object.keys(vacationLabels).filter(isVacation)
