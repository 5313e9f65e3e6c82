import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#api/db/client.ts'
import { allOf, bitColumns, nobody } from '#api/modules/search/bitColumns.ts'
import { type BitSet, fromBlocks } from '#api/modules/search/bitSet.ts'
import { type Condition, conditionsOf, ground } from '#api/modules/search/conditions.ts'
import { blockSize } from '#api/modules/search/keys.ts'
import { leavesSql, leavingOf } from '#api/modules/search/leaving.ts'
import { trainHours, within } from '#api/modules/search/measures.ts'
import type { AskedWord } from '#api/modules/search/question.ts'
import { everything, everyWord, type Found, someWords } from '#api/modules/search/relevance.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { lastLetter } from '#api/modules/search/vocabulary.repository.ts'

export type Matches = {
  /** How many trips each value would leave, by facet. */
  counts: Map<string, Map<string, number>>
  setOf: (name: string) => BitSet
  found: Found
  /** Whether any trip answers the text, whatever the filters. */
  hasText: boolean
}

/** Facets with the filter each is not narrowed by, and those of departures beside them. */
const facets = [
  'types',
  'countries',
  'destinations',
  'regions',
  'activity_types',
  'activities',
  'levels',
  'days',
  'family_friendly',
].map((facet) => ({ facet, counted: facet, own: facet }))

const departureFacets = ['months', 'vacations', 'confirmed'].map((facet) => ({ facet, counted: facet }))

type Row = { kind: string; name: string; value: string; count: number; block: number; bits: Uint8Array }

/**
 * One statement: the bits of every key named in the search, as columns; from them the trips that match (`hits`), and for each
 * filter those that would without it; then every facet counted among the right ones. It reads some 150 rows of 1 kB for each
 * 8,192 trips, by key, and no trip.
 */
export async function findMatches(
  db: Database,
  query: SearchQuery,
  words: AskedWord[],
  mode: 'every' | 'some',
  today: string,
): Promise<Matches> {
  const columns = bitColumns()
  const leaving = leavingOf(query, today)
  const base = ground(query, columns)
  const found =
    words.length === 0
      ? everything(base)
      : mode === 'every'
        ? everyWord(words, columns)
        : someWords(words, columns)
  const conditions = conditionsOf(query, leaving, columns)
  const reachable = within(trainHours(query.from ?? '*'), { min: null, max: null }, (key) =>
    columns.having([key]),
  )
  const near = nearSets([base, found.all], conditions)
  const own = (name: string) => (near.some((set) => set.name === name) ? name : 'hits')
  const counted = [
    ...facets.map((each) => ({ ...each, own: own(each.own) })),
    ...(leaving ? leaving.facets : departureFacets).map((each) => ({ ...each, own: own('departures') })),
  ]
  const sent = [
    ...Object.entries(found.sets),
    ...(query.sort === 'co2' ? [['reachable', reachable] as const] : []),
  ]
  const all = [...near, { name: 'text', bits: found.all }, ...sent.map(([name, bits]) => ({ name, bits }))]
  const rows = await rowsOf<Row>(
    db,
    sql`with found as materialized (${columns.select()}), ${leavesSql(leaving?.stretches ?? [])},
      near as materialized (
        select name, found.block, each.bits
        from (select found.*, coalesce(leaves.bits, ${nobody}) as leaving
          from found left join leaves on leaves.facet = 'chosen' and leaves.block = found.block) as found
        cross join lateral (values ${valuesOf(all)}) as each(name, bits))
      ${facetCounts(counted)}
      union all
      select 'count', facet, value, sum(bit_count(leaves.bits & near.bits))::int, null, null
      from leaves join near on near.name = ${own('departures')} and near.block = leaves.block
      where facet <> 'chosen' group by 2, 3
      union all
      select 'text', '', '', sum(bit_count(bits))::int, null, null from near where name = 'text'
      union all
      select 'set', name, '', null, block, substring(bit_send(bits) from 5)
      from near where name = any(${sql.param(['hits', own('price'), ...sent.map(([name]) => name)])}::text[])`,
  )
  return { ...read(rows, own('price')), found }
}

/** The trips that match, then for each filter those that match all the others. */
function nearSets(base: SQL[], conditions: Condition[]): Condition[] {
  const matching = (kept: Condition[]) => allOf([...base, ...kept.map(({ bits }) => bits)])
  return [
    { name: 'hits', bits: matching(conditions) },
    ...conditions.map(({ name }) => ({
      name,
      bits: matching(conditions.filter((condition) => condition.name !== name)),
    })),
  ]
}

function valuesOf(sets: Condition[]): SQL {
  return sql.join(
    sets.map(({ name, bits }) => sql`(${name}::text, ${bits})`),
    sql`, `,
  )
}

function facetCounts(counted: { facet: string; counted: string; own: string }[]): SQL {
  const values = counted.map(
    ({ facet, counted: key, own }) => sql`(${facet}::text, ${own}::text, ${`t:${key}:`}::text)`,
  )
  return sql`select 'count' as kind, facet as name, substr(key, length(first) + 1) as value,
      sum(bit_count(valued.bits & near.bits))::int as count, null::int as block, null::bytea as bits
    from (values ${sql.join(values, sql`, `)}) as facet(facet, own, first)
    cross join lateral (${valuesOfFacet}) as valued
    join near on near.name = own and near.block = valued.block
    group by 2, 3`
}

/** `offset 0` keeps the planner from reading every key of a block instead of the few keys of a facet. */
const valuesOfFacet = sql`select key, block, bits from search_bits where key >= first and key < first || ${lastLetter} offset 0`

function read(rows: Row[], pricedSet: string): Omit<Matches, 'found'> {
  const counts = new Map<string, Map<string, number>>()
  const blocks = new Map<string, Row[]>()
  for (const row of rows) {
    if (row.kind === 'count' && row.count > 0)
      counts.set(row.name, (counts.get(row.name) ?? new Map()).set(row.value, row.count))
    if (row.kind === 'set') blocks.set(row.name, [...(blocks.get(row.name) ?? []), row])
  }
  const setOf = (name: string) =>
    fromBlocks(blocks.get(name === 'priced' ? pricedSet : name) ?? [], blockSize / 8)
  return { counts, setOf, hasText: rows.some((row) => row.kind === 'text' && row.count > 0) }
}
