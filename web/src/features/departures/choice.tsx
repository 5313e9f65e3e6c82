import { createContext, type ReactNode, use, useState } from 'react'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { chosenOf, type DatedLine } from '#web/features/departures/departures.rules.ts'
import { useBooking } from '#web/features/departures/useBooking.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

type Choice = {
  departures: readonly DatedLine[]
  chosen: DepartureLineFragment | undefined
  choose: (id: string) => void
  /** The visitor chose it. */
  hasChosen: boolean
  travellers: number
  setTravellers: (count: number) => void
  /** Begins the reservation of the chosen departure. */
  book: () => void
  isBusy: boolean
  /** Refusal of the last attempt. */
  refusal: string | undefined
  /** Opens the form of the waiting list. */
  waitFor: (departure: DepartureLineFragment) => void
}

const none: Choice = {
  departures: [],
  chosen: undefined,
  choose: () => undefined,
  hasChosen: false,
  travellers: 1,
  setTravellers: () => undefined,
  book: () => undefined,
  isBusy: false,
  refusal: undefined,
  waitFor: () => undefined,
}

const ChoiceContext = createContext(none)

/** The chosen departure and the number of travellers, shared by the panel, the dates and their sheet. */
export const useChoice = (): Choice => use(ChoiceContext)

type Props = { departures: readonly DatedLine[] | null; children: ReactNode }

export function ChoiceProvider({ departures: known, children }: Props) {
  const departures = known ?? none.departures
  const [chosenId, choose] = useState<string>()
  const [travellers, setTravellers] = useState(1)
  const { book: begin, isBusy, refusal, replacing } = useBooking(departures)
  const chosen = chosenOf(departures, chosenId)
  const ReplaceCartDialog = useOnDemand(
    replacing.cart !== undefined,
    () => import('#web/features/departures/ReplaceCartDialog.tsx').then((module) => module.ReplaceCartDialog),
    replacing.onKeep,
  )
  const book = () => chosen && begin({ departureId: chosen.id, travellerCount: travellers })
  const hasChosen = chosenId !== undefined
  const { waitFor, dialog } = useWaiting()
  const party = { travellers, setTravellers }
  const choice = { departures, chosen, choose, hasChosen, ...party, book, isBusy, refusal, waitFor }
  return (
    <ChoiceContext value={choice}>
      {children}
      {ReplaceCartDialog && <ReplaceCartDialog {...replacing} />}
      {dialog}
    </ChoiceContext>
  )
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
