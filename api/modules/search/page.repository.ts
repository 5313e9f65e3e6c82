import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#api/db/client.ts'

type Page = {
  /** The stored cards, joined by commas: they are sent as they are. */
  cards: string
  named: { slug: string; name: string }[]
}

type Row = { id: number; card: string | null; slug: string; name: string }

/** The cards of some trips, and the names of others, in their order. */
export async function readPage(db: Database, shown: number[], named: number[]): Promise<Page> {
  if (shown.length + named.length === 0) return { cards: '', named: [] }
  const rows = await rowsOf<Row>(
    db,
    sql`select expedition_id as id, slug,
        case when expedition_id = any(${sql.param(shown)}::int[]) then card::text end as card,
        case when expedition_id = any(${sql.param(named)}::int[]) then card ->> 'name' end as name
      from expedition_documents where expedition_id = any(${sql.param([...shown, ...named])}::int[])`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    cards: shown.flatMap((id) => byId.get(id)?.card ?? []).join(','),
    named: named.flatMap((id) => {
      const row = byId.get(id)
      return row ? [{ slug: row.slug, name: row.name }] : []
    }),
  }
}
