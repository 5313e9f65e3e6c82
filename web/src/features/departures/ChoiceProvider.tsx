import { type ReactNode, useState } from 'react'
import { ChoiceContext } from '#web/features/departures/choice.ts'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { type DatedLine, findChosen } from '#web/features/departures/departures.rules.ts'
import { useBooking } from '#web/features/departures/useBooking.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = { departures: readonly DatedLine[] | null; children: ReactNode }

const noDeparture: readonly DatedLine[] = []

export function ChoiceProvider({ departures: known, children }: Props) {
  const departures = known ?? noDeparture
  const [chosenId, choose] = useState<string>()
  const [travellers, setTravellers] = useState(1)
  const { book: begin, isBusy, refusal, confirming, replacing } = useBooking(departures)
  const chosen = findChosen(departures, chosenId)
  const ReplaceCartDialog = useOnDemand(
    replacing.cart !== undefined,
    () => import('#web/features/departures/ReplaceCartDialog.tsx').then((module) => module.ReplaceCartDialog),
    replacing.onKeep,
  )
  const ConfirmEmailDialog = useOnDemand(
    confirming.isOpen,
    () =>
      import('#web/features/departures/ConfirmEmailDialog.tsx').then((module) => module.ConfirmEmailDialog),
    confirming.onClose,
  )
  const book = () => chosen && begin({ departureId: chosen.id, travellerCount: travellers })
  const hasChosen = chosenId !== undefined
  const { waitFor, dialog } = useWaiting()
  const { seeAll, sheet } = useSheet()
  const party = { travellers, setTravellers }
  const choice = { departures, chosen, choose, hasChosen, ...party, book, isBusy, refusal, seeAll, waitFor }
  return (
    <ChoiceContext value={choice}>
      {children}
      {ReplaceCartDialog && <ReplaceCartDialog {...replacing} />}
      {confirming.isOpen && ConfirmEmailDialog && <ConfirmEmailDialog onClose={confirming.onClose} />}
      {sheet}
      {dialog}
    </ChoiceContext>
  )
}

/** The sheet of all dates, above the page that opened it. */
function useSheet() {
  const [open, setOpen] = useState<{ month: string | undefined }>()
  const close = () => setOpen(undefined)
  const DepartureSheet = useOnDemand(
    open !== undefined,
    () => import('#web/features/departures/DepartureSheet.tsx').then((module) => module.DepartureSheet),
    close,
  )
  return {
    seeAll: (month?: string) => setOpen({ month }),
    sheet: open && DepartureSheet && <DepartureSheet month={open.month} onClose={close} />,
  }
}

/** The form of the waiting list, apart from the rows: it inherits nothing of their look. */
function useWaiting() {
  const [departure, waitFor] = useState<DepartureLineFragment>()
  const close = () => waitFor(undefined)
  const WaitingDialog = useOnDemand(
    departure !== undefined,
    () => import('#web/features/departures/WaitingDialog.tsx').then((module) => module.WaitingDialog),
    close,
  )
  return {
    waitFor,
    dialog: departure && WaitingDialog && <WaitingDialog departure={departure} onClose={close} />,
  }
}
