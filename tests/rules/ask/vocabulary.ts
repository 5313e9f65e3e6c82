import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { toSlug } from '#api/modules/search/fold.ts'
import type { Vocabulary } from '#rules/ask/lexicon.ts'

const choice = (label: string) => ({ value: toSlug(label), label })

/** The values of the filters of the demonstration catalogue. */
export const demoVocabulary: Vocabulary = {
  countries: Object.entries(catalogue.country_names).map(([code, label]) => ({
    code,
    label,
    regions: [
      ...new Set(
        catalogue.expeditions.filter(({ countries }) => countries.includes(code)).map(({ region }) => region),
      ),
    ].map(choice),
  })),
  categories: catalogue.activity_categories.map(({ key, label, activities }) => ({
    value: key,
    label,
    activities: activities.map(choice),
  })),
  cities: Object.keys(catalogue.origin_cities).map(choice),
}
