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
  const wanted = { ...filter, travellers: filter.travellers ?? travellerCount }
  for (const { name, kind, field } of parameters) {
    const text =
      kind === 'types'
        ? textOf(wanted[field]?.map((type) => slugOf(types, type)))
        : kind === 'range'
          ? rangeOf(wanted[field[0]], wanted[field[1]])
          : textOf(wanted[field])
    if (text) search.set(name, text)
  }
  if (sort !== 'RECOMMENDED') search.set('sort', slugOf(sorts, sort))
  return search
}

const slugOf = <Value>(pairs: readonly (readonly [slug: string, value: Value])[], wanted: Value): string =>
  pairs.find(([, value]) => value === wanted)?.[0] ?? ''

/** A list is joined by commas; false counts as absent. */
const textOf = (value: ExpeditionFilter[keyof ExpeditionFilter]): string =>
  value === false ? '' : String(value ?? '').trim()

function rangeOf(min: number | null | undefined, max: number | null | undefined): string {
  const [least, most] = [textOf(min), textOf(max)]
  return least || most ? `${least}-${most}` : ''
}
