import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { ExpeditionField } from '#web/agency/departures/ExpeditionField.tsx'
import { messages } from '#web/agency/phone/messages.ts'
import { usePhoneDatesQuery } from '#web/agency/phone/Phone.generated.ts'
import { countFree } from '#web/agency/phone/phone.rules.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { datesWithDays, money } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type Props = { expeditionId: string | undefined; onExpedition: (id: string) => void }

/** The expedition, then its dates on sale. */
export function DateChoice({ expeditionId, onExpedition }: Props) {
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = String(new FormData(event.currentTarget).get('aventure') ?? '')
    setError(id ? undefined : messages.expeditionMissing)
    if (id) onExpedition(id)
  }
  return (
    <div className="grid max-w-3xl gap-6">
      <form onSubmit={submit} noValidate className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
        <ExpeditionField label={messages.expedition} expeditionId={expeditionId} error={error} />
        <Button type="submit" variant="ink" className="mt-5">
          {messages.showDates}
        </Button>
      </form>
      {expeditionId && <Dates expeditionId={expeditionId} />}
    </div>
  )
}

function Dates({ expeditionId }: { expeditionId: string }) {
  const { data, loading, refetch } = usePhoneDatesQuery({
    variables: { expeditionId },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Loaded data={data?.agency?.departures?.nodes} isLoading={loading} onRetry={refetch}>
      {(departures) =>
        departures.length === 0 ? (
          <EmptyState>{messages.noDate}</EmptyState>
        ) : (
          <section>
            <h2 className="text-h3">{messages.dates}</h2>
            <ul className="mt-3 divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
              {departures.map((each) => (
                <li key={each.id}>
                  <Link
                    to={`/reservations/nouvelle?depart=${each.id}`}
                    data-row=""
                    className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 hover:bg-sand sm:px-6"
                  >
                    <span className="font-semibold">
                      {datesWithDays(each.startDate, each.endDate)} {each.startDate.slice(0, 4)}
                    </span>
                    <span className="text-ink-2 tabular-nums">
                      {messages.free(countFree(each))} · {money(each.priceCents / 100)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}
