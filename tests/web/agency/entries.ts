import type { MoneyEntryFragment } from '#web/agency/money/Money.generated.ts'

export const card: MoneyEntryFragment = {
  __typename: 'LedgerEntry',
  id: 'p1',
  kind: 'PAYMENT',
  method: 'CARD',
  amountCents: 300_00,
  state: 'DONE',
  on: '2027-03-01',
  by: '',
  reason: null,
  refundableCents: 300_00,
}
export const cheque = { ...card, id: 'p2', method: 'CHEQUE', amountCents: 120_50, by: 'Claire' } as const
export const toSend = { ...card, id: 'r1', kind: 'REFUND', method: 'TRANSFER', state: 'PENDING' } as const
export const failed = { ...toSend, id: 'r2', method: 'CARD', state: 'FAILED' } as const
