import { useState } from 'react'
import { leastDaysAhead } from '#rules/pledges.ts'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { useDeparturePledgesQuery } from '#web/features/departures/DeparturePledges.generated.ts'
import { PledgeDialog } from '#web/features/departures/PledgeDialog.tsx'
import { counterOf, messages } from '#web/features/departures/pledge.messages.ts'
import { addDays, today } from '#web/lib/format/days.ts'
import { datesWithDays } from '#web/lib/format/format.ts'

type Props = { departure: DepartureLineFragment; slug: string }

/** The travellers that a departure has, and the way to promise; changes arrive with the places. */
export function PledgeLine({ departure, slug }: Props) {
  const { data } = useDeparturePledgesQuery({ variables: { slug } })
  const [isOpen, setOpen] = useState(false)
  const { id, startDate, endDate, availableCount } = departure
  const pledges = data?.expedition?.departures?.find((line) => line.id === id)?.pledges
  if (!pledges) return null
  const isTaken = availableCount > 0 && startDate >= addDays(today(), leastDaysAhead)
  return (
    <>
      <p className="flex items-center gap-x-4 text-meta text-ink-2 max-sm:flex-col max-sm:items-start">
        {counterOf(pledges)}
        {isTaken && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="link min-h-11 font-semibold"
          >
            {messages.title}
            <span className="sr-only"> {datesWithDays(startDate, endDate)}</span>
          </button>
        )}
      </p>
      {isOpen && <PledgeDialog departure={departure} pledges={pledges} onClose={() => setOpen(false)} />}
    </>
  )
}
