import type { participants } from '#api/db/bookingTables.ts'
import type { StoredContact, StoredItem } from '#api/modules/octo/bookings/booking.contract.ts'
import { toTravellers } from '#api/modules/octo/bookings/items.domain.ts'

type Row = typeof participants.$inferSelect
type NewRow = typeof participants.$inferInsert

type TravellerRowsInput = {
  /** The reservation. */
  id: string
  travellers: Row[]
  items: StoredItem[]
  dropped: StoredItem[]
  contact: StoredContact
  now: Date
}

/** Rows of the travellers after a change: those who leave come first, and keep their answers; cancelled ones follow. */
export function travellerRows({
  id,
  travellers,
  items,
  dropped,
  contact,
  now,
}: TravellerRowsInput): NewRow[] {
  const leaving = toTravellers(items, contact).map((traveller) => {
    const known = travellers.find(({ unitItemId }) => unitItemId === traveller.unitItemId)
    const { firstName, lastName, phone, ...rest } = traveller
    const isNamed = firstName !== null || lastName !== null
    return { ...known, ...(isNamed && { firstName, lastName }), ...(phone !== null && { phone }), ...rest }
  })
  const canceled = travellers.flatMap((row) => {
    const isDropped = dropped.some(({ uuid }) => uuid === row.unitItemId)
    return row.canceledAt || isDropped ? [{ ...row, canceledAt: row.canceledAt ?? now }] : []
  })
  return [...leaving, ...canceled].map((row, position) => ({ ...row, reservationId: id, position }))
}
