import { fieldMessages, unknownField } from '#api/messages.ts'
import type { Zone } from '#api/modules/search/holidays.content.ts'
import type { Range } from '#api/modules/search/measures.ts'
import {
  among,
  type Box,
  box,
  day,
  flag,
  levels,
  list,
  malformed,
  matching,
  number,
  type Reader,
  range,
  slug,
  whole,
  wholeUpTo,
} from '#api/modules/search/queryValues.ts'
import { type Destination, destinations, type Sort, sorts } from '#api/modules/search/search.messages.ts'
import type { DateRanges, Days } from '#api/modules/search/wanted.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { maxActivities, maxCountries, maxExpeditionDays, searchPageSize } from '#schema/constants.ts'
import {
  formerNames,
  monthPattern,
  type SearchParameter,
  searchParameters,
  vacationNames,
  zones,
} from '#schema/searchParameters.ts'

/** Values of the kinds that the table of parameters describes in full. */
type Values = {
  flag: boolean
  list: string[]
  types: string[]
  levels: number[]
  slug: string | null
  number: number | null
  range: Range | null
}
type Tabled = {
  [Row in Extract<SearchParameter, { kind: keyof Values }> as Row['key']]: Values[Row['kind']]
}

export type SearchQuery = Tabled &
  DateRanges & {
    q: string
    destination: Destination
    regions: string[]
    box: Box | null
    /** Months whose days are counted, with the facets. */
    departureDaysIn: string[]
    sort: Sort
    page: number
    perPage: number
  }

export type RawQuery = { [name in string]?: string }

/** Longer than any query; the rest is not read. */
const longestText = 200

/** Months of one calendar, and the next. */
const mostMonths = 3

/** A week-end, or a number of days. */
const days: Reader<Days> = (text) => (text === 'weekend' ? text : whole(1, maxExpeditionDays)(text))
const zone: Reader<Zone> = (text) => among(zones)(text.toUpperCase())

type Read = <T>(name: string, reader: Reader<T>, otherwise: T) => T

/** Parses the parameters of a search. An empty value counts as absent, an unknown one is ignored. */
export function parseSearch(raw: RawQuery): SearchQuery {
  const fields: Record<string, string> = {}
  const read: Read = (name, reader, otherwise) => {
    const text = (raw[name] ?? raw[formerNames[name] ?? ''])?.trim() ?? ''
    const value = text === '' ? otherwise : reader(text)
    if (value !== malformed) return value
    fields[name] = fieldMessages['format'] ?? unknownField
    return otherwise
  }
  const query: SearchQuery = {
    q: readableText(raw['q'] ?? ''),
    ...readTabled(read),
    ...readDepartures(read),
    destination: read('destination', among(destinations), 'all'),
    regions: read('region', list(slug), []),
    box: read<Box | null>('bbox', box, null),
    departureDaysIn: read('departure_days_in', list(matching({ pattern: monthPattern }), mostMonths), []),
    sort: read('sort', among(sorts), 'recommended'),
    page: read('page', wholeUpTo(999_999), 1),
    perPage: read('per_page', wholeUpTo(50), searchPageSize),
  }
  if (query.start && query.end && query.start > query.end)
    fields['end'] = fieldMessages['minimum'] ?? unknownField
  if (query.start && query.leaveBy && query.start > query.leaveBy)
    fields['leave_by'] = fieldMessages['minimum'] ?? unknownField
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_REQUEST', { fields })
  if (
    query.countries.length > maxCountries ||
    query.activityTypes.length + query.activities.length > maxActivities
  )
    throw new Refusal('TOO_MANY_VALUES')
  return query
}

/** Reads the parameters whose kind says how. */
function readTabled(read: Read): Tabled {
  const query: Partial<Tabled> = {}
  for (const row of searchParameters)
    if (row.kind === 'flag') query[row.key] = read(row.name, flag, false)
    else if (row.kind === 'list' || row.kind === 'types')
      query[row.key] = read(row.name, list(matching(row)), [])
    else if (row.kind === 'levels') query[row.key] = read(row.name, levels, [])
    else if (row.kind === 'slug') query[row.key] = read<string | null>(row.name, slug, null)
    else if (row.kind === 'number') query[row.key] = read<number | null>(row.name, number(row), null)
    else if (row.kind === 'range')
      query[row.key] = read<Range | null>(row.name, range(10 ** row.digits - 1), null)
  if (!isComplete(query)) throw new Error('Search parameters: a kind has no parser.')
  return query
}

const isComplete = (query: Partial<Tabled>): query is Tabled =>
  searchParameters.every(
    ({ kind, key }) => kind === 'words' || kind === 'own' || kind === 'box' || key in query,
  )

function readDepartures(read: Read): Omit<DateRanges, keyof Tabled> {
  return {
    vacations: read('vacation', list(among(vacationNames)), []),
    zone: read<Zone | null>('zone', zone, null),
    start: read<string | null>('start', day, null),
    end: read<string | null>('end', day, null),
    leaveBy: read<string | null>('leave_by', day, null),
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
