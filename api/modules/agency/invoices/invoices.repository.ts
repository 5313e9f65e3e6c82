import { addDays, parisMidnight } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, desc, eq, gte, like, lt, not, type SQL, sql } from '#api/db/drizzle.ts'
import { invoiceText } from '#api/db/foldedText.ts'
import { giftCards, invoices } from '#api/db/paymentTables.ts'
import { erasedAddresses } from '#api/modules/agency/customers/erasure.domain.ts'
import type { AgencyListedInvoice } from '#api/modules/agency/invoices/invoices.contract.ts'
import { isOlder, type Position } from '#api/modules/agency/pages.ts'
import { endsWith, hasAll, isIn } from '#api/modules/agency/search/hits.repository.ts'
import { readReference } from '#api/modules/quote/reference.domain.ts'
import { fold } from '#api/modules/search/fold.ts'

type Filter = {
  query?: string | undefined
  kind?: 'invoice' | 'credit_note' | undefined
  from?: string | undefined
  to?: string | undefined
  after?: Position | undefined
}

/** Billing names that a reader may see: none, those of customers, or those of erased ones too. */
type Reader = 'none' | 'customers' | 'all'

const { id, number, issuedAt } = invoices
const isOwner = sql`${users.id} = coalesce(${reservations.userId}, ${giftCards.buyerId})`
const isErased = sql<boolean>`coalesce(${like(users.email, erasedAddresses)}, false)`

/** Invoices and credit notes that match, the newest first. */
export async function listInvoices(
  db: Database,
  filter: Filter,
  reader: Reader,
  limit: number,
): Promise<AgencyListedInvoice[]> {
  const matches = findMatches(filter)
  const page = { matches, limit }
  const rows = await db
    .select({ invoice: invoices, isErased })
    .from(invoices)
    .leftJoin(reservations, eq(reservations.id, invoices.reservationId))
    .leftJoin(giftCards, eq(giftCards.id, invoices.giftCardId))
    .leftJoin(users, isOwner)
    .where(filter.query === undefined ? matches : isFound(db, filter.query, reader, page))
    .orderBy(desc(issuedAt), desc(id))
    .limit(limit)
  return rows.map((row) => toListed(row, reader))
}

function findMatches({ kind, from, to, after }: Filter): SQL | undefined {
  return and(
    kind && eq(invoices.kind, kind),
    from === undefined ? undefined : gte(issuedAt, parisMidnight(from)),
    to === undefined ? undefined : lt(issuedAt, parisMidnight(addDays(to, 1))),
    isOlder(issuedAt, id, after),
  )
}

type Page = { matches: SQL | undefined; limit: number }

/**
 * The newest of each way to find a document: together they have the newest of all. The end of a number and a
 * reference are for all readers, words of a name for those who may read it.
 */
function isFound(db: Database, query: string, reader: Reader, { matches, limit }: Page): SQL {
  const reference = readReference(query)
  const words = fold(query).split(' ').filter(Boolean)
  const end = query.trim().replaceAll(/[%_\\]/g, '')
  const isName = and(hasAll(invoiceText(invoices), words), reader === 'all' ? undefined : not(isErased))
  const found = (way: SQL | undefined) =>
    db
      .select({ id })
      .from(invoices)
      .leftJoin(reservations, eq(reservations.id, invoices.reservationId))
      .leftJoin(giftCards, eq(giftCards.id, invoices.giftCardId))
      .leftJoin(users, isOwner)
      .where(and(matches, way))
      .orderBy(desc(issuedAt), desc(id))
      .limit(limit)
  return isIn(id, [
    ...(end === '' ? [] : [found(endsWith(number, end))]),
    ...(reference === undefined ? [] : [found(eq(reservations.reference, reference))]),
    ...(reader === 'none' || words.length === 0 ? [] : [found(isName)]),
  ])
}

type Row = { invoice: typeof invoices.$inferSelect; isErased: boolean }

function toListed({ invoice, isErased: wasErased }: Row, reader: Reader): AgencyListedInvoice {
  const { kind, document, issuedAt: at } = invoice
  const mayName = reader === 'all' || (reader === 'customers' && !wasErased)
  return {
    id: invoice.id,
    number: invoice.number,
    kind,
    issued_at: at.toISOString(),
    total_cents: kind === 'credit_note' ? -document.totalCents : document.totalCents,
    reservation_id: invoice.reservationId,
    reference: document.reference,
    customer_name: mayName ? document.customer.name : null,
  }
}
