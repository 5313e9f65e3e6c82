import { toInstalments } from '#gateway/graph/cart/instalments.model.ts'
import type { PaymentPlan, Quote, QuoteLine, QuoteLineKind } from '#gateway/graph/schema.generated.ts'
import {
  dayOrNull,
  euros,
  eurosOrNull,
  list,
  record,
  recordOrNull,
  text,
  textOrNull,
  whole,
} from '#gateway/upstream/read.ts'

const kinds: Record<string, QuoteLineKind> = {
  adult: 'ADULT',
  child: 'CHILD',
  option: 'OPTION',
  insurance: 'INSURANCE',
  discount: 'DISCOUNT',
  gift_card: 'GIFT_CARD',
}
const plans: Record<string, PaymentPlan> = { deposit: 'DEPOSIT', full: 'FULL', instalments: 'INSTALMENTS' }

/** Null for a service without quotes, and for one without a hash: no payment could refer to it. */
export function toQuote(body: unknown): Quote | null {
  const api = recordOrNull(body)
  const hash = textOrNull(api?.hash)
  if (!api || !hash) return null
  const instalments = toInstalments(api.instalments)
  return {
    hash,
    lines: list(api.lines, toLine),
    total: euros(api.total_cents),
    dueNow: euros(api.due_now_cents),
    deposit: eurosOrNull(api.deposit_cents),
    balance: eurosOrNull(api.balance_cents),
    balanceDueOn: dayOrNull(api.balance_due_on),
    // A plan whose days are not known cannot be chosen.
    plans: list(api.plans, (plan) => plans[text(plan)] ?? [])
      .flat()
      .filter((plan) => plan !== 'INSTALMENTS' || instalments.length > 0),
    instalments,
  }
}

function toLine(body: unknown): QuoteLine {
  const api = record(body)
  return {
    kind: kinds[text(api.kind)] ?? 'OPTION',
    label: text(api.label),
    quantity: whole(api.quantity, 1),
    unitPrice: euros(api.unit_price_cents),
    amount: euros(api.amount_cents),
  }
}
