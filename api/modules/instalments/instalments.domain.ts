import { addDays } from '#api/clock.ts'
import type { instalments } from '#api/db/paymentTables.ts'
import { chargeDays, equalParts } from '#api/modules/quote/instalments.domain.ts'
import { terms } from '#api/modules/quote/terms.ts'

export type Part = typeof instalments.$inferSelect

const sum = (parts: Part[]) => parts.reduce((cents, { amountCents }) => cents + amountCents, 0)

/** Parts that a payment by hand may still pay: the refused ones first. */
const openParts = (parts: Part[]) => [
  ...parts.filter(({ state }) => state === 'late'),
  ...parts.filter(({ state }) => state === 'to_come'),
]

/**
 * Amount of a payment by hand: the refused parts, so that the others stay with the card, or all that is due
 * where none was refused.
 */
export function amountToPay(balanceCents: number, parts: Part[]): number {
  const late = sum(parts.filter(({ state }) => state === 'late'))
  return late > 0 ? Math.min(late, balanceCents) : balanceCents
}

/** Whether the card pays all that is due in time: no reminder is needed. */
export function isAutomatic(parts: Part[]): boolean {
  const open = parts.filter(({ state }) => state !== 'paid' && state !== 'canceled')
  return open.length > 0 && open.every(({ state, chargeOn }) => state === 'charging' || chargeOn !== null)
}

/** Whether both charges were refused: the traveller pays by hand. */
export const isRefusedForGood = ({ state, chargeOn }: Part): boolean => state === 'late' && chargeOn === null

/** The part after a refused charge, which is repeated once. */
export function refused(part: Part, today: string): Part {
  const chargeOn = part.attempts < 2 ? addDays(today, terms.instalments.retryDays) : null
  return { ...part, state: 'late', chargeOn }
}

/** The part after a charge that was closed before the bank decided, as where the traveller pays by hand. */
export function reopened(part: Part, today: string): Part {
  const state = part.attempts > 1 ? 'late' : 'to_come'
  return {
    ...part,
    state,
    attempts: part.attempts - 1,
    chargeOn: addDays(today, terms.instalments.retryDays),
  }
}

const closed = (part: Part, state: 'paid' | 'canceled'): Part => ({ ...part, state, chargeOn: null })

/** Parts that a payment by hand changes; one that it pays in part becomes smaller. */
export function paidByHand(parts: Part[], cents: number): Part[] {
  let left = cents
  return openParts(parts).flatMap((part) => {
    const used = Math.min(left, part.amountCents)
    left -= used
    if (used === 0) return []
    return used === part.amountCents
      ? closed(part, 'paid')
      : { ...part, amountCents: part.amountCents - used }
  })
}

/**
 * Shares what is due after a cancellation or a change of date equally among the open parts. Parts to come of a
 * departure that has moved get new days; where the balance is due at once, the card pays no part of it.
 */
export function shared(
  parts: Part[],
  balanceCents: number,
  moved?: { today: string; balanceDueOn: string },
): Part[] {
  const open = openParts(parts).toSorted((one, other) => one.position - other.position)
  const left = balanceCents - sum(parts.filter(({ state }) => state === 'charging'))
  if (left <= 0 || (moved && moved.balanceDueOn <= moved.today))
    return open.map((part) => closed(part, 'canceled'))
  const amounts = equalParts(left, open.length)
  const repriced = open.map((part, index) => ({ ...part, amountCents: amounts[index] ?? 0 }))
  return moved ? withDays(repriced, moved) : repriced
}

function withDays(parts: Part[], { today, balanceDueOn }: { today: string; balanceDueOn: string }): Part[] {
  const toCome = parts.filter(({ state }) => state === 'to_come')
  const days = chargeDays(toCome.length, today, balanceDueOn)
  return parts.map((part) => {
    const dueOn = days[toCome.indexOf(part)]
    return dueOn ? { ...part, dueOn, chargeOn: dueOn } : part
  })
}
