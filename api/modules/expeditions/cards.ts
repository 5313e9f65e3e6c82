import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import type { ResponseCache } from '#api/db/responseCache.ts'
import { byId } from '#api/modules/expeditions/byKey.ts'

/** Reads the stored card of an expedition, at the version that the caller has just read. */
export type CardReader = (id: number, version: string) => Promise<Buffer | undefined>

/** Caches cards one by one: the same few expeditions come first in many searches and lists. */
export function cardReader(db: Database, responses: ResponseCache): CardReader {
  const read = byId(db, 'card', sql`${expeditionDocuments.card}::text`)
  return (id, version) => responses(`card ${id}`, version, () => read(id))
}

const [opening, comma, closing] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]

/** Returns the items of a JSON list of cards, without the missing ones. */
export function listOf(cards: (Buffer | undefined)[]): Buffer[] {
  const pieces = cards.flatMap((card) => (card ? [comma, card] : []))
  return [opening, ...pieces.slice(1), closing]
}
