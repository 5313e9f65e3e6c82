import { toInstalments } from '#gateway/graph/cart/instalments.model.ts'
import { toPayment } from '#gateway/graph/payments/payments.model.ts'
import type {
  CancellationLine,
  CancellationQuote,
  ChangeQuote,
  Instalment,
  Invoice,
  Payment,
} from '#gateway/graph/schema.generated.ts'
import { euros, id, list, record, recordOrNull, text, textOrNull, whole } from '#gateway/upstream/read.ts'
import { sitePaths } from '#schema/sitePaths.ts'

export type AccountModel = {
  payments: Payment[]
  /** Null for a service without instalments. */
  instalments: Instalment[] | null
  invoices: Invoice[]
}

/** Null for a service without accounts of reservations. */
export function toAccount(body: unknown): AccountModel | null {
  const api = recordOrNull(body)
  if (!api) return null
  return {
    payments: list(api.payments, toPayment).filter((payment) => payment !== null),
    instalments: Array.isArray(api.instalments) ? toInstalments(api.instalments) : null,
    invoices: list(api.invoices, toInvoice),
  }
}

function toInvoice(body: unknown): Invoice {
  const api = record(body)
  return {
    id: id(api.id),
    number: text(api.number),
    isCreditNote: text(api.kind) === 'credit_note',
    issuedAt: textOrNull(api.issued_at),
    total: euros(api.total_cents),
    url: sitePaths.invoice(id(api.id)),
  }
}

/** Null without a hash: nothing could refer to it. */
export function toCancellation(body: unknown): CancellationQuote | null {
  const api = recordOrNull(body)
  const hash = textOrNull(api?.hash)
  if (!api || !hash) return null
  return {
    hash,
    lines: list(api.lines, toLine),
    refund: euros(api.refund_cents),
    balance: euros(api.balance_cents),
  }
}

function toLine(body: unknown): CancellationLine {
  const api = record(body)
  return { position: whole(api.position, 1), price: euros(api.price_cents), kept: euros(api.kept_cents) }
}

/** Null without a hash: nothing could refer to it. */
export function toChange(body: unknown): ChangeQuote | null {
  const api = recordOrNull(body)
  const hash = textOrNull(api?.hash)
  if (!api || !hash) return null
  return {
    hash,
    fee: euros(api.fee_cents),
    difference: euros(api.difference_cents),
    refund: euros(api.refund_cents),
    balance: euros(api.balance_cents),
  }
}
