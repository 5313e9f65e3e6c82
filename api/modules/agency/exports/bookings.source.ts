import { DepartureParams } from '#api/modules/agency/departures/departures.contract.ts'
import type { ExportFilter } from '#api/modules/agency/exports/exports.contract.ts'
import { manifestHeads, markWords } from '#api/modules/agency/exports/exports.messages.ts'
import type { ExportContext, ExportSource } from '#api/modules/agency/exports/source.ts'
import { inColumns, pageSize } from '#api/modules/agency/exports/source.ts'
import { readManifest } from '#api/modules/agency/manifest/manifest.ts'
import { toPage } from '#api/modules/agency/pages.ts'
import { entriesByReservation } from '#api/modules/agency/reservations/entries.repository.ts'
import {
  type AgencyReservationRow,
  ReservationsQuery,
} from '#api/modules/agency/reservations/reservations.contract.ts'
import {
  countReservations,
  listReservations,
} from '#api/modules/agency/reservations/reservations.repository.ts'
import { toReservationFilter } from '#api/modules/agency/reservations/reservations.routes.ts'
import { toEuros } from '#api/modules/agency/tables/csv.ts'
import { createChecker } from '#api/plugins/validator.ts'

const checked = createChecker(ReservationsQuery)

const count = ({ db, now }: ExportContext, filter: ExportFilter) =>
  countReservations(db, toReservationFilter(checked(filter)), now)

async function findReservations({ db, now }: ExportContext, filter: ExportFilter, cursor: string | null) {
  const query = checked(filter)
  const input = toReservationFilter({ ...query, ...(cursor && { after: cursor }) })
  const found = await listReservations(db, input, now, pageSize + 1)
  return toPage(found, pageSize, ({ id, booked_at, start }) => ({
    at: input.sort === 'leaving' ? start : Date.parse(booked_at),
    id,
  }))
}

const reservationColumns = [
  'reference',
  'state',
  'payment',
  'source',
  'booked_at',
  'canceled_at',
  'expedition_name',
  'departure_id',
  'start',
  'end',
  'customer_name',
  'travellers_count',
  'completness',
  'total',
  'paid',
  'due',
  'due_on',
  'refund_due',
]

/** Amounts in euros: people add them up in a spreadsheet. */
const toRow = (row: AgencyReservationRow) =>
  inColumns(reservationColumns, {
    ...row,
    total: toEuros(row.total_cents),
    paid: toEuros(row.paid_cents),
    due: toEuros(row.due_cents),
    refund_due: toEuros(row.refund_due_cents),
  })

export const reservationsSource: ExportSource = {
  permissions: ['bookings'],
  isPersonal: true,
  columns: reservationColumns,
  count,
  page: async (context, filter, cursor) => {
    const { shown, next } = await findReservations(context, filter, cursor)
    return { rows: shown.map(toRow), readCount: shown.length, next }
  },
}

const paymentColumns = ['reference', 'start', 'kind', 'method', 'state', 'on', 'amount', 'by', 'reason']

/** Payments and refunds of the reservations that match. Amounts are positive: `kind` has their direction. */
export const paymentsSource: ExportSource = {
  permissions: ['bookings', 'money'],
  isPersonal: true,
  columns: paymentColumns,
  count,
  page: async (context, filter, cursor) => {
    const { shown, next } = await findReservations(context, filter, cursor)
    const entries = await entriesByReservation(
      context.db,
      shown.map(({ id }) => id),
    )
    const rows = shown.flatMap(({ id, reference, start }) =>
      (entries.get(id) ?? []).map((entry) =>
        inColumns(paymentColumns, { ...entry, reference, start, amount: toEuros(entry.amount_cents) }),
      ),
    )
    return { rows, readCount: shown.length, next }
  },
}

/** Names for the guide who prints the table; nothing imports it. */
const manifestColumns = Object.values(manifestHeads)

const checkedDeparture = createChecker(DepartureParams)
const toDeparture = ({ departure_id: id }: ExportFilter) => Number(checkedDeparture({ id }).id)

/** Travellers of a departure. The read is in the audit log, as on the screen. */
export const manifestSource: ExportSource = {
  permissions: ['bookings'],
  isPersonal: true,
  columns: manifestColumns,
  count: async (_context, filter) => Math.min(1, toDeparture(filter)),
  page: async ({ db, caller, now }, filter) => {
    const { travellers } = await readManifest({ db, clock: () => now }, caller, toDeparture(filter))
    const fields = Object.keys(manifestHeads)
    const rows = travellers.map((line) =>
      inColumns(fields, { ...line, mark: line.mark && markWords[line.mark] }),
    )
    return { rows, readCount: 1, next: null }
  },
}
