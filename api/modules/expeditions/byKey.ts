import { expeditionDocuments } from '#api/db/answerTables.ts'
import { batched } from '#api/db/batched.ts'
import type { Database } from '#api/db/client.ts'
import { slugs } from '#api/db/draftTables.ts'
import { or, type PgColumn, type SQL, sql } from '#api/db/drizzle.ts'

/** Larger than any integer key: « 99999999999 » is an unknown word, not an overflow. */
const integerKey = /^\d{1,9}$/

/** Neither an id nor a `unique_id`. */
const slugKey = /^(?=.*[a-z])[a-z0-9-]+$/

const { expeditionId, slug, uniqueId } = expeditionDocuments

/** PostgreSQL's id of the transaction that last wrote the row: changes with each stored document. */
export const rowVersion = sql<string>`expedition_documents.xmin::text`

/** Selects fields of the expedition with an id, `unique_id` or slug. */
export function byKey<Fields extends Record<string, PgColumn | SQL>>(
  db: Database,
  name: string,
  fields: Fields,
) {
  const query = db
    .select({ keys: { expeditionId, slug, uniqueId }, fields })
    .from(expeditionDocuments)
    .where(or(anyOf(expeditionId, 'ids'), anyOf(slug, 'names'), anyOf(uniqueId, 'names')))
    .prepare(`${name}_by_key`)
  const find = batched(async (keys: (number | string)[]) => {
    const rows = await query.execute({
      ids: keys.filter((key) => typeof key === 'number'),
      names: keys.filter((key) => typeof key === 'string'),
    })
    return new Map(rows.flatMap((row) => Object.values(row.keys).map((key) => [key, row.fields] as const)))
  })
  const present = presentSlug(db, name)
  const byFormerSlug = (key: string): ReturnType<typeof find> =>
    present(key).then((id) => (id === undefined ? undefined : find(id)))
  return (key: string): ReturnType<typeof find> => {
    const found = find(integerKey.test(key) ? Number(key) : key)
    return slugKey.test(key) ? found.then((row) => row ?? byFormerSlug(key)) : found
  }
}

/** Resolves a former slug to its expedition. Runs only for keys that no document has. */
function presentSlug(db: Database, name: string) {
  const query = db
    .select({ slug: slugs.slug, id: slugs.expeditionId })
    .from(slugs)
    .where(anyOf(slugs.slug, 'names'))
    .prepare(`${name}_by_former_slug`)
  return batched(async (names: string[]) => {
    const rows = await query.execute({ names })
    return new Map(rows.map((row) => [row.slug, row.id]))
  })
}

/** Selects a text of the expedition with a number. */
export function byId(db: Database, name: string, text: SQL<string>) {
  const query = db
    .select({ id: expeditionId, text })
    .from(expeditionDocuments)
    .where(anyOf(expeditionId, 'ids'))
    .prepare(`${name}_by_id`)
  return batched(async (ids: number[]) => {
    const rows = await query.execute({ ids })
    return new Map(rows.map((row) => [row.id, row.text]))
  })
}

function anyOf(column: PgColumn, keys: string): SQL {
  return sql`${column} = any(${sql.placeholder(keys)})`
}
