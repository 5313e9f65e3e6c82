import { carriedBy, type Fields } from '#web/features/search/searchState.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'

type Props = { place: Pick<SearchPlace, 'shown' | 'preset'>; fields: Fields }

/** Hidden fields for the parameters without a field of the form. */
export const Carried = ({ place: { shown, preset }, fields }: Props) =>
  carriedBy(shown, preset, fields).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
