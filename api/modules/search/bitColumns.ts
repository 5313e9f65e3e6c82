import { type SQL, sql } from 'drizzle-orm'
import { blockSize } from '#api/modules/search/keys.ts'
import { lastLetter } from '#api/modules/search/vocabulary.repository.ts'

/** No trip of a block. */
export const nobody = sql.raw(`repeat('0', ${blockSize})::bit(${blockSize})`)

export const allOf = (sets: SQL[]) => sql`(${sql.join(sets, sql` & `)})`
export const anyOf = (sets: SQL[]) => sql`(${sql.join(sets, sql` | `)})`

/** The sets of trips that a search starts from, each the union of some keys: one scan reads them all, a column each. */
export function bitColumns() {
  const columns: { condition: SQL; name: string }[] = []
  const allKeys = new Set<string>()
  const allPrefixes = new Set<string>()
  const named = new Map<string, SQL>()

  /** Trips with one of these keys, or with a key that begins so. */
  function having(keys: string[], prefixes: string[] = []): SQL {
    const id = JSON.stringify([keys, prefixes])
    const known = named.get(id)
    if (known) return known
    for (const key of keys) allKeys.add(key)
    for (const prefix of prefixes) allPrefixes.add(prefix)
    const name = `set_${columns.length}`
    columns.push({ name, condition: sql.join([isOneOf(keys), ...prefixes.map(begins)], sql` or `) })
    const reference = sql.raw(name)
    named.set(id, reference)
    return reference
  }

  /** One row for each block with a trip. */
  function select(): SQL {
    const sets = columns.map(
      ({ name, condition }) =>
        sql`coalesce(bit_or(bits) filter (where ${condition}), ${nobody}) as ${sql.raw(name)}`,
    )
    const conditions = [isOneOf([...allKeys]), ...[...allPrefixes].map(begins)]
    return sql`select block, ${sql.join(sets, sql`, `)} from search_bits where ${sql.join(conditions, sql` or `)} group by block`
  }

  return { having, select }
}

function isOneOf(keys: string[]): SQL {
  return sql`key = any(${sql.param(keys)}::text[])`
}

function begins(prefix: string): SQL {
  return sql`(key >= ${prefix} and key < ${prefix + lastLetter})`
}
