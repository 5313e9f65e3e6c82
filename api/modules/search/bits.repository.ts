import { type SQL, sql } from 'drizzle-orm'
import { batched } from '#api/db/batched.ts'
import { type Database, rowsOf } from '#api/db/client.ts'
import { searchBits } from '#api/db/searchTables.ts'
import { type BitSet, type ExpeditionsWith, fromBlocks, nobody } from '#api/modules/search/bitSet.ts'
import { blockSize, facetOf, facetPrefix } from '#api/modules/search/keys.ts'
import { lastLetter } from '#api/modules/search/vocabulary.repository.ts'

/** The keys of the values of each facet. */
export type FacetKeys = Map<string, Set<string>>

export type BitReader = <Answer>(
  compute: (expeditionsWith: ExpeditionsWith, facetKeys: FacetKeys) => Answer,
) => Promise<Answer>

/** A key takes one bit a trip: 50 MB for 100,000 trips. */
const mostHeld = 4_096

/**
 * Answers questions about sets of trips from bits kept in memory, and reads only those of keys that are new to it or changed: a
 * question first learns which those are. An answer so contains every change committed before it was asked for.
 */
export function bitReader(db: Database): BitReader {
  const readChanges = changeReader(db)
  const held = new Map<string, BitSet>()
  const facetKeys: FacetKeys = new Map()
  let knownUpTo: string | null = null
  let timesChanged = 0

  async function forgetChanged(): Promise<void> {
    const since = knownUpTo
    const { keys, upTo } = await readChanges(since)
    // Of those who asked first, at once, the first answer is the one that nothing was read before.
    if (since !== null || knownUpTo === null) knownUpTo = upTo
    if (keys.length > 0) timesChanged++
    for (const key of keys) {
      held.delete(key)
      const facet = facetOf(key)
      if (facet) facetKeys.set(facet, (facetKeys.get(facet) ?? new Set()).add(key))
    }
    if (held.size > mostHeld) held.clear()
  }

  const catchUp = batched(async (askers: 'all'[]) => {
    await forgetChanged()
    return new Map(askers.map((asker) => [asker, true]))
  })

  return async (compute) => {
    await catchUp('all')
    const read = new Map<string, BitSet>()
    for (;;) {
      const missing = new Set<string>()
      const expeditionsWith = (key: string) => {
        const set = read.get(key) ?? held.get(key)
        if (!set) missing.add(key)
        return set ?? nobody
      }
      const answer = compute(expeditionsWith, facetKeys)
      if (missing.size === 0) return answer
      const changedBefore = timesChanged
      for (const [key, set] of await readBits(db, [...missing])) {
        read.set(key, set)
        // Another question may have learnt of a change that this reading came too early for.
        if (timesChanged === changedBefore) held.set(key, set)
      }
    }
  }
}

type Changes = { keys: string[]; upTo: string }

/** Some keys, and how far changes are known now: all transactions before the oldest one that runs. */
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

/** The keys of all facets; then those that changed since some transaction. */
function changeReader(db: Database): (since: string | null) => Promise<Changes> {
  const { key, changed } = searchBits
  const ofFacets = keysWhere(
    db,
    'search_facets',
    sql`${key} >= ${facetPrefix} and ${key} < ${facetPrefix + lastLetter}`,
  )
  // A copy restored elsewhere may hold numbers of transactions to come: those are no change.
  const news = sql`${changed} >= ${sql.placeholder('since')}::xid8 and ${changed} < pg_snapshot_xmax(pg_current_snapshot())`
  const since = keysWhere(db, 'search_changes', news)
  return async (known) => {
    const [row] = await (known === null ? ofFacets.execute() : since.execute({ since: known }))
    if (!row) throw new Error('An aggregate answers one row.')
    return row
  }
}

/** Key by key: the planner would rather read the whole table than so many of them. */
async function readBits(db: Database, keys: string[]): Promise<Map<string, BitSet>> {
  const rows = await rowsOf<{ key: string; block: number; bits: Uint8Array }>(
    db,
    sql`select asked.key, block, bits from unnest(${sql.param(keys)}::text[]) as asked(key)
      cross join lateral (select block, substring(bit_send(bits) from 5) as bits
        from search_bits where search_bits.key = asked.key offset 0) as known`,
  )
  const byKey = Map.groupBy(rows, (row) => row.key)
  return new Map(keys.map((key) => [key, fromBlocks(byKey.get(key) ?? [], blockSize / 8)]))
}
