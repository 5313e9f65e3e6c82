import type { QuoteInput } from '#api/modules/quote/quote.domain.ts'

export type DiscountCode = {
  code: string
  /** One of both is set. */
  percent: number | null
  amountCents: number | null
  startsOn: string | null
  /** The last day of its use. */
  endsOn: string | null
  /** Null for any number. */
  maxUses: number | null
  usesCount: number
  minimumCents: number
  /** Null for all trips. */
  expeditionIds: number[] | null
}

/** A sale that a code is entered for; `soldCents` is the price of the travellers and their options. */
export type DiscountedSale = { today: string; expeditionId: number; soldCents: number }

/** Whether the code applies: its period, its uses, its minimum and its trips. Days are those of Paris. */
export function appliesTo(
  discount: DiscountCode,
  { today, expeditionId, soldCents }: DiscountedSale,
): boolean {
  const { startsOn, endsOn, maxUses, usesCount, minimumCents, expeditionIds } = discount
  const isInPeriod = (startsOn === null || startsOn <= today) && (endsOn === null || today <= endsOn)
  const hasUses = maxUses === null || usesCount < maxUses
  const isForTrip = expeditionIds === null || expeditionIds.includes(expeditionId)
  return isInPeriod && hasUses && isForTrip && soldCents >= minimumCents
}

/** As a quote prices it. */
export function toQuoted({ code, percent, amountCents }: DiscountCode): QuoteInput['discount'] {
  return percent === null ? { code, amountCents: amountCents ?? 0 } : { code, percent }
}

/** Reads a code as people write it: in any case, with spaces. */
export const readDiscountCode = (text: string) => text.toUpperCase().replaceAll(/[\s\u00a0]/g, '')
