import { daysBetween, parisDay } from '#api/clock.ts'
import type { CancellationPolicy } from '#api/modules/quote/order.contract.ts'
import { keptPercent } from '#api/modules/quote/terms.ts'
import { isFreeToLeave } from '#rules/pledges.ts'

export type CancellationInput = {
  policy: CancellationPolicy
  bookedAt: Date
  now: Date
  startOn: string
  /** The agency keeps nothing of what it cancels. */
  isByAgency: boolean
  /** Whether the departure leaves for sure: until then, a pledge that was confirmed may leave for nothing. */
  isConfirmed: boolean
  paidCents: number
  /** Owed beside the prices of the travellers: insurance, fees of earlier changes. A cancellation leaves them. */
  otherCents?: number
  travellers: { position: number; priceCents: number }[]
  /** Positions that cancel; all of them cancel the reservation. */
  canceled: number[]
}

export type CancellationQuote = {
  lines: { position: number; priceCents: number; keptCents: number }[]
  /** Price of the travellers that stay, and the fees of the others. */
  totalCents: number
  refundCents: number
  /** Still due after the cancellation. */
  balanceCents: number
}

/** The price of a cancellation, line by line, shown before it is confirmed. */
export function toCancellation(input: CancellationInput): CancellationQuote {
  const { paidCents, travellers, canceled, isByAgency, otherCents = 0 } = input
  const lines = travellers
    .filter(({ position }) => canceled.includes(position))
    .map((traveller) => ({ ...traveller, keptCents: computeKept(traveller.priceCents, input) }))
  const staying = travellers.filter(({ position }) => !canceled.includes(position))
  const totalCents =
    (isByAgency ? 0 : otherCents) +
    staying.reduce((cents, { priceCents }) => cents + priceCents, 0) +
    lines.reduce((cents, { keptCents }) => cents + keptCents, 0)
  return {
    lines,
    totalCents,
    refundCents: Math.max(0, paidCents - totalCents),
    balanceCents: Math.max(0, totalCents - paidCents),
  }
}

export type CancellationRule = { rule: 'agency' | 'first_hours' | 'pledge' | 'policy'; keptPercent: number }

/** Percentage of the price that a cancellation of now keeps: by the first hours, or a step of the policy. */
export function toRule(
  input: Omit<CancellationInput, 'paidCents' | 'otherCents' | 'travellers' | 'canceled'>,
): CancellationRule {
  const { policy, now, isByAgency } = input
  if (isByAgency) return { rule: 'agency', keptPercent: 0 }
  const rule = ruleOfDay(input)
  const { floor } = policy
  if (!floor || now >= new Date(floor.until) || rule.keptPercent >= floor.keptPercent) return rule
  return { rule: 'policy', keptPercent: floor.keptPercent }
}

/** The rule by the present date of the departure alone. */
function ruleOfDay({
  policy,
  bookedAt,
  now,
  startOn,
  isConfirmed,
}: Parameters<typeof toRule>[0]): CancellationRule {
  const daysLeft = daysBetween(parisDay(now), startOn)
  const hoursSince = (now.getTime() - bookedAt.getTime()) / 3_600_000
  if (hoursSince <= policy.freeHours && daysLeft >= policy.freeDays)
    return { rule: 'first_hours', keptPercent: 0 }
  if (policy.callEndsAt && isFreeToLeave(new Date(policy.callEndsAt), isConfirmed, now))
    return { rule: 'pledge', keptPercent: 0 }
  const kept = policy.steps.find((step) => daysLeft >= step.daysLeft)?.kept ?? 100
  return { rule: 'policy', keptPercent: keptPercent(kept) }
}

/** The quote of an agency that keeps less than its policy: the lines keep it in their order. */
export function withKept(quote: CancellationQuote, keptCents: number): CancellationQuote {
  let left = keptCents
  const lines = quote.lines.map((line) => {
    const kept = Math.min(line.keptCents, left)
    left -= kept
    return { ...line, keptCents: kept }
  })
  const paidCents = quote.refundCents - quote.balanceCents + quote.totalCents
  const totalCents = quote.totalCents - keptOfAll(quote) + keptOfAll({ lines })
  return {
    lines,
    totalCents,
    refundCents: Math.max(0, paidCents - totalCents),
    balanceCents: Math.max(0, totalCents - paidCents),
  }
}

/** Amount that a cancellation leaves to the agency. */
export const keptOfAll = ({ lines }: Pick<CancellationQuote, 'lines'>): number =>
  lines.reduce((cents, { keptCents }) => cents + keptCents, 0)

/** Days are calendar days in Paris before the first day. */
const computeKept = (priceCents: number, input: CancellationInput): number =>
  computeKeptCents(priceCents, toRule(input).keptPercent)

/** The part of a price that a cancellation keeps, rounded up to the cent. */
export const computeKeptCents = (priceCents: number, percent: number): number =>
  Math.ceil((priceCents * percent) / 100)
