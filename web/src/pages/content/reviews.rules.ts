import { paths } from '#web/lib/site/paths.ts'

/** Reviews on a page of the list. */
export const pageLength = 20

/** The page of the list and the rating that an address asks for; anything else counts as absent. */
export type Wanted = { page: number; rating: number | undefined }

export function readWanted(parameters: URLSearchParams): Wanted {
  const [page, rating] = [Number(parameters.get('page')), Number(parameters.get('rating'))]
  return {
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    rating: [1, 2, 3, 4, 5].find((each) => each === rating),
  }
}

export function addressOf({ page, rating }: Wanted): string {
  const written = new URLSearchParams()
  if (rating) written.set('rating', `${rating}`)
  if (page > 1) written.set('page', `${page}`)
  return written.size === 0 ? paths.reviews : `${paths.reviews}?${written}`
}

/** First and last number of a page, and the pages beside it. */
export function placeOf({ page }: Wanted, shown: number, total: number) {
  const before = (page - 1) * pageLength
  return {
    from: before + 1,
    to: before + shown,
    previous: page > 1 ? page - 1 : undefined,
    next: shown > 0 && before + shown < total ? page + 1 : undefined,
  }
}
