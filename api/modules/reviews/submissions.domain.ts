import type { reservationStages } from '#api/modules/reservations/stage.contract.ts'
import type { reviewStates } from '#api/modules/reviews/reviewStates.contract.ts'

type Trip = {
  startOn: string
  endOn: string
  isCanceled: boolean
  isGuide: boolean
  stage: (typeof reservationStages)[number]
}

/** Months of a trip that its traveller can review: none before the return, and none for its guide. */
export function reviewMonths({ startOn, endOn, ...trip }: Trip, today: string): string[] {
  const isTraveller = trip.stage === 'booked' && !trip.isCanceled && !trip.isGuide
  if (!isTraveller || endOn >= today) return []
  return [...new Set([startOn.slice(0, 7), endOn.slice(0, 7)])]
}

type Stored = { state: (typeof reviewStates)[number] }

/** One review a traveller and departure; a refused one may be replaced. */
export const mayWrite = (stored: Stored | null): boolean => stored === null || stored.state === 'refused'
