import { expeditionDocuments as document } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { rowVersion } from '#api/modules/expeditions/byKey.ts'
import { type CardReader, listOf } from '#api/modules/expeditions/cards.ts'

type Page = {
  /** The stored cards as items of a JSON list, sent unparsed. */
  cards: Buffer[]
  named: { slug: string; name: string }[]
}

/** Reads the cards of some expeditions and the names of others, in their order. */
export function pageReader(
  db: Database,
  readCard: CardReader,
): (shown: number[], named: number[], added: (id: number) => object) => Promise<Page> {
  const expeditionName = sql`select ${expeditions.name} from ${expeditions} where ${expeditions.id} = ${document.expeditionId}`
  const query = db
    .select({
      id: document.expeditionId,
      version: rowVersion,
      slug: document.slug,
      name: sql<
        string | null
      >`case when ${document.expeditionId} = any(${sql.placeholder('named')}) then (${expeditionName}) end`,
    })
    .from(document)
    .where(sql`${document.expeditionId} = any(${sql.placeholder('ids')})`)
    .prepare('search_page')
  return async (shown, named, added) => {
    const ids = [...shown, ...named]
    const rows = ids.length > 0 ? await query.execute({ ids, named }) : []
    const byId = new Map(rows.map((row) => [row.id, row]))
    const cards = shown.flatMap((id) => {
      const row = byId.get(id)
      return row ? [readCard(id, row.version).then((card) => card && withFields(card, added(id)))] : []
    })
    return {
      cards: listOf(await Promise.all(cards)),
      named: named.flatMap((id) => {
        const { slug, name } = byId.get(id) ?? {}
        return slug && name ? [{ slug, name }] : []
      }),
    }
  }
}

/** Appends fields to a JSON object without parsing it. */
function withFields(card: Buffer, fields: object): Buffer {
  const added = JSON.stringify(fields).slice(1)
  if (added === '}') return card
  return Buffer.concat([card.subarray(0, card.lastIndexOf('}')), Buffer.from(`,${added}`)])
}
