import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNotNull, isNull, lte, sql } from '#api/db/drizzle.ts'
import { giftCards, payments } from '#api/db/paymentTables.ts'
import {
  giftCardInvoice,
  isDue,
  lastDayFrom,
  type SoldCard,
} from '#api/modules/giftCards/giftCardSale.domain.ts'
import { giftCardMail, giftCardReceiptMail, grantedCardMail } from '#api/modules/giftCards/giftCards.mails.ts'
import { messages } from '#api/modules/giftCards/giftCards.messages.ts'
import { giftCardAccount } from '#api/modules/giftCards/giftCards.repository.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import { writtenCode } from '#schema/giftCard.ts'
import { sitePaths } from '#schema/sitePaths.ts'

type At = { now: Date; publicUrl: string }

const sentAtOnce = 20

/**
 * Activates the card that is paid, with its ledger entries, mails and invoice, in the caller's transaction.
 * Idempotent by the caller's lock of the payment, whose success is final.
 */
export async function sellGiftCard(
  tx: Database,
  { id, giftCardId, provider, amountCents }: Payment,
  { now, publicUrl }: At,
): Promise<void> {
  if (!giftCardId) throw new Error(`payment ${id} has no gift card`)
  const [card] = await tx
    .update(giftCards)
    .set({ activatedAt: now, validUntil: lastDayFrom(now) })
    .where(and(eq(giftCards.id, giftCardId), isNull(giftCards.activatedAt)))
    .returning()
  if (!card) throw new Error(`gift card ${giftCardId} is activated already`)
  const entries = [
    { account: `provider:${provider}`, amountCents },
    { account: giftCardAccount(giftCardId), amountCents: -amountCents },
  ]
  await post(tx, { kind: 'gift_card_sale', at: now, entries })
  const buyer = await findBuyer(tx, card)
  if (isDue(card.sendOn, now)) await sendCard(tx, card, toName(buyer), { now, publicUrl })
  const receipt = giftCardReceiptMail({
    ...mailedFacts(card),
    recipientEmail: card.recipientEmail,
    sendOn: isDue(card.sendOn, now) ? null : card.sendOn,
    link: publicUrl + sitePaths.giftCards,
  })
  await queueMail(tx, { recipient: buyer.email, ...receipt }, now)
  // Last: its number stays locked until the commit.
  const document = giftCardInvoice(card, toName(buyer) || buyer.email, now)
  await issueInvoice(tx, { kind: 'invoice', giftCardId, document, at: now })
}

const isToSend = and(isNull(giftCards.sentAt), isNull(giftCards.blockedAt), isNotNull(giftCards.activatedAt))

export const dueGiftCards = sql`(select min(${giftCards.sendOn})::timestamp at time zone 'Europe/Paris'
  from ${giftCards} where ${isToSend})`

/** Sends paid cards whose day has come, each once: its row is locked, and other nodes skip it. */
export async function sendDueGiftCards(db: Database, { now, publicUrl }: At): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(giftCards)
      .where(and(isToSend, lte(giftCards.sendOn, parisDay(now))))
      .orderBy(asc(giftCards.sendOn))
      .limit(sentAtOnce)
      .for('update', { skipLocked: true })
    for (const card of due) await sendCard(tx, card, toName(await findBuyer(tx, card)), { now, publicUrl })
  })
}

/** Mails a paid card to its recipient again, in the caller's transaction. */
export async function sendAgain(tx: Database, card: SoldCard, at: At): Promise<void> {
  if (card.buyerId === null) return sendCard(tx, card, '', at)
  const buyer = await findBuyer(tx, card)
  const isSale = and(eq(payments.giftCardId, card.id), eq(payments.purpose, 'gift_card'))
  if ((await tx.$count(payments, isSale)) > 0) return sendCard(tx, card, toName(buyer), at)
  const facts = { ...mailedFacts(card), firstName: buyer.firstName, link: at.publicUrl + sitePaths.catalogue }
  await queueMail(tx, { recipient: card.recipientEmail, ...grantedCardMail(facts) }, at.now)
  await tx.update(giftCards).set({ sentAt: at.now }).where(eq(giftCards.id, card.id))
}

type Buyer = { email: string; firstName: string | null; lastName: string | null }

async function sendCard(
  tx: Database,
  card: SoldCard,
  buyerName: string,
  { now, publicUrl }: At,
): Promise<void> {
  const link = publicUrl + sitePaths.catalogue
  const mail = giftCardMail({ ...mailedFacts(card), buyerName: buyerName || messages.unnamedBuyer, link })
  await queueMail(tx, { recipient: card.recipientEmail, ...mail }, now)
  await tx.update(giftCards).set({ sentAt: now }).where(eq(giftCards.id, card.id))
}

const mailedFacts = ({ code, amountCents, recipientName, message, validUntil }: SoldCard) => ({
  code: writtenCode(code),
  amountCents,
  recipientName,
  message,
  validUntil,
})

const toName = ({ firstName, lastName }: Buyer) => [firstName, lastName].filter((word) => word).join(' ')

async function findBuyer(tx: Database, { id, buyerId }: SoldCard): Promise<Buyer> {
  const { email, firstName, lastName } = users
  const [buyer] = buyerId
    ? await tx.select({ email, firstName, lastName }).from(users).where(eq(users.id, buyerId))
    : []
  if (!buyer) throw new Error(`gift card ${id} has no buyer`)
  return buyer
}
