import { ChangeButtons, type ChangedReservation } from '#web/agency/money/ChangeButtons.tsx'
import { messages } from '#web/agency/money/messages.ts'

type Props = {
  reservation: ChangedReservation
  /** Whether it is neither past nor cancelled. */
  isOpen: boolean
  onSaved: () => void
}

/** Moves or cancels a reservation at the price that is shown first, or corrects who leaves. */
export const Changes = ({ reservation, isOpen, onSaved }: Props) => (
  <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
    <h2 className="text-h3">{messages.changes}</h2>
    {isOpen ? (
      <ChangeButtons reservation={reservation} cancel={messages.cancel} onSaved={onSaved} />
    ) : (
      <p className="mt-2 text-ink-2">{messages.closed}</p>
    )}
  </section>
)
