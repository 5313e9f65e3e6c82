import { fold } from '#api/modules/search/fold.ts'

export type PlaceOfExpedition = {
  name: string
  region: string
  country_1: string
  description: string
  route_labels: string[]
  programme: { text: string }[]
}

type Placed = { place: string | null; keywords: string[] }

/** Places that an expedition passes without naming them. */
const onTheWay: Record<string, string[]> = {
  'Seljalandsfoss, Islande': ['Þórsmörk'],
  'Stokksnes, Islande': ['Seyðisfjörður'],
  'Tyrol du Sud, Italie': ['Lac de Braies'],
}

const alps = ['Alpes', 'Chartreuse', 'Vercors', 'Dolomites', 'Val d’Aoste', 'Valais', 'Tyrol', 'Mont-Blanc']
const nowhere: string[] = []

/**
 * Keywords that reveal where a picture without a place was taken, and the words of an expedition that goes
 * there.
 */
const placeKeywords: Record<string, string[]> = {
  himalaya: nowhere,
  canada: nowhere,
  islande: ['Islande'],
  arctique: ['Nordland', 'Islande'],
  slovénie: ['Slovénie'],
  suisse: ['Suisse'],
  alpes: alps,
}

const ofThePlace = 8
const ofTheCountry = 3

/**
 * Scores a picture by its place: neutral without a place, higher where the expedition goes, undefined (never
 * shown) elsewhere.
 */
export function nearness(photo: Placed, expedition: PlaceOfExpedition): number | undefined {
  if (photo.place) return isAt(photo.place, expedition) ? ofThePlace : undefined
  const significantScore = photo.keywords.filter((keyword) => keyword in placeKeywords)
  if (significantScore.length === 0) return 0
  const where = fold([expedition.name, expedition.region, expedition.country_1].join(' '))
  return significantScore.some((keyword) => mentions(where, placeKeywords[keyword] ?? nowhere))
    ? ofTheCountry
    : undefined
}

/** Matches « Passo Giau, Italie »: the expedition's country, and a place that it names or passes. */
function isAt(place: string, expedition: PlaceOfExpedition): boolean {
  const parts = place.split(', ')
  if (parts.at(-1) !== expedition.country_1) return false
  const text = fold(
    [
      expedition.name,
      expedition.region,
      expedition.country_1,
      expedition.description,
      ...expedition.route_labels,
      ...expedition.programme.map((day) => day.text),
    ].join(' '),
  )
  return mentions(text, [parts[0] ?? place, ...(onTheWay[place] ?? [])])
}

function mentions(text: string, words: string[]): boolean {
  return words.some((word) => ` ${text} `.includes(` ${fold(word)} `))
}
