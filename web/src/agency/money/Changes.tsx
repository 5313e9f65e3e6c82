import { useState } from 'react'
import { CancelForm } from '#web/agency/money/CancelForm.tsx'
import { MoveForm } from '#web/agency/money/MoveForm.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { type NamedTraveller, TravellersForm } from '#web/agency/money/TravellersForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = {
  reservation: {
    id: string
    version: number
    expeditionId: string
    departureId: string
    travellerCount: number
    travellers: readonly NamedTraveller[]
  }
  /** Whether it is neither past nor cancelled. */
  isOpen: boolean
  onSaved: () => void
}

type Change = 'move' | 'rename' | 'cancel'

/** Moves or cancels a reservation at the price that is shown first, or corrects who leaves. */
export function Changes({ reservation, isOpen, onSaved }: Props) {
  const [open, setOpen] = useState<Change>()
  const done = () => {
    setOpen(undefined)
    onSaved()
  }
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.changes}</h2>
      {isOpen ? (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" onClick={() => setOpen('move')}>
            {messages.move}
          </Button>
          <Button size="sm" onClick={() => setOpen('rename')}>
            {messages.rename}
          </Button>
          <Button size="sm" onClick={() => setOpen('cancel')}>
            {messages.cancel}
          </Button>
        </div>
      ) : (
        <p className="mt-2 text-ink-2">{messages.closed}</p>
      )}
      <Dialog isOpen={open !== undefined} onClose={() => setOpen(undefined)} title={messages[open ?? 'move']}>
        {open === 'move' && <MoveForm reservation={reservation} onDone={done} />}
        {open === 'rename' && <TravellersForm {...reservation} onDone={done} />}
        {open === 'cancel' && <CancelForm id={reservation.id} onDone={done} />}
      </Dialog>
    </section>
  )
}
