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

/** Places that a trip passes without naming them. */
const onTheWay: Record<string, string[]> = {
  'Seljalandsfoss, Islande': ['Þórsmörk'],
  'Stokksnes, Islande': ['Seyðisfjörður'],
  'Tyrol du Sud, Italie': ['Lac de Braies'],
}

const alps = ['Alpes', 'Chartreuse', 'Vercors', 'Dolomites', 'Val d’Aoste', 'Valais', 'Tyrol', 'Mont-Blanc']
const nowhere: string[] = []

/** Keywords that say where a picture without a place was taken, and the words of a trip that goes there. */
const tellingKeywords: Record<string, string[]> = {
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
 * What a picture gains by having been taken where the trip goes: one that could be from anywhere gains nothing, one that
 * is from elsewhere is not shown.
 */
export function nearness(photo: Placed, expedition: PlaceOfExpedition): number | undefined {
  if (photo.place) return isAt(photo.place, expedition) ? ofThePlace : undefined
  const telling = photo.keywords.filter((keyword) => keyword in tellingKeywords)
  if (telling.length === 0) return 0
  const where = fold([expedition.name, expedition.region, expedition.country_1].join(' '))
  return telling.some((keyword) => mentions(where, tellingKeywords[keyword] ?? nowhere))
    ? ofTheCountry
    : undefined
}

/** « Passo Giau, Italie »: the trip's country, and a place that the trip names or passes. */
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
