import { type DatedLine, isBookable } from '#web/features/departures/departures.rules.ts'

/** The part of a reservation that moves to another date. */
export type Changeable = {
  id: string
  expeditionSlug: string
  departureId: string
  departureDate: string
  departureEnd: string | null
  travellerCount: number
}

/** Dates to which all travellers may move: open, with enough places, and not the present one. */
export const otherDates = <Line extends DatedLine>(
  departures: readonly Line[],
  { departureId, travellerCount }: { departureId: string; travellerCount: number },
): Line[] =>
  departures.filter(
    (line) => line.id !== departureId && isBookable(line) && line.availableCount >= travellerCount,
  )

type Quote = { fee: number; difference: number; refund: number }

/** Effect of a change on the price, which its button names with this amount. */
export function changeEffect({ fee, difference, refund }: Quote): {
  effect: 'REFUND' | 'MORE' | 'LESS' | 'SAME'
  amount: number
} {
  const sum = Math.round((fee + difference) * 100) / 100
  if (refund > 0) return { effect: 'REFUND', amount: refund }
  if (sum === 0) return { effect: 'SAME', amount: 0 }
  return { effect: sum > 0 ? 'MORE' : 'LESS', amount: Math.abs(sum) }
}
