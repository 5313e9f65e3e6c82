import { batched } from '#api/db/batched.ts'
import { type Database, findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { type KnownWord, listPieces } from '#api/modules/search/corrections.domain.ts'
import { singular } from '#api/modules/search/fold.ts'
import { sound } from '#api/modules/search/sound.ts'

/** Sorts after all letters and digits: the end of a range of words with a prefix. */
export const lastLetter = '\u{10FFFF}'

export type LookedUp = {
  form: string
  lexeme: string
  isKnown: boolean
  /** Stems of the known words with that prefix. */
  longer: string[]
}

/** Looks up a word form in one index. */
export function formReader(db: Database): (form: string) => Promise<LookedUp | undefined> {
  const input = sql`unnest(${sql.placeholder('forms')}::text[], ${sql.placeholder('singulars')}::text[]) as given(form, singular)`
  const query = db
    .select({
      form: sql<string>`form`,
      lexeme: sql<string>`lexeme`,
      isKnown: sql<boolean>`exists (select from search_words as known where known.lexeme = requested.lexeme)`,
      longer: sql<string[]>`array(select distinct longer.lexeme from search_words as longer
        where longer.word >= form and longer.word < form || ${lastLetter})`,
    })
    .from(
      sql`(select form, coalesce((ts_lexize('french_stem', singular))[1], form) as lexeme from ${input}) as requested`,
    )
    .prepare('search_forms')
  return batched(async (forms: string[]) => {
    const rows = await query.execute({ forms, singulars: forms.map(singular) })
    return new Map(rows.map((row) => [row.form, row]))
  })
}

/** Known words that look or sound like unknown ones, by the unknown word. */
export async function lookAlike(db: Database, unknown: string[]): Promise<Map<string, KnownWord[]>> {
  const rows = await findRows<KnownWord & { token: string }>(
    db,
    sql`select token, near.* from unnest(${sql.param(unknown)}::text[], ${sql.param(unknown.map(sound))}::text[]) as requested(token, said)
      cross join lateral (
        (select word, lexeme, spelling, sound, weight from search_words where sound = said order by weight desc, word limit 50)
        union
        (select word, lexeme, spelling, sound, weight from search_words where word % token
          order by similarity(word, token) desc, word limit 50)
        union
        (select word, lexeme, spelling, sound, weight from search_words
          where length(token) <= 7 and word >= left(token, 1) and word < left(token, 1) || ${lastLetter}
            and length(word) between length(token) - 1 and length(token) + 1 order by weight desc, word limit 500)
      ) as near`,
  )
  return Map.groupBy(rows, (row) => row.token)
}

/** Finds the pieces of unknown words that are words, with stem and spelling. */
export async function knownPieces(db: Database, unknown: string[]): Promise<Map<string, KnownWord>> {
  const pieces = [...new Set(unknown.flatMap(listPieces))].filter((piece) => piece.length >= 3)
  const rows = await findRows<KnownWord>(
    db,
    sql`select word, lexeme, spelling, sound, weight from search_words where word = any(${sql.param(pieces)}::text[])`,
  )
  return new Map(rows.map((row) => [row.word, row]))
}
