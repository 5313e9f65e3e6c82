import type { FormEvent } from 'react'
import { useAgencyGuideNamesQuery } from '#web/agency/departures/Departures.generated.ts'
import { useAgencyCatalogueChoicesQuery } from '#web/agency/expeditions/Expeditions.generated.ts'
import { filterFields, onlyChoices, readSort } from '#web/agency/expeditions/expeditions.rules.ts'
import { messages } from '#web/agency/expeditions/messages.ts'
import { ChoiceField } from '#web/agency/shell/FilterFields.tsx'
import { MoreFilters } from '#web/agency/shell/MoreFilters.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = { params: URLSearchParams; onFilter: (next: URLSearchParams) => void }

/** The conditions on the list and its order, written to the address. */
export function FilterForm({ params, onFilter }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const next = new URLSearchParams()
    for (const name of filterFields) {
      const value = form.get(name)
      if (typeof value === 'string' && value.trim()) next.set(name, value.trim())
    }
    onFilter(next)
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-5 grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        <TextField
          label={messages.words}
          name="q"
          type="search"
          className="!mt-0 col-span-2"
          defaultValue={params.get('q') ?? ''}
        />
        <MoreFilters isSet={filterFields.some((name) => name !== 'q' && params.has(name))} isNarrowOnly>
          <Choices params={params} />
        </MoreFilters>
        <Button type="submit" className="col-start-2 min-h-13 lg:col-span-2 lg:col-start-3 lg:mt-[29px]">
          {messages.filter}
        </Button>
      </form>
    </search>
  )
}

const levels = ['1', '2', '3', '4', '5'].map((level) => [level, level] as const)

function Choices({ params }: { params: URLSearchParams }) {
  const { countries = [], activityCategories = [] } = useAgencyCatalogueChoicesQuery().data?.filters ?? {}
  const guides = useAgencyGuideNamesQuery().data?.agency?.guides ?? []
  const activities = activityCategories.flatMap((category) => category.activities)
  const fields = [
    ['etat', messages.state, messages.any, Object.entries(messages.states)],
    ['type', messages.type, messages.any, Object.entries(messages.types)],
    ['pays', messages.country, messages.any, countries.map(({ code, label }) => [code, label] as const)],
    [
      'activite',
      messages.activity,
      messages.anyTrip,
      activities.map(({ value, label }) => [value, label] as const),
    ],
    ['niveau', messages.level, messages.any, levels],
    ['guide', messages.guide, messages.any, guides.map(({ id, fullName }) => [id, fullName] as const)],
    ['seulement', messages.only, messages.anyTrip, [...onlyChoices]],
  ] as const
  return (
    <>
      {fields.map(([name, label, any, options]) => (
        <ChoiceField
          // A choice that arrives with its list keeps the value of the address.
          key={`${name} ${options.length}`}
          label={label}
          name={name}
          value={params.get(name)}
          any={any}
          options={[...options]}
        />
      ))}
      <Sort params={params} />
    </>
  )
}

/** The default order has no part in the address. */
function Sort({ params }: { params: URLSearchParams }) {
  const { CHANGED: changed, ...others } = messages.sorts
  const sort = readSort(params)
  return (
    <ChoiceField
      label={messages.sort}
      name="tri"
      value={sort === 'CHANGED' ? '' : sort}
      any={changed}
      options={Object.entries(others)}
    />
  )
}
