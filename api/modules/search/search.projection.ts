import type { Database } from '#api/db/client.ts'
import { inArray, sql } from '#api/db/drizzle.ts'
import { departureCities, searchKeys } from '#api/db/searchTables.ts'
import type { ExpeditionSource, SearchedExpedition } from '#api/modules/expeditions/expeditions.mappers.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { blockShift, blockSize } from '#api/modules/search/keys.ts'
import { stateKeys } from '#api/modules/search/stateKeys.ts'
import { readVocabulary, wordKeys, writeVocabulary } from '#api/modules/search/words.ts'

/** Updates the search keys of expeditions, except their words, in the transaction that changed them. */
export async function writeSearchState(
  db: Database,
  sources: SearchedExpedition[],
  today: string,
): Promise<void> {
  await changeKeys(db, 'state', new Map(sources.map((source) => [source.row.id, stateKeys(source, today)])))
}

/** Updates the words of expeditions, and the departure cities, which only authors change. */
export async function writeSearchWords(db: Database, sources: ExpeditionSource[]): Promise<void> {
  const vocabulary = await readVocabulary(db, sources)
  await writeVocabulary(db, vocabulary)
  await changeKeys(
    db,
    'words',
    new Map(sources.map((source) => [source.row.id, wordKeys(source, vocabulary)])),
  )
  const names = new Map(
    sources.flatMap(({ row }) => row.trainAccess).map(({ city }) => [toSlug(city), city] as const),
  )
  if (names.size === 0) return
  await db
    .insert(departureCities)
    .values([...names].map(([slug, name]) => ({ slug, name })))
    .onConflictDoNothing()
}

/** Removes expeditions from the search, in the transaction that withdraws them. */
export async function clearSearchKeys(tx: Database, ids: number[]): Promise<void> {
  const none = new Map(ids.map((id): [number, string[]] => [id, []]))
  await changeKeys(tx, 'state', none)
  await changeKeys(tx, 'words', none)
  await tx.delete(searchKeys).where(inArray(searchKeys.expeditionId, ids))
}

/**
 * Flips the bits of keys that expeditions gained or lost. A bit flipped twice would stay wrong: the
 * difference is computed under the lock of the expeditions.
 */
async function changeKeys(tx: Database, kind: Kind, targets: Map<number, string[]>): Promise<void> {
  const held = await heldKeys(tx, kind, [...targets.keys()])
  const changes = [...targets].flatMap(([id, keys]) =>
    difference(held.get(id) ?? [], keys).map((key) => ({ id, key })),
  )
  if (changes.length === 0) return
  await flip(tx, changes)
  const changed = [...new Set(changes.map(({ id }) => id))]
  await tx
    .insert(searchKeys)
    .values(changed.map((expeditionId) => ({ expeditionId, [kind]: targets.get(expeditionId) ?? [] })))
    .onConflictDoUpdate({
      target: searchKeys.expeditionId,
      set: { [kind]: sql.raw(`excluded.${searchKeys[kind].name}`) },
    })
}

type Kind = 'state' | 'words'

async function heldKeys(db: Database, kind: Kind, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ id: searchKeys.expeditionId, keys: searchKeys[kind] })
    .from(searchKeys)
    .where(inArray(searchKeys.expeditionId, ids))
  return new Map(rows.map((row) => [row.id, row.keys]))
}

function difference(some: string[], others: string[]): string[] {
  const [a, b] = [new Set(some), new Set(others)]
  return [...some.filter((key) => !b.has(key)), ...others.filter((key) => !a.has(key))]
}

/** Takes row locks in the order of their keys: concurrent transactions cannot deadlock. */
async function flip(db: Database, changes: { id: number; key: string }[]): Promise<void> {
  await db.execute(sql`
    insert into search_bits as stored (key, block, bits)
    select key, id >> ${blockShift}::int, bit_or(set_bit(repeat('0', ${blockSize}::int)::bit(8192), id & (${blockSize}::int - 1), 1))
    from unnest(${sql.param(changes.map(({ key }) => key))}::text[], ${sql.param(changes.map(({ id }) => id))}::int[]) as change(key, id)
    group by 1, 2 order by 1, 2
    on conflict (key, block) do update set bits = stored.bits # excluded.bits, changed = excluded.changed`)
}
