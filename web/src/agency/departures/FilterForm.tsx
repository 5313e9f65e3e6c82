import { type FormEvent, useState } from 'react'
import { useAgencyGuideNamesQuery } from '#web/agency/departures/Departures.generated.ts'
import { filterFields } from '#web/agency/departures/departures.rules.ts'
import { ExpeditionField } from '#web/agency/departures/ExpeditionField.tsx'
import { messages } from '#web/agency/departures/messages.ts'
import { ChoiceField, PeriodFields } from '#web/agency/shell/FilterFields.tsx'
import { MoreFilters } from '#web/agency/shell/MoreFilters.tsx'
import type { AgencyDepartureFilter } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  params: URLSearchParams
  filter: AgencyDepartureFilter
  onFilter: (next: URLSearchParams) => void
}

const folded = ['guide', 'etat', 'suivi', 'du', 'au']

/** The conditions on the list, written to the address. */
export function FilterForm({ params, filter, onFilter }: Props) {
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (form.get('trip') && !form.get('aventure')) return setError(messages.unknownExpedition)
    const next = new URLSearchParams()
    for (const name of filterFields) {
      const value = form.get(name)
      if (typeof value === 'string' && value) next.set(name, value)
    }
    onFilter(next)
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-5 grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        <ExpeditionField
          label={messages.expedition}
          placeholder={messages.anyExpedition}
          expeditionId={filter.expeditionId ?? undefined}
          error={error}
          className="!mt-0 col-span-2"
        />
        <MoreFilters isSet={folded.some((name) => params.has(name))} isNarrowOnly>
          <GuideField guideId={filter.guideId ?? undefined} />
          <ChoiceField
            label={messages.state}
            name="etat"
            value={filter.states?.[0]}
            any={messages.anyState}
            options={Object.entries(messages.states)}
          />
          <ChoiceField
            label={messages.toDo}
            name="suivi"
            value={params.get('suivi')}
            any={messages.anyToDo}
            options={Object.entries(messages.toDos)}
          />
          <PeriodFields params={params} />
        </MoreFilters>
        <Button type="submit" className="col-start-2 min-h-13 lg:col-start-4 lg:mt-[29px]">
          {messages.filter}
        </Button>
      </form>
    </search>
  )
}

/** The guides by name. The field is shown before they are known, so that nothing moves. */
function GuideField({ guideId }: { guideId: string | undefined }) {
  const guides = useAgencyGuideNamesQuery().data?.agency?.guides ?? []
  return (
    <ChoiceField
      // Once they are known, the default value selects one.
      key={guides.length}
      label={messages.guide}
      name="guide"
      value={guideId}
      any={messages.anyGuide}
      options={guides.map(({ id, fullName }) => [id, fullName] as const)}
    />
  )
}
