import { type Activity, type PanelField, toCompany } from '#web/features/search/bar/fields.rules.ts'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import type { BarSearch } from '#web/features/search/bar/useHomeSearch.ts'
import { DateChoice } from '#web/features/search/DateChoice.tsx'
import { areReversed } from '#web/features/search/dates.rules.ts'
import { messages } from '#web/features/search/messages.ts'
import type { Facets } from '#web/features/search/panel.tsx'
import { Travellers } from '#web/features/search/Travellers.tsx'
import { useCounts } from '#web/features/search/useCounts.ts'
import { number } from '#web/lib/format/format.ts'
import { ActivityIcon } from '#web/ui/ActivityIcon.tsx'

/** Results of the bar's search, and a hint while a return date is missing. */
export function useFieldCounts({ requested: input, state }: BarSearch) {
  const isReversed = areReversed(state)
  const { count, facets } = useCounts(input, isReversed)
  return { count, facets, isReversed, hint: state.start && !state.end ? messages.chooseReturn : '' }
}

type Props = { field: PanelField; search: BarSearch; activities: Activity[]; facets: Facets }

/** The choices of one field, applied at once to the bar. */
export function FieldChoices({ field, search, activities, facets }: Props) {
  if (field === 'what') return <Activities search={search} activities={activities} facets={facets} />
  if (field === 'when')
    return <DateChoice state={search.requested} facets={facets} onChange={search.change} />
  return <Company search={search} />
}

/** Activities with their icons; several widen the search. */
function Activities({ search, activities, facets }: Omit<Props, 'field'>) {
  const { activityTypes: chosen } = search.state
  const counts = facets.find(({ name }) => name === 'activity_types')?.values
  const computeCount = ({ value, count }: Activity) =>
    counts ? (counts.find((each) => each.value === value)?.count ?? 0) : count
  return (
    <div className="tiles sm:grid-cols-3 lg:grid-cols-5">
      {activities.map((activity) => (
        <label key={activity.value}>
          <input
            type="checkbox"
            checked={chosen.includes(activity.value)}
            onChange={({ currentTarget: { checked } }) =>
              search.change({
                activityTypes: checked
                  ? [...chosen, activity.value]
                  : chosen.filter((value) => value !== activity.value),
              })
            }
          />
          <ActivityIcon slug={activity.value} />
          {activity.label}
          <small>{number(computeCount(activity))}</small>
        </label>
      ))}
    </div>
  )
}

const companies = Object.entries(barMessages.companies)

/** Adults, a family, or children alone; and how many. */
function Company({ search: { state, change } }: { search: BarSearch }) {
  const company = toCompany(state)
  return (
    <>
      <div className="tiles sm:grid-cols-4">
        {companies.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="company"
              checked={company === value}
              onChange={() =>
                change({ isFamily: value === 'famille', types: value && value !== 'famille' ? [value] : [] })
              }
            />
            {label}
          </label>
        ))}
      </div>
      <div className="mt-3 sm:w-fit">
        <Travellers value={state.travellers} onChange={(travellers) => change({ travellers })} />
      </div>
    </>
  )
}
