import { messages } from '#web/features/reservations/messages.ts'
import type { ReservationCardFragment } from '#web/features/reservations/ReservationCard.generated.ts'
import { ReservationCard } from '#web/features/reservations/ReservationCard.tsx'

const parts = [
  ['TO_COME', messages.upcoming],
  ['PASSED', messages.passed],
  ['CANCELED', messages.canceled],
] as const

/** Reservations to come, soonest first; then passed ones, latest first. */
export function ReservationList({ reservations }: { reservations: ReservationCardFragment[] }) {
  return parts.map(([status, title]) => {
    const some = reservations.filter((reservation) => reservation.status === status)
    if (some.length === 0) return null
    const ordered = status === 'TO_COME' ? some.toReversed() : some
    return (
      <section key={status} aria-label={title} className="mb-12">
        <h2 className="mb-5 text-h2">
          {title} <span className="text-lede text-ink-2">{some.length}</span>
        </h2>
        <ul className="grid max-w-5xl gap-5">
          {ordered.map((reservation) => (
            <ReservationCard key={reservation.id} reservation={reservation} />
          ))}
        </ul>
      </section>
    )
  })
}
