import { Bell } from 'lucide-react'
import { useChoice } from '#web/features/departures/choice.ts'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { messages } from '#web/features/departures/messages.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { datesWithDays } from '#web/lib/format/format.ts'
import { useFeatures } from '#web/lib/site/features.ts'

/** Opens the form of the waiting list of a full departure, where the service has one. */
export function WaitingButton({ departure }: { departure: DepartureLineFragment }) {
  const hasList = useFeatures().waitingList
  const isHydrated = useHydrated()
  const { waitFor } = useChoice()
  if (!hasList || departure.status !== 'FULL') return null
  return (
    <button
      type="button"
      disabled={!isHydrated}
      onClick={() => waitFor(departure)}
      className="gap-1.5 font-semibold"
    >
      <Bell aria-hidden="true" className="size-4" />
      {messages.wait}
      <span className="sr-only"> {datesWithDays(departure.startDate, departure.endDate)}</span>
    </button>
  )
}
