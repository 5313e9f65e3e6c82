import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, or, sql } from '#api/db/drizzle.ts'
import { giftCards, invoiceCounters, invoices } from '#api/db/paymentTables.ts'
import { type InvoiceDocument, invoiceNumber, toSeller } from '#api/modules/invoices/invoice.domain.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'

export type InvoiceToIssue = {
  kind: InvoiceDocument['kind']
  reservationId?: string
  giftCardId?: string
  document: InvoiceDocument
  at: Date
}

/**
 * Issues an invoice or a credit note under the next number of the year. Call it late in the transaction that
 * moves the money: its counter stays locked until then, so that a rollback leaves no hole.
 */
export async function issueInvoice(
  tx: Database,
  { kind, reservationId, giftCardId, document, at }: InvoiceToIssue,
): Promise<{ id: string; number: string }> {
  const number = await nextNumber(tx, at)
  // Archived with the invoice: later settings change no document.
  const seller = toSeller(await readSettings(tx, 'agency'))
  const [issued] = await tx
    .insert(invoices)
    .values({
      number,
      kind,
      reservationId,
      giftCardId,
      document: { ...document, seller },
      issuedAt: at,
    })
    .returning({ id: invoices.id, number: invoices.number })
  if (!issued) throw new Error('the database returned no invoice')
  return issued
}

async function nextNumber(tx: Database, at: Date): Promise<string> {
  const year = Number(parisDay(at).slice(0, 4))
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last })
  if (!counter) throw new Error('the database returned no invoice number')
  return invoiceNumber(year, counter.last)
}

/** An invoice of anybody, for the agency. */
export async function invoiceById(db: Database, id: string) {
  const { number, reservationId } = invoices
  const [found] = await db
    .select({ id: invoices.id, number, reservationId })
    .from(invoices)
    .where(eq(invoices.id, id))
  return found
}

/** The id of an invoice that the account may read: of its reservation, or of a gift card that it bought. */
export async function ownInvoice(
  db: Database,
  id: string,
  userId: string,
): Promise<{ id: string; number: string } | undefined> {
  const [found] = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .leftJoin(reservations, eq(reservations.id, invoices.reservationId))
    .leftJoin(giftCards, eq(giftCards.id, invoices.giftCardId))
    .where(and(eq(invoices.id, id), or(eq(reservations.userId, userId), eq(giftCards.buyerId, userId))))
  return found
}
