import { type FormEvent, useState } from 'react'
import { ExpeditionField } from '#web/agency/departures/ExpeditionField.tsx'
import { messages } from '#web/agency/reservations/messages.ts'
import { filterFields } from '#web/agency/reservations/reservations.rules.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { ChoiceField, PeriodFields } from '#web/agency/shell/FilterFields.tsx'
import { shortest } from '#web/agency/shell/filter.rules.ts'
import { MoreFilters } from '#web/agency/shell/MoreFilters.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { useDesktop } from '#web/lib/browser/desktop.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = { params: URLSearchParams; onFilter: (next: URLSearchParams) => void }

/** Conditions that another screen sets, and the form keeps. */
const kept = ['vue', 'depart', 'client'] as const

/** The conditions on the list, written to the address. */
export function FilterForm({ params, onFilter }: Props) {
  const me = useAgencyMeQuery().data?.agency?.me
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
  // On a phone the rows come first.
  const isWide = useDesktop()
  const hidden = [...folded, 'du', 'au', ...(isWide ? [] : ['aventure', 'etat', 'paiement'])]
  const first = (
    <>
      <ExpeditionField
        label={messages.expedition}
        placeholder={messages.anyExpedition}
        expeditionId={params.get('aventure') ?? undefined}
        error={error.trip}
        className="!mt-0 col-span-2"
      />
      <Choice params={params} name="etat" />
      <Choice params={params} name="paiement" />
    </>
  )
  return (
    <search>
      <form onSubmit={submit} className="mb-5 grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        <TextField
          label={may(me, 'BOOKINGS') ? messages.search : messages.searchByReference}
          name="q"
          type="search"
          className="!mt-0 col-span-2"
          defaultValue={params.get('q') ?? ''}
          error={error.q}
        />
        {isWide && first}
        <MoreFilters isSet={hidden.some((name) => params.has(name))}>
          {!isWide && first}
          {folded.map((name) => (
            <Choice key={name} params={params} name={name} />
          ))}
          <PeriodFields params={params} />
        </MoreFilters>
        <Button type="submit" className="col-start-2 min-h-13 lg:col-start-4 lg:mt-[29px]">
          {messages.filter}
        </Button>
      </form>
    </search>
  )
}

type Name = 'etat' | 'paiement' | 'origine' | 'dossiers' | 'ordre' | 'periode'

const choices: Record<Name, { label: string; any: string; options: (readonly [string, string])[] }> = {
  etat: { label: messages.state, any: messages.any, options: Object.entries(messages.states) },
  paiement: { label: messages.payment, any: messages.any, options: Object.entries(messages.payments) },
  origine: { label: messages.source, any: messages.anySource, options: Object.entries(messages.sources) },
  dossiers: {
    label: messages.incomplete,
    any: messages.anyFile,
    options: [['incomplets', messages.incompleteOnly]],
  },
  ordre: { label: messages.sort, any: messages.newest, options: [['departs', messages.nextLeaving]] },
  periode: {
    label: messages.period,
    any: messages.leaving,
    options: [
      ['reservation', messages.booked],
      ['annulation', messages.canceled],
    ],
  },
}

const folded = ['origine', 'dossiers', 'ordre', 'periode'] as const

const Choice = ({ params, name }: { params: URLSearchParams; name: Name }) => (
  <ChoiceField name={name} value={params.get(name)} {...choices[name]} />
)
