import type { PartProps } from '#web/agency/departures/departure.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { useSales } from '#web/agency/departures/useSales.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { may } from '#web/agency/shell/me.rules.ts'
import { Button } from '#web/ui/Button.tsx'

/** Closes and reopens the sales at once; each change can be undone for eight seconds. */
export function Sales({ departure: { id, state }, onChanged }: PartProps) {
  const me = useAgencyMeQuery().data?.agency?.me
  const { set, isBusy } = useSales(onChanged)
  const isClosed = state === 'CLOSED'
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.sales}</h2>
      <p className="mt-2 text-ink-2">{isClosed ? messages.salesClosed : messages.salesOpen}</p>
      {may(me, 'DEPARTURES') && (
        <Button size="sm" className="mt-4" isBusy={isBusy} onClick={() => void set([id], isClosed)}>
          {isClosed ? messages.open : messages.close}
        </Button>
      )}
    </section>
  )
}
