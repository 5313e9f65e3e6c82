import { paths } from '#web/lib/site/paths.ts'

/** Reviews on a page of the list. */
export const pageLength = 20

/** The page of the list, the rating and the expedition that an address asks for; anything else counts as absent. */
export type ReviewQuery = { page: number; rating: number | undefined; expedition: string | undefined }

export function readReviewQuery(parameters: URLSearchParams): ReviewQuery {
  const [page, rating] = [Number(parameters.get('page')), Number(parameters.get('rating'))]
  return {
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    rating: [1, 2, 3, 4, 5].find((each) => each === rating),
    expedition: toSlug(parameters.get('aventure')),
  }
}

const toSlug = (text: string | null) => (text && /^[a-z0-9-]{1,128}$/.test(text) ? text : undefined)

export function toAddress({ page, rating, expedition }: ReviewQuery): string {
  const written = new URLSearchParams()
  if (expedition) written.set('aventure', expedition)
  if (rating) written.set('rating', `${rating}`)
  if (page > 1) written.set('page', `${page}`)
  return written.size === 0 ? paths.reviews : `${paths.reviews}?${written}`
}

/** First and last number of a page, and the pages beside it. */
export function toPlace({ page }: Pick<ReviewQuery, 'page'>, shown: number, total: number) {
  const before = (page - 1) * pageLength
  return {
    from: before + 1,
    to: before + shown,
    previous: page > 1 ? page - 1 : undefined,
    next: shown > 0 && before + shown < total ? page + 1 : undefined,
  }
}

type Reviewed = { slug: string; name: string; reviewCount: number }

/** The expeditions with reviews, by name. */
export const listReviewed = (expeditions: readonly Reviewed[]) =>
  expeditions
    .filter(({ reviewCount }) => reviewCount > 0)
    .map(({ slug, name, reviewCount }) => ({ value: slug, label: name, count: reviewCount }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'))
