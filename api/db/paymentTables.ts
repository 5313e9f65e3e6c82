import { bytes, users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { day, instant } from '#api/db/columns.ts'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#api/db/drizzle.ts'
import { invoiceText, recipientText } from '#api/db/foldedText.ts'
import { manualMethods } from '#api/modules/agency/money/money.contract.ts'
import type { InvoiceDocument } from '#api/modules/invoices/invoice.domain.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'

/** Statuses of a payment whose money the provider may still take. */
export const openStatuses: ('pending' | 'action_required')[] = ['pending', 'action_required']

/** One attempt to take money through a provider. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['booking', 'balance', 'change', 'gift_card'] }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The cart that it books, which has the id of its later reservation. */
    cartId: uuid('cart_id'),
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'restrict' }),
    giftCardId: uuid('gift_card_id').references(() => giftCards.id, { onDelete: 'restrict' }),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The order to book; null for another purpose. */
    order: jsonb().$type<Order>(),
    amountCents: integer('amount_cents').notNull(),
    /** `none` where gift cards pay all; `manual` for money that the agency has received itself, by `method`. */
    provider: text({ enum: ['demo', 'stripe', 'none', 'manual'] }).notNull(),
    method: text({ enum: manualMethods }),
    /** Day on which the agency received it; null for a provider's. */
    paidOn: day('paid_on'),
    /** Number of the transfer, cheque or vouchers. */
    externalReference: text('external_reference'),
    /** The member of the staff. */
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'restrict' }),
    /** A mistake or an unpaid cheque: the status is `canceled`, and the ledger has the inverse entries. */
    reversedAt: instant('reversed_at'),
    reversalReason: text('reversal_reason'),
    reversalKey: text('reversal_key'),
    /** Null until the provider has answered. */
    providerId: text('provider_id'),
    status: text({
      enum: ['pending', 'action_required', 'succeeded', 'failed', 'canceled', 'refunded'],
    }).notNull(),
    failure: text({
      enum: ['card_declined', 'challenge_failed', 'expired', 'no_places', 'gift_card_spent', 'other'],
    }),
    clientSecret: text('client_secret'),
    redirectUrl: text('redirect_url'),
    savedCard: text('saved_card'),
    createdAt: instant('created_at').notNull(),
    /** The last word of the provider. */
    checkedAt: instant('checked_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('payments_by_key').on(t.userId, t.idempotencyKey),
    uniqueIndex('payments_by_provider').on(t.provider, t.providerId),
    // A cart is paid once.
    uniqueIndex('payments_one_success').on(t.cartId).where(sql`${t.status} = 'succeeded'`),
    index('payments_by_cart').on(t.cartId),
    index('payments_by_reservation').on(t.reservationId),
    index('payments_by_saved_card').on(t.savedCard).where(sql`${t.savedCard} is not null`),
    index('payments_newest').on(t.createdAt),
    index('payments_open').on(t.createdAt).where(sql`${t.status} in ('pending', 'action_required')`),
    uniqueIndex('payments_by_reversal_key').on(t.reversalKey),
    check('payments_amount', sql`${t.amountCents} >= 0`),
    check('payments_manual', sql`(${t.provider} = 'manual') = (${t.method} is not null)`),
    check('payments_reversed', sql`${t.reversedAt} is null or ${t.status} = 'canceled'`),
  ],
)

/** Events of providers, each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    kind: text().notNull(),
    providerId: text('provider_id'),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_events_newest').on(t.receivedAt),
    index('payment_events_open').on(t.receivedAt).where(sql`${t.handledAt} is null`),
  ],
)

/**
 * Money given back. Its id is the key at the provider; manual money is pending until the agency has sent it. A
 * trigger keeps the sum of a payment's refunds, failed ones apart, within the payment.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    amountCents: integer('amount_cents').notNull(),
    reason: text({ enum: ['late', 'duplicate', 'cancellation', 'change', 'agency'] }).notNull(),
    status: text({ enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    providerId: text('provider_id'),
    /** Key of the request of the agency. */
    idempotencyKey: text('idempotency_key').unique(),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'restrict' }),
    /** Reason in words, of the agency. */
    note: text(),
    /** Why the provider refused. */
    failure: text(),
    /** The card that gives it back; null where money does. */
    giftCardId: uuid('gift_card_id').references(() => giftCards.id, { onDelete: 'restrict' }),
    /** How and when the agency sent it itself, and its number. */
    settledBy: text('settled_by', { enum: manualMethods }),
    settledOn: day('settled_on'),
    externalReference: text('external_reference'),
    /** The refund that tries a failed one again. */
    replacedBy: uuid('replaced_by'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('refunds_by_payment').on(t.paymentId),
    index('refunds_newest').on(t.createdAt),
    index('refunds_open').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    index('refunds_failed').on(t.createdAt).where(sql`${t.status} = 'failed' and ${t.replacedBy} is null`),
    check('refunds_amount', sql`${t.amountCents} > 0`),
  ],
)

/** Parts of a balance that a saved card pays, from the second on: the first one is the deposit. */
export const instalments = pgTable(
  'instalments',
  {
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    dueOn: day('due_on').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The last charge. */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    /** `late` after a refused charge. */
    state: text({ enum: ['to_come', 'charging', 'paid', 'late', 'canceled'] })
      .notNull()
      .default('to_come'),
    /** Charges so far. */
    attempts: smallint().notNull().default(0),
    /** Paris day of the next charge; null where none is planned. */
    chargeOn: day('charge_on'),
  },
  (t) => [
    primaryKey({ columns: [t.reservationId, t.position] }),
    index('instalments_due').on(t.chargeOn).where(sql`${t.chargeOn} is not null`),
    index('instalments_refused').on(t.dueOn).where(sql`${t.state} = 'late' and ${t.chargeOn} is null`),
    check('instalments_amount', sql`${t.amountCents} >= 0`),
    check('instalments_charge', sql`${t.chargeOn} is null or ${t.state} in ('to_come', 'late')`),
  ],
)

/** The last number of each year. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: smallint().primaryKey(),
  last: integer().notNull(),
})

/** Invoices and credit notes, numbered without holes. Triggers refuse changes. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Such as 2026-000123. */
    number: text().notNull().unique(),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'restrict' }),
    giftCardId: uuid('gift_card_id').references(() => giftCards.id, { onDelete: 'restrict' }),
    document: jsonb().$type<InvoiceDocument>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (t) => [
    index('invoices_by_reservation').on(t.reservationId),
    index('invoices_newest').on(t.issuedAt, t.id),
    index('invoices_words').using('gin', sql`${invoiceText(t)} gin_trgm_ops`),
    // Searched by its end.
    index('invoices_number_end').on(sql`reverse(${t.number}) text_pattern_ops`),
  ],
)

/** The archived PDF of an invoice, written once. */
export const invoiceFiles = pgTable('invoice_files', {
  invoiceId: uuid('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'restrict' }),
  pdf: bytes().notNull(),
  sha256: text().notNull(),
  archivedAt: instant('archived_at').notNull(),
})

/** A prepaid amount behind a code. Its balance is the ledger's account `gift_cards:{id}`. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull().unique(),
    amountCents: integer('amount_cents').notNull(),
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'restrict' }),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    message: text(),
    sendOn: day('send_on'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
    /** Null until it is paid: the code is worth nothing before. */
    activatedAt: instant('activated_at'),
    blockedAt: instant('blocked_at'),
    /** Its last day; null until it is paid. */
    validUntil: day('valid_until'),
  },
  (t) => [
    index('gift_cards_newest').on(t.createdAt, t.id).where(sql`${t.activatedAt} is not null`),
    index('gift_cards_to_send').on(t.sendOn).where(sql`${t.sentAt} is null and ${t.activatedAt} is not null`),
    index('gift_cards_by_buyer').on(t.buyerId),
    index('gift_cards_code_end').on(sql`reverse(${t.code}) text_pattern_ops`),
    index('gift_cards_recipient').using('gin', sql`${recipientText(t)} gin_trgm_ops`),
    // The agency gives amounts below those that are sold.
    check('gift_cards_amount', sql`${t.amountCents} between 1 and 200000`),
  ],
)
