type Rated = { averageRating: number; reviewCount: number }
type Label = { slug: string; name: string }
type Expedition<Guide> = Rated & {
  region: string | null
  regionSlug: string | null
  activities: readonly Label[]
  guide: Guide | null
}

export type Entry<Guide> = {
  guide: Guide
  activities: Label[]
  massifs: Label[]
  rating: { average: number; count: number } | null
}

/** All guides once, in the order of the catalogue, with the activities and massifs of what they lead. */
export function listGuides<Guide extends { id: string }>(
  expeditions: readonly Expedition<Guide>[],
): Entry<Guide>[] {
  const led = Map.groupBy(
    expeditions.filter(({ guide }) => guide),
    ({ guide }) => guide?.id,
  )
  return [...led.values()].flatMap((own) => {
    const guide = own[0]?.guide
    if (!guide) return []
    const massifs = own.flatMap(({ region, regionSlug }) =>
      region && regionSlug ? { slug: regionSlug, name: region } : [],
    )
    return {
      guide,
      activities: once(own.flatMap(({ activities }) => activities)),
      massifs: once(massifs),
      rating: toRating(own),
    }
  })
}

const once = (labels: readonly Label[]): Label[] => [
  ...new Map(labels.map(({ slug, name }) => [slug, { slug, name }])).values(),
]

/** Filters of the address; the names are its parameters. */
export type GuideQuery = { activite: string; massif: string }

export const readGuideQuery = (parameters: URLSearchParams): GuideQuery => ({
  activite: parameters.get('activite') ?? '',
  massif: parameters.get('massif') ?? '',
})

const has = (labels: readonly Label[], slug: string) => !slug || labels.some((label) => label.slug === slug)

export const selectShown = <Guide>(entries: readonly Entry<Guide>[], { activite, massif }: GuideQuery) =>
  entries.filter(({ activities, massifs }) => has(activities, activite) && has(massifs, massif))

type Kind = 'activities' | 'massifs'

/** Labels by name, each with its number of guides among those that the other filter leaves. */
export function listChoices<Guide>(entries: readonly Entry<Guide>[], kind: Kind, input: GuideQuery) {
  const others = selectShown(entries, { ...input, [kind === 'massifs' ? 'massif' : 'activite']: '' })
  return once(others.flatMap((entry) => entry[kind]))
    .map(({ slug, name }) => ({
      value: slug,
      label: name,
      count: others.filter((entry) => has(entry[kind], slug)).length,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'))
}

type Led = { slug: string } | null
type Departure = { startDate: string; status: string; guide: Led }

/** The next departures that a guide leads; a departure without a guide has the guide of its expedition. */
export const ledNext = <Line extends Departure, Trip>(
  expeditions: readonly (Trip & { departures: readonly Line[] | null })[],
  slug: string,
  most: number,
) =>
  expeditions
    .flatMap((expedition) => (expedition.departures ?? []).map((departure) => ({ expedition, departure })))
    .filter(({ departure: { status, guide } }) => status !== 'CANCELED' && (guide?.slug ?? slug) === slug)
    .toSorted((one, other) => one.departure.startDate.localeCompare(other.departure.startDate))
    .slice(0, most)

/** Average of all reviews of some expeditions. */
export function toRating(expeditions: readonly Rated[]) {
  const count = expeditions.reduce((sum, { reviewCount }) => sum + reviewCount, 0)
  const stars = expeditions.reduce((sum, each) => sum + each.averageRating * each.reviewCount, 0)
  return count > 0 ? { average: Math.round((10 * stars) / count) / 10, count } : null
}

const names = new Intl.DisplayNames('fr', { type: 'language' })

/** The service may send a code or a name. */
export const languageName = (language: string): string =>
  /^[a-z]{2,3}$/.test(language) ? (names.of(language) ?? language) : language
