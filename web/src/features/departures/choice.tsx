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
  const choice = { departures, chosen, choose, hasChosen, travellers, setTravellers, book, isBusy, refusal }
  return (
    <ChoiceContext value={choice}>
      {children}
      {ReplaceCartDialog && <ReplaceCartDialog {...replacing} />}
    </ChoiceContext>
  )
}
