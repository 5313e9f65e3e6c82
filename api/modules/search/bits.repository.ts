import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#api/db/client.ts'
import { type BitSet, fromBlocks, nobody } from '#api/modules/search/bitSet.ts'
import { blockSize, facetPrefix } from '#api/modules/search/keys.ts'

/** The trips that have a key. */
export type TripsWith = (key: string) => BitSet

export type BitReader = <Answer>(
  compute: (tripsWith: TripsWith, facetKeys: string[]) => Answer,
) => Promise<Answer>

/** A key takes one bit a trip: 50 MB for 100,000 trips. */
const mostHeld = 4_096

const never = '0'

/**
 * Answers questions about sets of trips from bits kept in memory, and reads only those of keys that are new to it or changed: a
 * question first learns which those are. An answer so contains every change committed before it was asked for.
 */
export function bitReader(db: Database): BitReader {
  const held = new Map<string, BitSet>()
  const facetKeys = new Set<string>()
  let knownUpTo = never
  let timesChanged = 0

  async function forgetChanged(): Promise<void> {
    const { keys, upTo } = await readChanges(db, knownUpTo)
    knownUpTo = upTo
    if (keys.length > 0) timesChanged++
    for (const key of keys) {
      held.delete(key)
      if (key.startsWith(facetPrefix)) facetKeys.add(key)
    }
    if (held.size > mostHeld) held.clear()
  }

  return async (compute) => {
    await forgetChanged()
    const read = new Map<string, BitSet>()
    for (;;) {
      const missing = new Set<string>()
      const tripsWith = (key: string) => {
        const set = read.get(key) ?? held.get(key)
        if (!set) missing.add(key)
        return set ?? nobody
      }
      const answer = compute(tripsWith, [...facetKeys])
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

/**
 * The keys that changed since, and how far that is known: all transactions before the oldest one that runs. A restored copy may
 * hold numbers of transactions to come: only the first time are those a change.
 */
async function readChanges(db: Database, since: string): Promise<{ keys: string[]; upTo: string }> {
  const isNews =
    since === never
      ? sql`true`
      : sql`changed >= ${since}::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot())`
  const [row] = await rowsOf<{ keys: string[]; upTo: string }>(
    db,
    sql`select array(select distinct key from search_bits where ${isNews}) as keys,
      pg_snapshot_xmin(pg_current_snapshot())::text as "upTo"`,
  )
  return row ?? { keys: [], upTo: since }
}

async function readBits(db: Database, keys: string[]): Promise<Map<string, BitSet>> {
  const rows = await rowsOf<{ key: string; block: number; bits: Uint8Array }>(
    db,
    sql`select key, block, substring(bit_send(bits) from 5) as bits
      from search_bits where key = any(${sql.param(keys)}::text[])`,
  )
  const byKey = Map.groupBy(rows, (row) => row.key)
  return new Map(keys.map((key) => [key, fromBlocks(byKey.get(key) ?? [], blockSize / 8)]))
}
