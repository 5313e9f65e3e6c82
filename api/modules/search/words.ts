import { sql } from 'drizzle-orm'
import { searchWords } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import type { ExpeditionSource } from '#api/modules/expeditions/expeditions.mappers.ts'
import { searchTexts } from '#api/modules/search/search.projection.ts'
import { sound } from '#api/modules/search/sound.ts'

const shortestWord = 3

/** Adds the words of some trips to the vocabulary that misspelt words are corrected to. */
export async function writeWords(db: Database, sources: ExpeditionSource[]): Promise<void> {
  const weights = new Map<string, number>()
  for (const source of sources)
    searchTexts(source).forEach((text, index) => {
      for (const word of text.split(' ').filter((each) => each.length >= shortestWord && !/^\d+$/.test(each)))
        weights.set(word, Math.max(weights.get(word) ?? 0, 4 - index))
    })
  const words = [...weights].map(([word, weight]) => ({ word, sound: sound(word), weight }))
  if (words.length === 0) return
  await db
    .insert(searchWords)
    .values(words)
    .onConflictDoUpdate({
      target: searchWords.word,
      set: { weight: sql`greatest(${searchWords.weight}, excluded.weight)` },
      // An unchanged word is not written again: most trips bring none.
      setWhere: sql`${searchWords.weight} < excluded.weight`,
    })
}
