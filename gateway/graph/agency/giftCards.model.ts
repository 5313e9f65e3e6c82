import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type {
  AgencyGiftCard,
  AgencyGiftCardConnection,
  AgencyGiftCardState,
  AgencyInvoiceConnection,
  AgencyListedInvoice,
} from '#gateway/graph/schema.generated.ts'
import type { ApiAgencyGiftCard, ApiAgencyListedInvoice } from '#gateway/upstream/api.generated.ts'
import { dayOrNull, id, listOf, record, text, textOrNull, whole } from '#gateway/upstream/read.ts'

export const giftCardStates: Record<string, AgencyGiftCardState> = {
  active: 'ACTIVE',
  spent: 'SPENT',
  expired: 'EXPIRED',
  blocked: 'BLOCKED',
}

export function toGiftCard(body: unknown): AgencyGiftCard {
  const api = record<ApiAgencyGiftCard>(body)
  return {
    id: id(api.id),
    codeEnd: text(api.code_end),
    state: giftCardStates[text(api.state)] ?? 'BLOCKED',
    amountCents: whole(api.amount_cents),
    balanceCents: whole(api.balance_cents),
    createdAt: text(api.created_at),
    validUntil: dayOrNull(api.valid_until),
    buyerName: textOrNull(api.buyer_name),
    recipientName: textOrNull(api.recipient_name),
    recipientEmail: textOrNull(api.recipient_email),
    sendOn: dayOrNull(api.send_on),
    sentAt: textOrNull(api.sent_at),
  }
}

export const toGiftCardPage = (body: unknown): AgencyGiftCardConnection => ({
  nodes: listOf(body, 'gift_cards').map(toGiftCard),
  pageInfo: toPageInfo(body),
})

export const toInvoicePage = (body: unknown): AgencyInvoiceConnection => ({
  nodes: listOf(body, 'invoices').map(toInvoice),
  pageInfo: toPageInfo(body),
})

function toInvoice(body: unknown): AgencyListedInvoice {
  const api = record<ApiAgencyListedInvoice>(body)
  return {
    id: id(api.id),
    number: text(api.number),
    kind: api.kind === 'credit_note' ? 'CREDIT_NOTE' : 'INVOICE',
    issuedAt: text(api.issued_at),
    totalCents: whole(api.total_cents),
    reservationId: textOrNull(api.reservation_id),
    reference: textOrNull(api.reference),
    customerName: textOrNull(api.customer_name),
  }
}
