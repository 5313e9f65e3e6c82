import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '#api/clock.ts'
import { overlap, type Stay, stays } from '#api/modules/search/holidays.domain.ts'
import { departureFacet, longestDays, startPrefix, trait } from '#api/modules/search/keys.ts'
import { type SearchQuery, vacationNames } from '#api/modules/search/search.query.ts'

/**
 * What is asked of a departure — dates, school holidays, being confirmed — must be true of one and the same. A trip lasts as
 * many days whenever it leaves, so a departure fits in a stretch of days when it begins in it, soon enough to end in it.
 */
type Stretch = Stay & { facet: string; value: string; isSure: boolean }

/** Set when the answer needs the days themselves; without dates, the keys of holidays and months say enough. */
export type Leaving = {
  stretches: Stretch[]
  /** Keys that are one alternative each, where the days are not needed. */
  keys: string[] | null
  /** Facets counted by keys, under that name; the others are counted by days. */
  facets: { facet: string; counted: string }[]
}

const endOfTime = '9999-12-31'

/** Null where nothing is asked of departures. */
export function leavingOf(query: SearchQuery, today: string): Leaving | null {
  const { start, end, vacations, zone, isConfirmed: isSure } = query
  const hasDates = start !== null || end !== null
  const hasVacations = vacations.length > 0
  if (!hasDates && !hasVacations && !isSure) return null
  const tomorrow = addDays(today, 1)
  const days: Stay = { since: start && start > tomorrow ? start : tomorrow, until: end ?? endOfTime }
  const within = hasVacations ? overlap([days], stays(vacations, zone)) : overlap([days], [days])
  const stretch = (facet: string, value: string, sure: boolean, list: Stay[]) =>
    list.map((stay) => ({ facet, value, isSure: sure, ...stay }))
  const ever: Stay = { since: tomorrow, until: endOfTime }
  return {
    stretches: [
      ...(hasDates ? stretch('chosen', '', isSure, within) : []),
      ...(hasVacations ? stretch('months', '', isSure, overlap([ever], stays(vacations, zone))) : []),
      ...(hasDates
        ? vacationNames.flatMap((name) =>
            stretch('vacations', name, isSure, overlap([days], stays([name], zone))),
          )
        : []),
      ...(hasDates || hasVacations ? stretch('confirmed', 'true', true, within) : []),
    ],
    keys: hasDates
      ? null
      : hasVacations
        ? vacations.map((name) => trait(departureFacet('vacations', isSure, zone), name))
        : [trait('confirmed', 'true')],
    facets: [
      ...(hasVacations ? [] : [{ facet: 'months', counted: departureFacet('months', isSure) }]),
      ...(hasDates ? [] : [{ facet: 'vacations', counted: departureFacet('vacations', isSure, zone) }]),
      ...(hasDates || hasVacations ? [] : [{ facet: 'confirmed', counted: 'confirmed' }]),
    ],
  }
}

/**
 * The trips with a departure in those stretches, by facet and value. Starts are first put together by how long one that
 * leaves that day may last, then kept where the trip is no longer than that: a few rows a day, whatever the catalogue.
 */
export function leavesSql(stretches: Stretch[]): SQL {
  const starting = stretches.length > 0 ? sql.join(stretches.map(startsWithin), sql` union all `) : noStart
  return sql`starts as (
    select facet, case facet when 'months' then substr(key, length(prefix) + 1, 7) else value end as value, block,
      least(until::date - substr(key, length(prefix) + 1)::date + 1, ${longestDays}::int) as longest, bit_or(bits) as bits
    from (${starting}) as starting
    group by 1, 2, 3, 4
  ), leaves as materialized (
    select facet, value, starts.block, bit_or(starts.bits & fitting.bits) as bits
    from starts join search_bits as fitting
      on fitting.key = 'upto:' || lpad(longest::text, 2, '0') and fitting.block = starts.block
    group by 1, 2, 3
  )`
}

/** Each stretch has its own bounds in the query: the planner then sees how few keys lie between them, and reads those alone. */
function startsWithin({ facet, value, isSure, since, until }: Stretch): SQL {
  const prefix = startPrefix(isSure)
  return sql`select ${facet}::text as facet, ${value}::text as value, ${prefix}::text as prefix, ${until}::text as until, key, block, bits
    from search_bits where key >= ${prefix + since} and key <= ${prefix + until}`
}

const noStart = sql`select null::text as facet, null::text as value, null::text as prefix, null::text as until, key, block, bits
  from search_bits where false`
