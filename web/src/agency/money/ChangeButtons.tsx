import { type ReactNode, useState } from 'react'
import { CancelForm } from '#web/agency/money/CancelForm.tsx'
import { MoveForm } from '#web/agency/money/MoveForm.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { type NamedTraveller, TravellersForm } from '#web/agency/money/TravellersForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

export type ChangedReservation = {
  id: string
  version: number
  expeditionId: string
  departureId: string
  travellerCount: number
  travellers: readonly NamedTraveller[]
}

type Props = {
  reservation: ChangedReservation
  /** Label of the button that cancels. */
  cancel: string
  /** Other buttons, first. */
  children?: ReactNode
  onSaved: () => void
}

type Change = 'move' | 'rename' | 'cancel'

/** Buttons that move a reservation, correct who leaves, or cancel, each with its dialog. */
export function ChangeButtons({ reservation, cancel, children, onSaved }: Props) {
  const [open, setOpen] = useState<Change>()
  const done = () => {
    setOpen(undefined)
    onSaved()
  }
  const labels = { move: messages.move, rename: messages.rename, cancel }
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        {children}
        <Button size="sm" onClick={() => setOpen('move')}>
          {labels.move}
        </Button>
        <Button size="sm" onClick={() => setOpen('rename')}>
          {labels.rename}
        </Button>
        <Button size="sm" onClick={() => setOpen('cancel')}>
          {cancel}
        </Button>
      </div>
      <Dialog isOpen={open !== undefined} onClose={() => setOpen(undefined)} title={labels[open ?? 'move']}>
        {open === 'move' && <MoveForm reservation={reservation} onDone={done} />}
        {open === 'rename' && <TravellersForm {...reservation} onDone={done} />}
        {open === 'cancel' && <CancelForm id={reservation.id} onDone={done} />}
      </Dialog>
    </>
  )
}
