import type { ReservationStatus } from '#web/lib/graph/graph.generated.ts'

type Booked = {
  departureDate: string
  isGuide: boolean
  isUnderWay: boolean
  dashboardCompleteness: number
  status: ReservationStatus
}

const wholePercent = 100

/** Summarises expeditions to come: when the next one leaves, and whether a form is incomplete. */
export function expeditionsToCome(reservations: readonly Booked[]): {
  next: string | undefined
  isToComplete: boolean
} {
  const toCome = reservations.filter(({ status }) => status === 'TO_COME')
  return {
    next: toCome
      .filter(({ isUnderWay }) => !isUnderWay)
      .map(({ departureDate }) => departureDate)
      .sort()[0],
    isToComplete: toCome.some(
      ({ isGuide, dashboardCompleteness }) => !isGuide && dashboardCompleteness < wholePercent,
    ),
  }
}
