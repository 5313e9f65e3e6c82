/** Reduces responses to the fields of the pages, to the sizes that the goals assume. */
export function lean(path: string, body: string): string {
  const answer = JSON.parse(body)
  if (path.includes('/search')) {
    const { nbHits, page, nbPages, hitsPerPage, hits } = answer
    return JSON.stringify({ nbHits, page, nbPages, hitsPerPage, hits: hits.map(leanCard) })
  }
  if (path.endsWith('/similar-expeditions'))
    return JSON.stringify(
      answer.map((card: Card) => ({ ...leanCard(card), short_description: card.short_description })),
    )
  if (path.endsWith('/departures')) return JSON.stringify(answer.map(leanDeparture))
  return body
}

type Json = Record<string, unknown>
type Card = Json & { next_departure_starts: Json[] }

const cardFields = [
  'id',
  'slug',
  'name',
  'expedition_type',
  'price',
  'min_price',
  'duration_days',
  'level_number',
  'is_new',
  'has_new_departures',
  'all_time_interests_count',
  'next_departures_count',
  'countries',
]

const leanCard = (card: Card) => ({
  ...pick(card, cardFields),
  next_departure_starts: card.next_departure_starts.map((start) =>
    pick(start, ['next_departure_start', 'available_count']),
  ),
})

const leanDeparture = (departure: Json & { guide: Json | null }) => ({
  ...departure,
  guide: departure.guide && pick(departure.guide, ['id', 'full_name']),
})

function pick(from: Json, names: string[]): Json {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}
