import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNotNull, sql } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import type { GiftCardState } from '#api/modules/agency/giftCards/giftCards.contract.ts'
import { giftCardState } from '#api/modules/agency/giftCards/giftCards.domain.ts'
import { readGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { giftCardCents } from '#api/modules/giftCards/giftCards.repository.ts'

/** The card of a caller; its state is `unknown` where no paid card has the code. */
export type Gift = { code: string; state: GiftCardState | 'unknown'; balanceCents: number }

/** The card of a code as people write it; undefined without one. */
export async function findGift(
  db: Database,
  typed: string | undefined,
  now: Date,
): Promise<Gift | undefined> {
  if (typed === undefined) return undefined
  const { blockedAt, validUntil, activatedAt } = giftCards
  const code = readGiftCardCode(typed) ?? ''
  const [card] = await db
    .select({ blockedAt, validUntil, cents: giftCardCents(sql`${giftCards}.id`) })
    .from(giftCards)
    .where(and(eq(giftCards.code, code), isNotNull(activatedAt)))
  if (!card) return { code, state: 'unknown', balanceCents: 0 }
  const balanceCents = Number(card.cents)
  return { code, state: giftCardState({ ...card, balanceCents }, parisDay(now)), balanceCents }
}
