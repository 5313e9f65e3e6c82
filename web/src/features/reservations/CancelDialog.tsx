import { useState } from 'react'
import { messages } from '#web/features/reservations/account.messages.ts'
import { toggled } from '#web/features/reservations/account.rules.ts'
import { CancelForm } from '#web/features/reservations/CancelForm.tsx'
import { usePriceOfCancellationQuery } from '#web/features/reservations/CancelReservation.generated.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Checkbox } from '#web/ui/Field.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

type People = { position: number; name: string | null }[]
type Props = {
  reservationId: string
  people: People
  onClose: () => void
  onCanceled: (people: number, refund: number) => void
}

/** Chooses who no longer leaves, shows the price, then cancels at this price. */
export function CancelDialog({ reservationId, people: latest, onClose, onCanceled }: Props) {
  // A partial cancellation shortens the list before the dialog has closed.
  const [people] = useState(latest)
  const [chosen, setChosen] = useState(people.length === 1 ? [1] : [])
  return (
    <Dialog isOpen onClose={onClose} title={messages.cancelTitle}>
      {people.length > 1 && <Choice people={people} chosen={chosen} onChoose={setChosen} />}
      {chosen.length === 0 ? (
        <p className="mt-5 text-ink-2">{messages.chooseFirst}</p>
      ) : (
        <Priced
          reservationId={reservationId}
          people={people}
          chosen={chosen}
          onClose={onClose}
          onCanceled={onCanceled}
        />
      )}
    </Dialog>
  )
}

type ChoiceProps = { people: People; chosen: number[]; onChoose: (chosen: number[]) => void }

function Choice({ people, chosen, onChoose }: ChoiceProps) {
  const isWhole = chosen.length === people.length
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="font-semibold">{messages.who}</legend>
      <Checkbox
        checked={isWhole}
        onChange={() => onChoose(isWhole ? [] : people.map(({ position }) => position))}
      >
        {messages.everyone}
      </Checkbox>
      <div className="border-t border-line">
        {people.map(({ position, name }) => (
          <Checkbox
            key={position}
            checked={chosen.includes(position)}
            onChange={() => onChoose(toggled(chosen, position))}
          >
            {name ?? messages.traveller(position)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

function Priced({ reservationId, people, chosen, onClose, onCanceled }: Props & { chosen: number[] }) {
  const query = usePriceOfCancellationQuery({
    variables: { id: reservationId, travellers: chosen },
    fetchPolicy: 'network-only',
  })
  const data = query.dataState === 'complete' ? query.data : undefined
  if (query.error && !data)
    return <LoadFailure onRetry={() => query.refetch()}>{messages.notPriced}</LoadFailure>
  if (!data)
    return (
      <div aria-busy="true" className="mt-5 min-h-48">
        <p role="status">{messages.pricing}</p>
        <div className="skeleton mt-4 h-28" />
      </div>
    )
  const quote = data.reservation?.cancellation
  if (!quote) return <p className="mt-5">{messages.notOnline}</p>
  return (
    <CancelForm
      reservationId={reservationId}
      quote={quote}
      people={people}
      onChanged={() => query.refetch()}
      onClose={onClose}
      onCanceled={() => onCanceled(chosen.length, quote.refund)}
    />
  )
}
