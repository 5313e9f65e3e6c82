type Led = { slug: string; name: string; averageRating: number; reviewCount: number }
type Expedition<Guide, Image> = Led & { guide: Guide | null; coverImage: Image | null }

export type Entry<Guide, Image> = {
  guide: Guide
  expeditions: { slug: string; name: string }[]
  /** Where the guide is at home: the first photographed expedition. */
  terrain: Image | null
  rating: { average: number; count: number } | null
}

/** All guides once, in the order of the catalogue, with the expeditions that they lead. */
export function guidesOf<Guide extends { id: string }, Image>(
  expeditions: readonly Expedition<Guide, Image>[],
): Entry<Guide, Image>[] {
  const led = Map.groupBy(
    expeditions.filter(({ guide }) => guide),
    ({ guide }) => guide?.id,
  )
  return [...led.values()].flatMap((own) => {
    const guide = own[0]?.guide
    if (!guide) return []
    return {
      guide,
      expeditions: own.map(({ slug, name }) => ({ slug, name })),
      terrain: own.find(({ coverImage }) => coverImage)?.coverImage ?? null,
      rating: ratingOf(own),
    }
  })
}

/** Average of all reviews of some expeditions. */
export function ratingOf(expeditions: readonly Pick<Led, 'averageRating' | 'reviewCount'>[]) {
  const count = expeditions.reduce((sum, { reviewCount }) => sum + reviewCount, 0)
  const stars = expeditions.reduce((sum, each) => sum + each.averageRating * each.reviewCount, 0)
  return count > 0 ? { average: Math.round((10 * stars) / count) / 10, count } : null
}

const names = new Intl.DisplayNames('fr', { type: 'language' })

/** The service may send a code or a name. */
export const languageName = (language: string): string =>
  /^[a-z]{2,3}$/.test(language) ? (names.of(language) ?? language) : language
