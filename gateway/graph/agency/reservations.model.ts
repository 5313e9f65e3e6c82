import { toManifestLine } from '#gateway/graph/agency/manifest.model.ts'
import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type {
  AgencyInvoice,
  AgencyMailKind,
  AgencyReservation,
  AgencyReservationConnection,
  BookingSource,
  BookingState,
  LedgerEntry,
  LedgerState,
  PaymentMethod,
  PaymentState,
  PriceLine,
  ReservationAction,
  TimelineConnection,
  TimelineEvent,
  TimelineKind,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyInvoice,
  ApiAgencyLedgerEntry,
  ApiAgencyPriceLine,
  ApiAgencyReservation,
  ApiAgencyTimelineEvent,
} from '#gateway/upstream/api.generated.ts'
import {
  dayOrNull,
  id,
  list,
  listOf,
  record,
  text,
  textOrNull,
  texts,
  whole,
} from '#gateway/upstream/read.ts'

/** Fields of the response of one reservation, which a page lacks. */
export type ReservationDetail = Pick<
  AgencyReservation,
  'travellers' | 'lines' | 'entries' | 'invoices' | 'contactPhone' | 'mails'
>
/** Fields with a call of their own. */
export type AgencyReservationRelation =
  | keyof ReservationDetail
  | 'mailPreview'
  | 'departure'
  | 'customer'
  | 'timeline'
  | 'cancellationQuote'
  | 'moveQuote'
export type AgencyReservationModel = Omit<AgencyReservation, AgencyReservationRelation>

const states: Record<string, BookingState> = { option: 'OPTION', canceled: 'CANCELED', expired: 'EXPIRED' }

const paymentStates: Record<string, PaymentState> = {
  none: 'NONE',
  deposit: 'DEPOSIT',
  overdue: 'OVERDUE',
  refund_due: 'REFUND_DUE',
}

const sources: Record<string, BookingSource> = { phone: 'PHONE', reseller: 'RESELLER', import: 'IMPORT' }

const actions: Record<string, ReservationAction> = {
  refund: 'REFUND',
  balance: 'BALANCE',
  travellers: 'TRAVELLERS',
}

export function toAgencyReservation(body: unknown): AgencyReservationModel {
  const api = record<ApiAgencyReservation>(body)
  return {
    id: id(api.id),
    version: whole(api.version),
    reference: text(api.reference),
    state: states[text(api.state)] ?? 'BOOKED',
    payment: paymentStates[text(api.payment)] ?? 'PAID',
    source: sources[text(api.source)] ?? 'SITE',
    nextAction: actions[text(api.next_action)] ?? null,
    bookedAt: text(api.booked_at),
    canceledAt: textOrNull(api.canceled_at),
    departureId: id(api.departure_id),
    expeditionId: id(api.expedition_id),
    expeditionName: text(api.expedition_name),
    startDate: text(api.start),
    endDate: text(api.end),
    customerId: textOrNull(api.customer_id),
    customerName: text(api.customer_name),
    travellerCount: whole(api.travellers_count),
    completeness: whole(api.completness),
    totalCents: whole(api.total_cents),
    paidCents: whole(api.paid_cents),
    dueCents: whole(api.due_cents),
    dueOn: dayOrNull(api.due_on),
    holdUntil: textOrNull(api.hold_until),
    firstPaymentCents: typeof api.first_payment_cents === 'number' ? api.first_payment_cents : null,
    refundDueCents: whole(api.refund_due_cents),
  }
}

export function toReservationDetail(body: unknown): ReservationDetail {
  const api = record<ApiAgencyReservation>(body)
  return {
    travellers: list(api.travellers, toManifestLine),
    lines: list(api.lines, toPriceLine),
    entries: list(api.entries, toLedgerEntry),
    invoices: list(api.invoices, toInvoice),
    contactPhone: textOrNull(api.contact_phone),
    mails: texts(api.mails).flatMap((kind) => mailKinds[kind] ?? []),
  }
}

/** A page of reservations, before their relations. */
type ReservationPage = Omit<AgencyReservationConnection, 'nodes'> & { nodes: AgencyReservationModel[] }

export function toReservationPage(body: unknown): ReservationPage {
  return { nodes: listOf(body, 'reservations').map(toAgencyReservation), pageInfo: toPageInfo(body) }
}

export function toPriceLine(body: unknown): PriceLine {
  const api = record<ApiAgencyPriceLine>(body)
  return {
    label: text(api.label),
    quantity: whole(api.quantity),
    unitCents: whole(api.unit_cents),
    amountCents: whole(api.amount_cents),
  }
}

const methods: Record<string, PaymentMethod> = {
  transfer: 'TRANSFER',
  cheque: 'CHEQUE',
  holiday_vouchers: 'HOLIDAY_VOUCHERS',
  cash: 'CASH',
  gift_card: 'GIFT_CARD',
}

const ledgerStates: Record<string, LedgerState> = {
  pending: 'PENDING',
  failed: 'FAILED',
  reversed: 'REVERSED',
}

function toLedgerEntry(body: unknown): LedgerEntry {
  const api = record<ApiAgencyLedgerEntry>(body)
  return {
    id: id(api.id),
    kind: api.kind === 'refund' ? 'REFUND' : 'PAYMENT',
    method: methods[text(api.method)] ?? 'CARD',
    amountCents: whole(api.amount_cents),
    state: ledgerStates[text(api.state)] ?? 'DONE',
    on: text(api.on),
    by: text(api.by),
    reason: textOrNull(api.reason),
    refundableCents: whole(api.refundable_cents),
  }
}

function toInvoice(body: unknown): AgencyInvoice {
  const api = record<ApiAgencyInvoice>(body)
  return {
    id: id(api.id),
    number: text(api.number),
    isCreditNote: api.kind === 'credit_note',
    issuedAt: text(api.issued_at),
    totalCents: whole(api.total_cents),
  }
}

const mailKinds: Record<string, AgencyMailKind> = {
  confirmation: 'CONFIRMATION',
  receipt: 'RECEIPT',
  balance: 'BALANCE',
  cancellation: 'CANCELLATION',
  payment_link: 'PAYMENT_LINK',
}

const eventKinds: Record<string, TimelineKind> = {
  booking: 'BOOKING',
  payment: 'PAYMENT',
  refund: 'REFUND',
  document: 'DOCUMENT',
  mail: 'MAIL',
  note: 'NOTE',
  message: 'MESSAGE',
}

export function toTimeline(body: unknown): TimelineConnection {
  return { nodes: listOf(body, 'events').map(toEvent), pageInfo: toPageInfo(body) }
}

function toEvent(body: unknown): TimelineEvent {
  const api = record<ApiAgencyTimelineEvent>(body)
  return {
    id: id(api.id),
    at: text(api.at),
    kind: eventKinds[text(api.kind)] ?? 'CHANGE',
    by: textOrNull(api.by),
    sentence: text(api.sentence),
    detail: textOrNull(api.detail),
  }
}
