import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { messages } from '#web/features/departures/messages.ts'
import { places } from '#web/lib/format/format.ts'

/** State and places of a departure. */
export function DepartureState({ departure }: { departure: DepartureLineFragment }) {
  const { status, availableCount, isConfirmed, missingToConfirm } = departure
  if (status === 'CANCELED') return <span className="text-rouge-700">{messages.canceled}</span>
  const left = places(availableCount)
  if (availableCount === 0) return <span className="text-rouge-700">{left}</span>
  return (
    <>
      {isConfirmed ? (
        <span className="font-semibold text-pine-700">{messages.confirmed}</span>
      ) : missingToConfirm > 0 ? (
        messages.missing(missingToConfirm)
      ) : (
        messages.notConfirmed
      )}
      , {left}
    </>
  )
}
