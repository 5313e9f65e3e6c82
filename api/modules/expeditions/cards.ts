import { sql } from 'drizzle-orm'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { keptAnswers } from '#api/db/kept.ts'
import { byId } from '#api/modules/expeditions/byKey.ts'

/** The card of a trip as it is stored, whose version its asker has just read. */
export type CardReader = (id: number, version: string) => Promise<Buffer | undefined>

const keptBytes = 16 * 1024 * 1024

/** The same few trips are like many others, and first in many searches: their cards are kept one by one. */
export function cardReader(db: Database): CardReader {
  const kept = keptAnswers(keptBytes)
  const read = byId(db, 'card', sql`${expeditionDocuments.card}::text`)
  return (id, version) => kept(String(id), version, () => read(id))
}

const [opening, comma, closing] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]

/** The pieces of a JSON list of cards, without those that are gone. */
export function listOf(cards: (Buffer | undefined)[]): Buffer[] {
  const pieces = cards.flatMap((card) => (card ? [comma, card] : []))
  return [opening, ...pieces.slice(1), closing]
}
