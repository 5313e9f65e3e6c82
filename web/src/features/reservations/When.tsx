import { messages } from '#web/features/reservations/messages.ts'
import { daysToGo } from '#web/features/reservations/reservations.rules.ts'
import { Badge } from '#web/ui/Badge.tsx'

type Props = {
  reservation: {
    departureDate: string
    isUnderWay: boolean
    isConfirmed: boolean
    missingToConfirm: number
    status: string
  }
}

/** Days until the departure, and whether it is confirmed. */
export function When({ reservation }: Props) {
  const { departureDate, isUnderWay, isConfirmed, missingToConfirm, status } = reservation
  if (status === 'CANCELED')
    return (
      <span className="justify-self-start">
        <Badge tone="rouge">{messages.wasCanceled}</Badge>
      </span>
    )
  if (status !== 'TO_COME') return null
  return (
    <span className="flex flex-wrap gap-2">
      {departureDate && (
        <Badge tone="sand">
          {isUnderWay ? messages.underWay : reported(daysToGo(departureDate, new Date()))}
        </Badge>
      )}
      {isConfirmed ? (
        <Badge tone="pine">{messages.confirmed}</Badge>
      ) : (
        missingToConfirm > 0 && <Badge tone="sun">{messages.waiting(missingToConfirm)}</Badge>
      )}
    </span>
  )
}

function reported(days: number): string {
  if (days <= 0) return messages.today
  return days === 1 ? messages.tomorrow : messages.inDays(days)
}
