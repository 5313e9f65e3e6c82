import { useId, useState } from 'react'
import { maxCountries } from '#schema/constants.ts'
import { Select, Tick } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { offered, usePanel } from '#web/features/search/panel.tsx'
import { hasWord } from '#web/lib/format/fold.ts'
import { Flag } from '#web/ui/Flag.tsx'

/** Above this number a text field helps. */
const many = 8

/**
 * Up to three countries, filtered by a few letters without accents; then a region, once there is a choice.
 */
export function CountryFacet() {
  const { state, filters, facets } = usePanel()
  const [typed, setTyped] = useState('')
  const reported = useId()
  const isFull = state.countries.length >= maxCountries
  const words = (filters?.countries ?? []).map((country) => ({ ...country, value: country.code }))
  const countries = offered(words, facets, 'countries', state.countries).toSorted(
    (one, other) => other.count - one.count,
  )
  const shown = countries.filter(({ label }) => hasWord(label, typed))
  return (
    <>
      {countries.length > many && (
        <input
          type="search"
          aria-label={messages.findCountry}
          placeholder={messages.findCountry}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mb-1 h-11 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 text-ink noscript:hidden"
        />
      )}
      {isFull && (
        <p id={reported} className="my-1 text-meta">
          {messages.mostCountries}
        </p>
      )}
      <ul className="max-h-72 overflow-y-auto pr-1">
        {countries.map(({ code, label, flagUrl, count, isChosen }) => (
          <li key={code} hidden={!hasWord(label, typed)}>
            <Tick
              name="countries"
              value={code}
              count={count}
              checked={isChosen}
              disabled={isFull && !isChosen}
              aria-describedby={isFull && !isChosen ? reported : undefined}
            >
              <Flag url={flagUrl} />
              {label}
            </Tick>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p role="status" className="text-meta">
          {messages.noCountry}
        </p>
      )}
      <Region />
    </>
  )
}

/** Regions of the chosen countries that have results. */
function Region() {
  const { state, filters, facets } = usePanel()
  const of = (filters?.countries ?? []).filter(
    ({ code }) => state.countries.length === 0 || state.countries.includes(code),
  )
  const regions = offered(
    [...new Map(of.flatMap((country) => country.regions).map((region) => [region.value, region])).values()],
    facets,
    'regions',
    [state.region],
  )
  if (regions.length === 0 || (state.countries.length === 0 && !state.region)) return null
  return (
    <Select
      label={messages.region}
      name="region"
      value={state.region}
      options={[{ value: '', label: messages.anyRegion }, ...regions]}
    />
  )
}
