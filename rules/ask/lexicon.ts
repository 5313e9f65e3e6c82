import { activitySynonyms, categorySynonyms, countrySynonyms } from '#rules/ask/synonyms.content.ts'
import { foldWord, singular, type Token } from '#rules/ask/tokens.ts'
import type { Values } from '#rules/ask/values.ts'

type Choice = { value: string; label: string }

/** The values of the filters, as REST and the graph list them. */
export type Vocabulary = {
  countries: { code: string; label: string; regions: Choice[] }[]
  categories: (Choice & { activities: Choice[] })[]
  cities: Choice[]
}

/** Words of a label, and the values that they set. */
export type Entry = { words: string[]; values: Values }

/** Entries by their first word. */
type Entries = Map<string, Entry[]>

export type Lexicon = { countries: Entries; regions: Entries; activities: Entries; cities: Entries }

const entry = (label: string, values: Values): Entry => ({
  words: foldWord(label)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular),
  values,
})

function byFirstWord(entries: Entry[]): Entries {
  const found: Entries = new Map()
  for (const each of entries) {
    const [first] = each.words
    if (first !== undefined) found.set(first, [...(found.get(first) ?? []), each])
  }
  return found
}

/** Synonyms of the values that the service has: each line has a value, then its other names. */
function synonyms(
  texts: Record<string, string>,
  known: Set<string>,
  toValues: (value: string) => Values,
): Entry[] {
  return Object.entries(texts)
    .filter(([value]) => known.has(value))
    .flatMap(([value, names]) => names.split(', ').map((name) => entry(name, toValues(value))))
}

/** Prepares the values of the filters for the rules of places and activities: other names come first. */
export function createLexicon({ countries, categories, cities }: Vocabulary): Lexicon {
  const activities = categories.flatMap((category) => category.activities)
  const valuesIn = (choices: Choice[]) => new Set(choices.map(({ value }) => value))
  const country = (code: string): Values => ({ countries: code })
  const category = (slug: string): Values => ({ activity_types: slug })
  const activity = (slug: string): Values => ({ activities: slug })
  return {
    countries: byFirstWord([
      ...synonyms(countrySynonyms, new Set(countries.map(({ code }) => code)), country),
      ...countries.map(({ code, label }) => entry(label, country(code))),
    ]),
    regions: byFirstWord(
      countries.flatMap(({ regions }) => regions.map(({ value, label }) => entry(label, { region: value }))),
    ),
    activities: byFirstWord([
      ...synonyms(categorySynonyms, valuesIn(categories), category),
      ...synonyms(activitySynonyms, valuesIn(activities), activity),
      ...activities.map(({ value, label }) => entry(label, activity(value))),
      ...categories.map(({ value, label }) => entry(label, category(value))),
    ]),
    cities: byFirstWord(cities.map(({ value, label }) => entry(label, { from: value }))),
  }
}

/** The longest entry whose words stand at that token. */
export function entryAt(entries: Entries, tokens: readonly Token[], at: number): Entry | null {
  const token = tokens[at]
  if (!token || token.isBarrier) return null
  const fits = ({ words }: Entry) =>
    words.every((word, index) => {
      const each = tokens[at + index]
      return each !== undefined && !each.isBarrier && singular(each.text) === word
    })
  const found = (entries.get(singular(token.text)) ?? []).filter(fits)
  return found.reduce<Entry | null>(
    (best, each) => (best && best.words.length >= each.words.length ? best : each),
    null,
  )
}
