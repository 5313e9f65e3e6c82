import { type Database, findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import type { ExpeditionSource } from '#api/modules/expeditions/expeditions.mappers.ts'
import { isNumber, listWords, singular, type Word } from '#api/modules/search/fold.ts'
import { sound } from '#api/modules/search/sound.ts'
import { stopWords } from '#api/modules/search/stopWords.content.ts'

/**
 * Fields of an expedition that hold words, the most relevant first: its name, its labels and guide, any text.
 */
const places = ['name', 'label', 'text'] as const
export type Place = (typeof places)[number]

export const wordKey = (place: Place, lexeme: string) => `${place}:${lexeme}`

export type Vocabulary = Map<string, { lexeme: string; spelling: string; weight: number }>

/**
 * The words of an expedition by field. Names keep their stop words: « Sans les parents » is found by « sans
 * ».
 */
function wordsByPlace(source: ExpeditionSource): Record<Place, Word[]> {
  const { row, days, guide, countries, regionName, activities } = source
  const name = listWords(row.name)
  const label = listWords(
    [
      ...countries.map((country) => country.name),
      regionName,
      ...activities.flatMap((activity) => [activity.label, activity.categoryLabel]),
      row.expeditionType,
      ...row.accommodationNames,
      guide?.fullName ?? '',
      // The page of a guide searches the words of its slug.
      guide?.slug.replaceAll('-', ' ') ?? '',
    ].join(' '),
  )
  const prose = listWords(
    [
      row.shortDescription,
      row.description,
      ...days.flatMap(({ title, text }) => [title ?? '', text]),
      row.meetingPoint?.name ?? '',
    ].join(' '),
  ).filter(({ folded }) => !stopWords.has(folded))
  const numberless = (words: Word[]) => words.filter(({ folded }) => !isNumber(folded))
  return { name: numberless(name), label: numberless(label), text: numberless(prose) }
}

/** The distinct words of expeditions with their stems, by one query. */
export async function readVocabulary(db: Database, sources: ExpeditionSource[]): Promise<Vocabulary> {
  const found: Vocabulary = new Map()
  for (const source of sources)
    for (const [index, place] of places.entries())
      for (const { folded, written } of wordsByPlace(source)[place]) {
        const known = found.get(folded)
        const weight = places.length - index
        if (!known) found.set(folded, { lexeme: folded, spelling: written.toLowerCase(), weight })
        else if (known.weight < weight) known.weight = weight
      }
  const stems = await findStems(db, [...found.keys()])
  for (const [word, entry] of found) entry.lexeme = stems.get(word) ?? word
  return found
}

/** The indexed stem of each word; a word too common for the stemmer is its own stem. */
async function findStems(db: Database, words: string[]): Promise<Map<string, string>> {
  const rows = await findRows<{ word: string; stem: string }>(
    db,
    sql`select word, coalesce((ts_lexize('french_stem', singular))[1], word) as stem
      from unnest(${sql.param(words)}::text[], ${sql.param(words.map(singular))}::text[]) as requested(word, singular)`,
  )
  return new Map(rows.map(({ word, stem }) => [word, stem]))
}

/** The search keys of an expedition's words: a word of its name is a word of its text too. */
export function wordKeys(source: ExpeditionSource, vocabulary: Vocabulary): string[] {
  const byPlace = wordsByPlace(source)
  const keys = places.flatMap((place, index) =>
    byPlace[place].flatMap(({ folded }) =>
      places.slice(index).map((wider) => wordKey(wider, vocabulary.get(folded)?.lexeme ?? folded)),
    ),
  )
  return [...new Set(keys)]
}

/** Adds words to the dictionary of corrections; skips known words, whose rows would be locked for nothing. */
export async function writeVocabulary(db: Database, vocabulary: Vocabulary): Promise<void> {
  const words = [...vocabulary].filter(([word]) => !stopWords.has(word)).sort(([a], [b]) => (a < b ? -1 : 1))
  const column = (value: (entry: (typeof words)[number]) => string | number) => sql.param(words.map(value))
  await db.execute(sql`
    insert into search_words as stored (word, lexeme, sound, spelling, weight)
    select word, lexeme, sound, spelling, weight
    from unnest(${column(([word]) => word)}::text[], ${column(([, { lexeme }]) => lexeme)}::text[],
      ${column(([word]) => sound(word))}::text[], ${column(([, { spelling }]) => spelling)}::text[],
      ${column(([, { weight }]) => weight)}::int[]) as found(word, lexeme, sound, spelling, weight)
    where not exists (select from search_words as known where known.word = found.word and known.weight >= found.weight)
    on conflict (word) do update set weight = greatest(stored.weight, excluded.weight)`)
}
