import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { demoAgency } from '#api/db/demo/agency.ts'
import { demoId } from '#api/db/demo/demoId.ts'
import { inBatches } from '#api/db/demo/inBatches.ts'
import type { DemoSold } from '#api/db/demo/sales.ts'
import { invoiceCounters, invoices } from '#api/db/paymentTables.ts'
import { toCreditNote, toCustomer, toInvoice, travellerNames } from '#api/modules/booking/booking.domain.ts'
import { invoiceNumber, toSeller } from '#api/modules/invoices/invoice.domain.ts'

type Draft = { id: string; sold: DemoSold; at: Date; kind: 'invoice' | 'credit_note' }

/** Loads invoices and credit notes, numbered in the order of their days. */
export async function loadDocuments(
  db: Database,
  all: DemoSold[],
  trips: Map<number, string>,
): Promise<void> {
  const drafts = all.flatMap(listDrafts).toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const last = new Map<number, number>()
  const numbers = new Map<string, string>()
  for (const { id, at } of drafts) {
    const year = Number(parisDay(at).slice(0, 4))
    last.set(year, (last.get(year) ?? 0) + 1)
    numbers.set(id, invoiceNumber(year, last.get(year) ?? 0))
  }
  await db.insert(invoiceCounters).values([...last].map(([year, count]) => ({ year, last: count })))
  await inBatches(
    drafts.map((draft) => ({
      id: draft.id,
      number: numbers.get(draft.id) ?? '',
      kind: draft.kind,
      reservationId: draft.sold.reservation.id,
      document: { ...toDocument(draft, trips, numbers), seller: toSeller(demoAgency) },
      issuedAt: draft.at,
    })),
    (rows) => db.insert(invoices).values(rows),
  )
}

const documentId = (kind: Draft['kind'], { reservation }: DemoSold) => demoId(`${kind} of ${reservation.id}`)

function listDrafts(sold: DemoSold): Draft[] {
  const draft = (kind: Draft['kind'], at: Date) => ({ id: documentId(kind, sold), sold, at, kind })
  const invoice = draft('invoice', sold.reservation.createdAt)
  return sold.cancellation ? [invoice, draft('credit_note', sold.cancellation.at)] : [invoice]
}

function toDocument({ kind, sold, at }: Draft, trips: Map<number, string>, numbers: Map<string, string>) {
  const { departure, people, sale, cancellation } = sold
  const { order, reference } = sale
  const { startOn, endOn } = departure
  const travellers = travellerNames(people)
  const trip = { name: trips.get(departure.id) ?? '', startOn, endOn }
  const head = { reference, issuedOn: parisDay(at), customer: toCustomer(order, []) }
  if (kind === 'invoice')
    return toInvoice(order, { ...head, trip, paidCents: sale.payments[0]?.amountCents ?? 0 })
  return toCreditNote({
    ...head,
    corrects: numbers.get(documentId('invoice', sold)) ?? null,
    trip: { ...trip, travellers },
    travellers,
    cents: order.quote.totalCents - (cancellation?.keptCents ?? 0),
  })
}
