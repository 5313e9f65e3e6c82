import type { MoneyEntryFragment } from '#web/agency/money/Money.generated.ts'
import type { BookingState } from '#web/lib/graph/graph.generated.ts'

/** Cents of a typed amount such as « 1 234,50 »; undefined for anything else, and for nothing. */
export function readCents(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined
  const cents = Math.round(Number(plain) * 100)
  return cents > 0 ? cents : undefined
}

/** Cents that the agency keeps, 0 among them; null where nothing is typed, undefined for no amount. */
export function readKept(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  return /^0([,.]0{1,2})?$/.test(typed.trim()) ? 0 : readCents(typed)
}

/** An amount as a field shows it. */
export const typedEuros = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',')

/** Whether a reservation may be moved or cancelled: the service decides, this only hides what it would refuse. */
export const isChangeable = (
  { state, startDate }: { state: BookingState; startDate: string },
  day: string,
): boolean => state === 'BOOKED' && startDate > day

type Action = 'refund' | 'reverse' | 'settle' | 'retry'

/** Actions that a payment or refund admits. */
export function listActions({ kind, method, state, refundableCents }: MoneyEntryFragment): Action[] {
  if (kind === 'PAYMENT') {
    if (state !== 'DONE' || method === 'GIFT_CARD') return []
    return [
      ...(refundableCents > 0 ? (['refund'] as const) : []),
      ...(method === 'CARD' ? [] : (['reverse'] as const)),
    ]
  }
  if (state === 'FAILED') return ['retry', 'settle']
  return isToSend({ kind, method, state }) ? ['settle'] : []
}

/** Whether the agency sends this money itself, and has not yet. */
export const isToSend = ({
  kind,
  method,
  state,
}: Pick<MoneyEntryFragment, 'kind' | 'method' | 'state'>): boolean =>
  kind === 'REFUND' && state === 'PENDING' && method !== 'CARD' && method !== 'GIFT_CARD'
