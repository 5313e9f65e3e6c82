import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNotNull } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { AgencyGiftCard, GiftCardBlock } from '#api/modules/agency/giftCards/giftCards.contract.ts'
import { giftCardState, isLaterEnd } from '#api/modules/agency/giftCards/giftCards.domain.ts'
import { agencyGiftCardMessages } from '#api/modules/agency/giftCards/giftCards.messages.ts'
import { giftCardById } from '#api/modules/agency/giftCards/giftCards.repository.ts'
import { endOfCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import type { SoldCard } from '#api/modules/giftCards/giftCardSale.domain.ts'
import { sendAgain } from '#api/modules/giftCards/giftCardSales.ts'
import { giftCardBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env'>
type Done = { action: AuditAction; reason?: string; before?: AuditValues; after?: AuditValues }

/** Stops a code from paying, or lets it pay again; repeated, it changes nothing. */
export function blockGiftCard(
  deps: Deps,
  caller: AgencyCaller,
  id: string,
  { blocked, reason }: GiftCardBlock,
): Promise<AgencyGiftCard> {
  return change(deps, caller, id, async (tx, card, now) => {
    if (Boolean(card.blockedAt) === blocked) return undefined
    await tx
      .update(giftCards)
      .set({ blockedAt: blocked ? now : null })
      .where(eq(giftCards.id, id))
    return { action: blocked ? 'gift_card.blocked' : 'gift_card.unblocked', reason }
  })
}

/** Moves the last day of a card; the same day again changes nothing. */
export function extendGiftCard(
  deps: Deps,
  caller: AgencyCaller,
  id: string,
  validUntil: string,
): Promise<AgencyGiftCard> {
  return change(deps, caller, id, async (tx, card, now) => {
    if (card.validUntil === validUntil) return undefined
    if (!isLaterEnd(validUntil, card.validUntil, parisDay(now)))
      throw new Refusal('INVALID_FIELDS', { fields: { valid_until: agencyGiftCardMessages.notLater } })
    await tx.update(giftCards).set({ validUntil }).where(eq(giftCards.id, id))
    const before = { valid_until: card.validUntil }
    return { action: 'gift_card.extended', before, after: { valid_until: validUntil } }
  })
}

/** Mails the code to its recipient again; at once, where its day has not come. */
export function resendGiftCard(deps: Deps, caller: AgencyCaller, id: string): Promise<AgencyGiftCard> {
  const { publicUrl } = deps.env
  return change(deps, caller, id, async (tx, card, now) => {
    const balanceCents = await giftCardBalance(tx, id)
    if (giftCardState({ ...card, balanceCents }, parisDay(now)) !== 'active')
      throw new Refusal('GIFT_CARD_CLOSED', { message: agencyGiftCardMessages.notUsable })
    await sendAgain(tx, card, { now, publicUrl })
    return { action: 'gift_card.sent' }
  })
}

/** Changes a paid card under its lock, with an entry of the log where something changes. */
async function change(
  { db, clock }: Deps,
  caller: AgencyCaller,
  id: string,
  make: (tx: Database, card: SoldCard, now: Date) => Promise<Done | undefined>,
): Promise<AgencyGiftCard> {
  const now = clock()
  return db.transaction(async (tx) => {
    const isPaid = and(eq(giftCards.id, id), isNotNull(giftCards.activatedAt))
    const [card] = await tx.select().from(giftCards).where(isPaid).for('update')
    if (!card) throw new Refusal('GIFT_CARD_NOT_FOUND')
    const done = await make(tx, card, now)
    const entry = { at: now, entity: 'gift_card', entityId: id, label: `…${endOfCode(card.code)}` } as const
    if (done) await writeAudit(tx, caller.actor, { ...entry, ...done })
    const reader = { now, mayReadPeople: mayCall('bookings', caller.staff) }
    const stored = await giftCardById(tx, id, reader)
    if (!stored) throw new Error(`gift card ${id} is gone`)
    return stored
  })
}
