import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmDepartureMutation } from '#web/agency/departures/Departures.generated.ts'
import type { PartProps } from '#web/agency/departures/departure.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { may } from '#web/agency/shell/me.rules.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

/** Confirms a departure below its minimum, in two steps: it cannot be undone. Names how many reservations are notified. */
export function Confirmation({ departure, onChanged }: PartProps) {
  const { id, version, confirmedAt, bookedCount, groupMin, reservationCount } = departure
  const me = useAgencyMeQuery().data?.agency?.me
  const [confirm] = useConfirmDepartureMutation()
  const { run, isBusy } = useAction()
  const [isSure, setSure] = useState(false)
  const send = async () => {
    await run(async () => {
      const { data } = await confirm({ variables: { id, version } })
      if (data?.agencyConfirmDeparture.conflict) return [{ message: messages.changedMeanwhile }]
      return listRefusals(data?.agencyConfirmDeparture)
    }, messages.confirmDone)
    setSure(false)
    onChanged()
  }
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.confirmation}</h2>
      {confirmedAt ? (
        <p className="mt-2 text-ink-2">{messages.confirmed(dayAndHour(confirmedAt))}</p>
      ) : (
        <>
          <p className="mt-2 text-ink-2">{messages.toConfirm(Math.max(0, groupMin - bookedCount))}</p>
          {may(me, 'DEPARTURES') && (
            <>
              <p className="mt-2 text-ink-2">{messages.recipients(reservationCount)}</p>
              {isSure ? (
                <div className="mt-4 flex flex-wrap gap-3">
                  <p className="w-full font-semibold">{messages.confirmFinal}</p>
                  <Button size="sm" variant="primary" isBusy={isBusy} onClick={() => void send()}>
                    {messages.confirmYes}
                  </Button>
                  <Button size="sm" autoFocus onClick={() => setSure(false)}>
                    {messages.confirmNo}
                  </Button>
                </div>
              ) : (
                <Button size="sm" className="mt-4 max-w-full" onClick={() => setSure(true)}>
                  {messages.confirm}
                </Button>
              )}
            </>
          )}
        </>
      )}
    </section>
  )
}
