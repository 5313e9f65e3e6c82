import { randomBytes } from 'node:crypto'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { generateGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { lastDayFrom } from '#api/modules/giftCards/giftCardSale.domain.ts'
import { grantedCardMail } from '#api/modules/giftCards/giftCards.mails.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { writtenCode } from '#schema/giftCard.ts'
import { sitePaths } from '#schema/sitePaths.ts'

/** The largest amount of one card, by the check of its table. */
export const mostOfCard = 2_000_00

type Grant = { userId: string; amountCents: number; at: { now: Date; publicUrl: string } }

/**
 * Gives an account a card in place of money, and mails its code. Its value is what the caller posts to the
 * account of the card, in the same transaction.
 */
export async function grantGiftCard(tx: Database, { userId, amountCents, at }: Grant): Promise<string> {
  const { now, publicUrl } = at
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error(`account ${userId} does not exist`)
  const recipient = { recipientName: user.firstName ?? user.email, recipientEmail: user.email }
  const code = generateGiftCardCode(randomBytes(15))
  const validUntil = lastDayFrom(now)
  const [card] = await tx
    .insert(giftCards)
    .values({
      ...recipient,
      code,
      amountCents,
      buyerId: userId,
      createdAt: now,
      activatedAt: now,
      sentAt: now,
      validUntil,
    })
    .returning({ id: giftCards.id })
  if (!card) throw new Error('the database returned no gift card')
  const mail = grantedCardMail({
    firstName: user.firstName,
    code: writtenCode(code),
    amountCents,
    validUntil,
    link: publicUrl + sitePaths.catalogue,
  })
  await queueMail(tx, { recipient: user.email, ...mail }, now)
  return card.id
}
