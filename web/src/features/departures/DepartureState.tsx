import type { DatedLine } from '#web/features/departures/departures.rules.ts'
import { useHeldPlaces } from '#web/features/departures/held.ts'
import { messages } from '#web/features/departures/messages.ts'
import { places } from '#web/lib/format/format.ts'

/** State and places of a departure. */
export function DepartureState({ departure }: { departure: DatedLine }) {
  const { status, availableCount, isConfirmed, missingToConfirm } = departure
  const held = useHeldPlaces(departure)
  if (status === 'CANCELED') return <span className="text-rouge-700">{messages.canceled}</span>
  const left = held ?? places(availableCount)
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
      {`, ${left}`}
    </>
  )
}
