import { type FormEvent, useState } from 'react'
import { ExpeditionField } from '#web/agency/departures/ExpeditionField.tsx'
import { messages } from '#web/agency/reservations/messages.ts'
import { filterFields, shortest } from '#web/agency/reservations/reservations.rules.ts'
import { ChoiceField, PeriodFields } from '#web/agency/shell/FilterFields.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = { params: URLSearchParams; onFilter: (next: URLSearchParams) => void }

/** Conditions that another screen sets, and the form keeps. */
const kept = ['vue', 'depart', 'client'] as const

/** The conditions on the list, written to the address. */
export function FilterForm({ params, onFilter }: Props) {
  const [error, setError] = useState<{ q?: string; trip?: string }>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const query = String(form.get('q') ?? '').trim()
    if (query.length > 0 && query.length < shortest) return setError({ q: messages.tooShort })
    if (form.get('trip') && !form.get('aventure')) return setError({ trip: messages.unknownExpedition })
    const next = new URLSearchParams()
    for (const name of kept) if (params.get(name)) next.set(name, params.get(name) ?? '')
    for (const name of filterFields) {
      const value = form.get(name)
      if (typeof value === 'string' && value) next.set(name, value)
    }
    onFilter(next)
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-5 grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        <TextField
          label={messages.search}
          name="q"
          type="search"
          className="!mt-0 col-span-2"
          defaultValue={params.get('q') ?? ''}
          error={error.q}
        />
        <ExpeditionField
          label={messages.expedition}
          placeholder={messages.anyExpedition}
          expeditionId={params.get('aventure') ?? undefined}
          error={error.trip}
          className="!mt-0 col-span-2"
        />
        <Choices params={params} />
        <PeriodFields params={params} />
        <Button type="submit" className="col-span-2 min-h-13 lg:col-span-4 lg:min-w-48 lg:justify-self-start">
          {messages.filter}
        </Button>
      </form>
    </search>
  )
}

function Choices({ params }: { params: URLSearchParams }) {
  const choice = (
    name: (typeof filterFields)[number],
    label: string,
    any: string,
    options: (readonly [string, string])[],
  ) => <ChoiceField label={label} name={name} value={params.get(name)} any={any} options={options} />
  return (
    <>
      {choice('etat', messages.state, messages.any, Object.entries(messages.states))}
      {choice('paiement', messages.payment, messages.any, Object.entries(messages.payments))}
      {choice('origine', messages.source, messages.anySource, Object.entries(messages.sources))}
      {choice('dossiers', messages.incomplete, messages.anyFile, [['incomplets', messages.incompleteOnly]])}
      {choice('ordre', messages.sort, messages.newest, [['departs', messages.nextLeaving]])}
      {choice('periode', messages.period, messages.leaving, [['reservation', messages.booked]])}
    </>
  )
}
