import type { Database } from '#api/db/client.ts'
import { and, eq, like, sql } from '#api/db/drizzle.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { refunds } from '#api/db/paymentTables.ts'
import { takenPayments } from '#api/modules/booking/account.repository.ts'
import { type GivenBack, nothingBack, refundShares } from '#api/modules/booking/booking.domain.ts'
import { giftCardAccount } from '#api/modules/giftCards/giftCards.repository.ts'
import { grantGiftCard, mostOfCard } from '#api/modules/giftCards/grantedCards.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import { type RefundInput, requestRefund } from '#api/modules/payments/refunds.repository.ts'

type At = { now: Date; publicUrl: string }
type PayBackInput = Omit<RefundInput, 'paymentId' | 'amountCents' | 'at'> & {
  asGiftCard?: boolean | undefined
}
type Share = { payment: Payment; amountCents: number }

/**
 * Gives money back by the means that paid: the last card first, gift cards after all cards. Returns the id of the
 * first refund, if there is one.
 */
export async function payBack(
  tx: Database,
  reservationId: string,
  amountCents: number,
  { idempotencyKey = null, ...input }: PayBackInput,
  at: At,
): Promise<string | null> {
  const { taken, shares } = await computeShares(tx, reservationId, amountCents)
  const giftedCents = shares.gifts.reduce((cents, share) => cents + share.amountCents, 0)
  const entries = [
    { account: `customer:${reservationId}`, amountCents: giftedCents },
    ...shares.gifts.map((gift) => ({ account: gift.id, amountCents: -gift.amountCents })),
  ]
  if (giftedCents > 0) await post(tx, { kind: 'refund_due', at: at.now, reservationId, entries })
  let first: string | null = null
  for (const { id, amountCents: cents } of shares.cards) {
    const payment = taken.find((each) => each.payment.id === id)?.payment
    if (!payment) continue
    // A key is that of one refund.
    const keyed = { ...input, idempotencyKey: first ? null : idempotencyKey }
    const refund = await giveBack(tx, reservationId, { payment, amountCents: cents }, keyed, at)
    first ??= refund
  }
  return first
}

/** The amount that each means gives back, before `payBack` does. */
export async function refundMeans(
  db: Database,
  reservationId: string,
  amountCents: number,
  asGiftCard?: boolean,
): Promise<GivenBack> {
  const { taken, shares } = await computeShares(db, reservationId, amountCents)
  const input = { ...nothingBack }
  for (const { id, amountCents: cents } of shares.cards) {
    const payment = taken.find((each) => each.payment.id === id)?.payment
    input[findMeans(payment, asGiftCard)] += cents
  }
  for (const { amountCents: cents } of shares.gifts) input.usedGiftCards += cents
  return input
}

async function computeShares(db: Database, reservationId: string, amountCents: number) {
  const taken = (await takenPayments(db, reservationId)).toReversed()
  const left = taken.map(({ payment, refundedCents }) => ({
    id: payment.id,
    leftCents: payment.amountCents - refundedCents,
  }))
  return { taken, shares: refundShares(amountCents, left, await giftsUsed(db, reservationId)) }
}

/** The means by which a payment is given back. */
export function findMeans(
  payment: Pick<Payment, 'method'> | undefined,
  asGiftCard?: boolean | undefined,
): keyof GivenBack {
  if (isGivenAsCard(payment, asGiftCard)) return 'giftCard'
  return payment?.method ? 'byHand' : 'card'
}

/** Whether a gift card gives a payment back: unless stated, holiday vouchers. */
export const isGivenAsCard = (
  payment: Pick<Payment, 'method'> | undefined,
  asGiftCard?: boolean | undefined,
) => asGiftCard ?? payment?.method === 'holiday_vouchers'

/**
 * Gives back a part of one payment. Holiday vouchers become a gift card, as any money does where that is wanted.
 * Returns the id of the refund.
 */
export async function giveBack(
  tx: Database,
  reservationId: string,
  { payment, amountCents }: Share,
  { asGiftCard, ...input }: PayBackInput,
  at: At,
): Promise<string> {
  const posting = { kind: 'refund_due', at: at.now, reservationId }
  const entriesTo = (account: string, cents: number) => [
    { account: `customer:${reservationId}`, amountCents: cents },
    { account, amountCents: -cents },
  ]
  if (!isGivenAsCard(payment, asGiftCard)) {
    await post(tx, { ...posting, entries: entriesTo('refunds', amountCents) })
    return requestRefund(tx, { paymentId: payment.id, amountCents, at: at.now, ...input })
  }
  const cents = Math.min(amountCents, mostOfCard)
  const giftCardId = await grantGiftCard(tx, { userId: payment.userId, amountCents: cents, at })
  await post(tx, { ...posting, entries: entriesTo(giftCardAccount(giftCardId), cents) })
  const id = await requestRefund(tx, { paymentId: payment.id, amountCents: cents, at: at.now, ...input })
  const done = { status: 'succeeded', giftCardId, settledAt: at.now } as const
  await tx.update(refunds).set(done).where(eq(refunds.id, id))
  if (amountCents > cents) {
    const rest = { payment, amountCents: amountCents - cents }
    await giveBack(tx, reservationId, rest, { reason: input.reason, asGiftCard }, at)
  }
  return id
}

/** Accounts of gift cards that have paid for the reservation, and the amount that each still does. */
async function giftsUsed(db: Database, reservationId: string) {
  const rows = await db
    .select({ id: ledgerEntries.account, cents: sql<string>`sum(${ledgerEntries.amountCents})` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(eq(ledgerTransactions.reservationId, reservationId), like(ledgerEntries.account, 'gift_cards:%')),
    )
    .groupBy(ledgerEntries.account)
    .orderBy(ledgerEntries.account)
  return rows.map(({ id, cents }) => ({ id, leftCents: Number(cents) }))
}
