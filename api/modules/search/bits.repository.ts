import { batched } from '#api/db/batched.ts'
import { type Database, findRows } from '#api/db/client.ts'
import { type SQL, sql } from '#api/db/drizzle.ts'
import { searchBits } from '#api/db/searchTables.ts'
import { type BitSet, type ExpeditionsWith, fromBlocks, nobody } from '#api/modules/search/bitSet.ts'
import { blockSize, facetPrefix, toFacet } from '#api/modules/search/keys.ts'
import { lastLetter } from '#api/modules/search/vocabulary.repository.ts'

/** The keys of the values of each facet. */
export type FacetKeys = Map<string, Set<string>>

export type BitReader = <Answer>(
  compute: (expeditionsWith: ExpeditionsWith, facetKeys: FacetKeys) => Answer,
) => Promise<Answer>

/** A key takes one bit an expedition: 50 MB for 100,000 expeditions. */
const mostBitmaps = 4_096

/**
 * Evaluates searches on bitmaps cached in memory. Each search first reads which keys changed, then only those
 * that are new or stale, so it sees every change committed before it.
 */
export function bitReader(db: Database): BitReader {
  const readChanges = changeReader(db)
  const cached = new Map<string, BitSet>()
  const facetKeys: FacetKeys = new Map()
  let knownUpTo: string | null = null
  let timesChanged = 0

  async function invalidateChanged(): Promise<void> {
    const since = knownUpTo
    const { keys, upTo } = await readChanges(since)
    // Only the first of concurrent first searches to finish sets the position.
    if (since !== null || knownUpTo === null) knownUpTo = upTo
    if (keys.length > 0) timesChanged++
    for (const key of keys) {
      cached.delete(key)
      const facet = toFacet(key)
      if (facet) facetKeys.set(facet, (facetKeys.get(facet) ?? new Set()).add(key))
    }
    if (cached.size > mostBitmaps) cached.clear()
  }

  const catchUp = batched(async (waiting: 'all'[]) => {
    await invalidateChanged()
    return new Map(waiting.map((author) => [author, true]))
  })

  return async (compute) => {
    await catchUp('all')
    const read = new Map<string, BitSet>()
    for (;;) {
      const missing = new Set<string>()
      const expeditionsWith = (key: string) => {
        const set = read.get(key) ?? cached.get(key)
        if (!set) missing.add(key)
        return set ?? nobody
      }
      const answer = compute(expeditionsWith, facetKeys)
      if (missing.size === 0) return answer
      const changedBefore = timesChanged
      for (const [key, set] of await readBits(db, [...missing])) {
        read.set(key, set)
        // A concurrent search may have seen a change that this read came too early for.
        if (timesChanged === changedBefore) cached.set(key, set)
      }
    }
  }
}

type Changes = { keys: string[]; upTo: string }

/**
 * Reads keys, and the position up to which changes are known: all transactions before the oldest running one.
 */
function keysWhere(db: Database, name: string, condition: SQL) {
  return db
    .select({
      keys: sql<string[]>`coalesce(array_agg(distinct ${searchBits.key}), '{}')`,
      upTo: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
    })
    .from(searchBits)
    .where(condition)
    .prepare(name)
}

/** Reads the keys of all facets once, then those changed since a transaction. */
function changeReader(db: Database): (since: string | null) => Promise<Changes> {
  const { key, changed } = searchBits
  const ofFacets = keysWhere(
    db,
    'search_facets',
    sql`${key} >= ${facetPrefix} and ${key} < ${facetPrefix + lastLetter}`,
  )
  // A restored copy may hold future transaction ids: those are no change.
  const news = sql`${changed} >= ${sql.placeholder('since')}::xid8 and ${changed} < pg_snapshot_xmax(pg_current_snapshot())`
  const since = keysWhere(db, 'search_changes', news)
  return async (known) => {
    const [row] = await (known === null ? ofFacets.execute() : since.execute({ since: known }))
    if (!row) throw new Error('The aggregate query returned no row.')
    return row
  }
}

/** One look-up a key: for that many keys the planner would scan the whole table. */
async function readBits(db: Database, keys: string[]): Promise<Map<string, BitSet>> {
  const rows = await findRows<{ key: string; block: number; bits: Uint8Array }>(
    db,
    sql`select requested.key, block, bits from unnest(${sql.param(keys)}::text[]) as requested(key)
      cross join lateral (select block, substring(bit_send(bits) from 5) as bits
        from search_bits where search_bits.key = requested.key offset 0) as known`,
  )
  const byKey = Map.groupBy(rows, (row) => row.key)
  return new Map(keys.map((key) => [key, fromBlocks(byKey.get(key) ?? [], blockSize / 8)]))
}
