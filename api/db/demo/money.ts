import { parisDay, parisMidnight } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { accountId } from '#api/db/demo/accounts.ts'
import { demoId } from '#api/db/demo/demoId.ts'
import { loadDocuments } from '#api/db/demo/documents.ts'
import { inBatches } from '#api/db/demo/inBatches.ts'
import { loadFailedMail } from '#api/db/demo/mails.ts'
import type { DemoPayment, DemoSold } from '#api/db/demo/sales.ts'
import { eq, inArray } from '#api/db/drizzle.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { saleEntries } from '#api/modules/booking/booking.domain.ts'

const staffId = accountId('claire.agence@demo.explora.test')

/** Loads the ledger of the reservations, their payments and refunds, and their documents. */
export async function loadMoney(db: Database, sold: DemoSold[], now: Date): Promise<void> {
  await inBatches(sold.flatMap(paymentRows), (rows) => db.insert(payments).values(rows))
  const inputs = sold.flatMap(refundRow)
  if (inputs.length > 0) await db.insert(refunds).values(inputs)
  const posted = sold.flatMap(listPostings)
  await inBatches(
    posted.map(({ entries: _, ...row }) => row),
    (rows) => db.insert(ledgerTransactions).values(rows),
  )
  await inBatches(
    posted.flatMap(({ id, entries }) =>
      entries.map((entry, index) => ({ ...entry, transactionId: id, position: index + 1 })),
    ),
    (rows) => db.insert(ledgerEntries).values(rows),
  )
  const trips = await findNames(db, sold)
  await loadDocuments(db, sold, trips)
  const today = parisDay(now)
  const late = sold.find((each) => isLate(each, today))
  if (late) await loadFailedMail(db, late, trips.get(late.departure.id) ?? '', { today, now })
}

function isLate({ sale, cancellation, departure }: DemoSold, today: string): boolean {
  const { totalCents, balanceDueOn } = sale.order.quote
  const paidCents = sale.payments.reduce((cents, payment) => cents + payment.amountCents, 0)
  const isDue = balanceDueOn !== null && balanceDueOn < today && today < departure.startOn
  return isDue && !cancellation && paidCents < totalCents
}

const paymentRows = ({ reservation: { id, userId }, sale }: DemoSold) =>
  sale.payments.map(({ paidOn, ...payment }) => ({
    ...payment,
    paidOn,
    userId,
    purpose: 'balance' as const,
    reservationId: id,
    idempotencyKey: payment.id,
    provider: 'manual' as const,
    recordedBy: staffId,
    status: 'succeeded' as const,
    createdAt: computeNoon(paidOn),
    settledAt: computeNoon(paidOn),
  }))

const computeNoon = (day: string) => new Date(parisMidnight(day).getTime() + 12 * 3_600_000)

const refundId = (id: string) => demoId(`refund of ${id}`)

function refundRow({ reservation: { id }, sale, cancellation }: DemoSold) {
  const [payment] = sale.payments
  if (!payment || !cancellation?.refundedOn) return []
  return {
    id: refundId(id),
    paymentId: payment.id,
    amountCents: payment.amountCents - cancellation.keptCents,
    reason: 'cancellation' as const,
    status: 'succeeded' as const,
    settledBy: 'transfer' as const,
    settledOn: cancellation.refundedOn,
    externalReference: `VIR-${payment.externalReference}`,
    createdAt: cancellation.at,
    settledAt: computeNoon(cancellation.refundedOn),
  }
}

type Entry = { account: string; amountCents: number }

/** Postings as the trade writes them, with ids that are the same wherever the demonstration is loaded. */
function listPostings({ reservation: { id, createdAt }, sale, cancellation }: DemoSold) {
  const posting = (kind: string, postedAt: Date, entries: Entry[], subject = id) => ({
    id: demoId(`${kind} ${postedAt.toISOString()} ${subject}`),
    kind,
    reservationId: id,
    postedAt,
    entries,
  })
  const customer = `customer:${id}`
  const [paid] = sale.payments
  const reducedCents = sale.order.quote.totalCents - (cancellation?.keptCents ?? 0)
  return [
    posting('sale', createdAt, saleEntries(sale.order, id)),
    ...sale.payments.map((payment) =>
      // A deposit and a balance may be paid on one day.
      posting(
        'payment',
        computeNoon(payment.paidOn),
        between(toMoney(payment), customer, payment.amountCents),
        payment.id,
      ),
    ),
    ...(cancellation
      ? [posting('cancellation', cancellation.at, between('revenue', customer, reducedCents))]
      : []),
    ...(cancellation?.refundedOn && paid
      ? [
          posting('refund_due', cancellation.at, between(customer, 'refunds', reducedCents)),
          posting(
            'refund',
            computeNoon(cancellation.refundedOn),
            between('refunds', toMoney(paid), reducedCents),
          ),
        ]
      : []),
  ]
}

const toMoney = ({ method }: DemoPayment) => `manual:${method}`

const between = (to: string, from: string, amountCents: number): Entry[] => [
  { account: to, amountCents },
  { account: from, amountCents: -amountCents },
]

async function findNames(db: Database, sold: DemoSold[]): Promise<Map<number, string>> {
  const ids = sold.map(({ departure }) => departure.id)
  const rows = await db
    .select({ id: departures.id, name: expeditions.name })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(inArray(departures.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
