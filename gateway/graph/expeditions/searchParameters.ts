import type { ExpeditionFilter, ExpeditionSort } from '#gateway/graph/schema.generated.ts'
import { searchParameters as parameters, sorts, types } from '#schema/searchParameters.ts'

/** Serialises a page of a search as REST parameters, in a fixed order: the text is a cache key. */
export function searchParameters(
  filter: ExpeditionFilter,
  sort: ExpeditionSort,
  perPage: number,
  page: number,
): string {
  const search = filterParameters(filter, sort)
  search.set('per_page', `${perPage}`)
  search.set('page', `${page}`)
  return search.toString()
}

/** Filter and order as REST parameters. */
export function filterParameters(
  { travellerCount, ...filter }: ExpeditionFilter,
  sort: ExpeditionSort,
): URLSearchParams {
  const search = new URLSearchParams()
  const input = { ...filter, travellers: filter.travellers ?? travellerCount }
  for (const { name, kind, field } of parameters) {
    const text =
      kind === 'types'
        ? toText(input[field]?.map((type) => getSlug(types, type)))
        : kind === 'range'
          ? toRange(input[field[0]], input[field[1]])
          : toText(input[field])
    if (text) search.set(name, text)
  }
  if (sort !== 'RECOMMENDED') search.set('sort', getSlug(sorts, sort))
  return search
}

const getSlug = <Value>(pairs: readonly (readonly [slug: string, value: Value])[], input: Value): string =>
  pairs.find(([, value]) => value === input)?.[0] ?? ''

/** A list is joined by commas; false counts as absent. */
const toText = (value: ExpeditionFilter[keyof ExpeditionFilter]): string =>
  value === false ? '' : String(value ?? '').trim()

function toRange(min: number | null | undefined, max: number | null | undefined): string {
  const [least, most] = [toText(min), toText(max)]
  return least || most ? `${least}-${most}` : ''
}
