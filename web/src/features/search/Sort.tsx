import { sorts } from '#schema/searchParameters.ts'
import { Carried } from '#web/features/search/Carried.tsx'
import { messages } from '#web/features/search/messages.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { Button } from '#web/ui/Button.tsx'

const names = new Map(Object.entries(messages.sorts))
const fields = { but: ['sort'] }

/** Offers the least CO₂ only with a departure city. */
export function Sort({ place }: { place: SearchPlace }) {
  const { shown, path, go } = place
  const offered = sorts.filter(([name]) => name !== 'co2' || shown.from)
  return (
    <form action={path} method="get" className="flex shrink-0 items-center gap-2">
      <Carried place={place} fields={fields} />
      <label className="flex items-center gap-2">
        <span className="text-meta whitespace-nowrap text-ink-2 max-lg:sr-only">{messages.sort}</span>
        <select
          name="sort"
          value={shown.sort}
          onChange={({ currentTarget }) => go({ ...shown, sort: currentTarget.value, page: 1 })}
          className="select h-11! w-auto! rounded-full! text-15 font-semibold max-sm:pr-8! max-sm:pl-3.5!"
        >
          {offered.map(([name]) => (
            <option key={name} value={name}>
              {names.get(name)}
            </option>
          ))}
        </select>
      </label>
      <span className="hidden noscript:block">
        <Button type="submit" size="sm">
          {messages.sortNow}
        </Button>
      </span>
    </form>
  )
}
