import type { FormEvent } from 'react'
import { messages } from '#web/features/search/messages.ts'
import type { SearchPanelFragment } from '#web/features/search/SearchPanel.generated.ts'
import { readSearch, type SearchState, sortNames } from '#web/features/search/searchState.ts'
import { constants } from '#web/lib/constants.ts'
import { number } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

type Props = {
  state: SearchState
  result: SearchPanelFragment
  onSearch: (state: SearchState) => void
}

/** A form that works by itself: with scripts each choice is applied at once, without them by its button. */
export function SearchPanel({ state, result, onSearch }: Props) {
  const apply = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    onSearch({ ...readSearch(parametersOf(currentTarget)), page: 1 })
  return (
    <form
      action={paths.catalogue}
      key={JSON.stringify(state)}
      onChange={(event) => isText(event) || apply(event)}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event)
      }}
    >
      <search>
        <TextField
          label={messages.search}
          type="search"
          name="q"
          placeholder={messages.searchHint}
          defaultValue={state.q}
          className="mt-0"
        />
      </search>
      <Sort state={state} />
      <div className="mt-4 grid">
        <Checkbox name="family_friendly" value="true" defaultChecked={state.isFamily}>
          {messages.family}
        </Checkbox>
        <Checkbox name="confirmed" value="true" defaultChecked={state.isConfirmed}>
          {messages.confirmed}
        </Checkbox>
      </div>
      <Facet name="types" field="expedition_type" chosen={state.types} result={result} isOpen />
      <Facet
        name="countries"
        field="countries"
        chosen={state.countries}
        result={result}
        most={constants.maxCountries}
        isOpen
      />
      <Facet
        name="activity_types"
        field="activity_types"
        chosen={state.activityTypes}
        result={result}
        most={constants.maxActivities}
        isOpen
      />
      <Facet name="levels" field="level" chosen={state.levels} result={result} />
      <Facet name="durations" field="duration" chosen={[state.duration]} result={result} most={1} />
      <Facet name="regions" field="region" chosen={[state.region]} result={result} most={1} />
      <Facet name="vacations" field="vacation" chosen={[state.vacation]} result={result} most={1} />
      <Disclosure summary={messages.dates} isOpen={Boolean(state.start || state.end)}>
        <TextField
          label={messages.start}
          type="date"
          name="start"
          defaultValue={state.start}
          className="mt-0"
        />
        <TextField label={messages.end} type="date" name="end" defaultValue={state.end} />
      </Disclosure>
      <Hidden state={state} />
      <Button type="submit" variant="ink" className="mt-6 w-full">
        {messages.apply(result.totalCount)}
      </Button>
    </form>
  )
}

const isText = ({ target }: FormEvent<HTMLFormElement>) =>
  target instanceof HTMLInputElement && ['search', 'date'].includes(target.type)

const parametersOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  )

/** What the panel has no field for is carried along. */
function Hidden({ state }: { state: SearchState }) {
  const carried = {
    destination: state.destination,
    activities: state.activities.join(','),
    price: state.minPrice || state.maxPrice ? `${state.minPrice}-${state.maxPrice}` : '',
    from: state.from,
    max_train_hours: state.maxTrainHours,
  }
  return Object.entries(carried).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}

function Sort({ state }: { state: SearchState }) {
  const names = new Map(Object.entries(messages.sorts))
  return (
    <label className="mt-5 block">
      <span className="mb-1.5 block text-[15px] font-semibold">{messages.sort}</span>
      <select
        name="sort"
        defaultValue={state.sort}
        className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-4 text-base"
      >
        {sortNames.map((name) => (
          <option key={name} value={name}>
            {names.get(name)}
          </option>
        ))}
      </select>
    </label>
  )
}

type FacetProps = {
  name: keyof typeof messages.facets
  field: string
  chosen: string[]
  result: SearchPanelFragment
  most?: number
  isOpen?: boolean
}

/** Values that leave something, and those that are chosen; beyond the most, the others wait. */
function Facet({ name, field, chosen, result, most = 99, isOpen = false }: FacetProps) {
  const values = result.facets.find((facet) => facet.name === name)?.values ?? []
  const kept = chosen.filter(Boolean)
  if (values.length === 0) return null
  return (
    <Disclosure summary={messages.facets[name]} isOpen={isOpen || kept.length > 0}>
      <ul className="grid">
        {values.map(({ value, label, count }) => (
          <li key={value}>
            <Checkbox
              name={field}
              value={value}
              defaultChecked={kept.includes(value)}
              disabled={most > 1 && kept.length >= most && !kept.includes(value)}
            >
              {label} <span className="text-ink-3 tabular-nums">{number(count)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {most > 1 && kept.length >= most && <p className="text-meta">{messages.cut}</p>}
    </Disclosure>
  )
}
