import type { ManualMethod } from '#api/modules/agency/money/money.contract.ts'

export type ReceivedMoney = { amountCents: number; method: ManualMethod; paidOn: string; reference: string }

/** Fields of received money that are refused. Cash has no number. */
export function faultsOfReceived(
  { method, paidOn, reference }: ReceivedMoney,
  today: string,
): ('PAID_IN_FUTURE' | 'REFERENCE_MISSING')[] {
  return [
    ...(paidOn > today ? (['PAID_IN_FUTURE'] as const) : []),
    ...(method !== 'cash' && reference.trim() === '' ? (['REFERENCE_MISSING'] as const) : []),
  ]
}

/**
 * Shares of received money: what pays the debt, and what is beyond it. Holiday vouchers give no change: their
 * excess becomes a gift card. Other money stays on the account of the reservation, to be given back.
 */
export function sharesOfReceived(
  { amountCents, method }: Pick<ReceivedMoney, 'amountCents' | 'method'>,
  dueCents: number,
): { usedCents: number; giftCents: number; excessCents: number } {
  const excessCents = Math.max(0, amountCents - Math.max(0, dueCents))
  const giftCents = method === 'holiday_vouchers' ? excessCents : 0
  return { usedCents: amountCents - giftCents, giftCents, excessCents }
}

/** Why a payment cannot be reversed; undefined where it can. */
export function faultOfReversal(payment: {
  method: ManualMethod | null
  refundedCents: number
  giftCents: number
  giftBalanceCents: number
}): 'NOT_MANUAL' | 'REFUNDED' | 'GIFT_SPENT' | undefined {
  if (payment.method === null) return 'NOT_MANUAL'
  if (payment.refundedCents > 0) return 'REFUNDED'
  return payment.giftBalanceCents < payment.giftCents ? 'GIFT_SPENT' : undefined
}

/** Limits of a refund: the rest of its payment, and the amount that the reservation would owe again. */
export function limitsOfRefund(
  amountCents: number,
  { leftCents, creditCents }: { leftCents: number; creditCents: number },
): { isTooHigh: boolean; owedAgainCents: number } {
  return {
    isTooHigh: amountCents > leftCents,
    owedAgainCents: Math.max(0, amountCents - Math.max(0, creditCents)),
  }
}
