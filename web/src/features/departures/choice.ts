import { createContext, use } from 'react'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import type { DatedLine } from '#web/features/departures/departures.rules.ts'

export type Choice = {
  departures: readonly DatedLine[]
  chosen: DatedLine | undefined
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
  /** Opens all dates, or those of a month, on a small screen. */
  seeAll: (month?: string) => void
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
  seeAll: () => undefined,
  waitFor: () => undefined,
}

export const ChoiceContext = createContext(none)

/** The chosen departure and the number of travellers, shared by the panel, the dates and their sheet. */
export const useChoice = (): Choice => use(ChoiceContext)
