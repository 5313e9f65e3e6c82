import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { CancellationPrice } from '#api/modules/agency/money/changes.contract.ts'
import { activePeople } from '#api/modules/booking/cancellation.repository.ts'
import { isLiveOption, loggedCodes } from '#api/modules/booking/phoneOption.domain.ts'
import { releaseOption } from '#api/modules/booking/phoneOption.repository.ts'
import { mailOptionEnded } from '#api/modules/booking/phoneOptions.ts'
import { computeQuoteHash } from '#api/modules/quote/quote.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Option = typeof reservations.$inferSelect
type Release = { quote: CancellationPrice; quoteHash: string; reason: string | undefined }

/** The price of the end of an option, which is nothing; undefined for a reservation that is none. */
export async function optionQuote(
  db: Database,
  id: string,
  travellers: number[] | undefined,
  now: Date,
): Promise<CancellationPrice | undefined> {
  const [option] = await db.select().from(reservations).where(eq(reservations.id, id))
  if (!option || !isLiveOption(option, now)) return undefined
  // Its places are released together.
  if (travellers && travellers.length < option.travelersCount) throw new Refusal('INVALID_REQUEST')
  const lines = (await activePeople(db, id)).map(({ firstName, lastName, priceCents }, index) => ({
    position: index + 1,
    name: [firstName, lastName].filter((word) => word).join(' ') || null,
    price_cents: priceCents ?? 0,
    kept_cents: 0,
  }))
  const hash = computeQuoteHash(['option', id])
  return { hash, rule: 'option', kept_percent: 0, lines, kept_cents: 0, refund_cents: 0, balance_cents: 0 }
}

/** Releases the places of an option that its customer does not want any more. */
export async function releaseHeld(
  tx: Database,
  option: Option,
  { quote, quoteHash, reason }: Release,
  at: { now: Date; publicUrl: string },
) {
  if (quote.hash !== quoteHash) throw new Refusal('QUOTE_CHANGED')
  await releaseOption(tx, option, { canceledAt: at.now }, at.now)
  await mailOptionEnded(tx, option.id, { cause: 'canceled' }, at)
  return {
    action: 'reservation.option_released' as const,
    reason,
    before: { travellers: option.travelersCount, ...(option.order && loggedCodes(option.order)) },
    after: { travellers: 0 },
  }
}
