import { type FormEvent, useState } from 'react'
import { ExpeditionField } from '#web/agency/departures/ExpeditionField.tsx'
import { messages } from '#web/agency/departures/messages.ts'
import type { AgencyDepartureFilter, AgencyDepartureState } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = {
  params: URLSearchParams
  filter: AgencyDepartureFilter
  onFilter: (next: URLSearchParams) => void
}

/** The conditions on the list, written to the address. */
export function FilterForm({ params, filter, onFilter }: Props) {
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (form.get('trip') && !form.get('aventure')) return setError(messages.unknownExpedition)
    const next = new URLSearchParams()
    for (const name of ['aventure', 'du', 'au', 'etat']) {
      const value = form.get(name)
      if (typeof value === 'string' && value) next.set(name, value)
    }
    onFilter(next)
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-5 grid grid-cols-2 items-start gap-3 lg:flex">
        <ExpeditionField
          label={messages.expedition}
          placeholder={messages.anyExpedition}
          expeditionId={filter.expeditionId ?? undefined}
          error={error}
          className="!mt-0 col-span-2 min-w-56 flex-1"
        />
        <Period params={params} />
        <StateField state={filter.states?.[0]} />
        <Button type="submit" className="col-span-2 min-h-13 lg:mt-[29px]">
          {messages.filter}
        </Button>
      </form>
    </search>
  )
}

const Period = ({ params }: { params: URLSearchParams }) => (
  <>
    <TextField
      label={messages.from}
      name="du"
      type="date"
      className="!mt-0"
      defaultValue={params.get('du') ?? ''}
    />
    <TextField
      label={messages.to}
      name="au"
      type="date"
      className="!mt-0"
      defaultValue={params.get('au') ?? ''}
    />
  </>
)

const StateField = ({ state }: { state: AgencyDepartureState | undefined }) => (
  <label className="col-span-2 text-[15px] font-semibold">
    <span className="mb-1.5 block">{messages.state}</span>
    <select
      name="etat"
      defaultValue={state ?? ''}
      className="h-13 rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal max-lg:w-full"
    >
      <option value="">{messages.anyState}</option>
      {Object.entries(messages.states).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)
