import { eq } from 'drizzle-orm'
import { type departures, expeditions } from '#api/db/tables.ts'
import { editDepartures, lockedDepartures } from '#api/modules/agency/departures/departureEdit.ts'
import { DepartureChange } from '#api/modules/agency/departures/departures.contract.ts'
import { NewDeparture } from '#api/modules/agency/departures/series.contract.ts'
import { addDepartures } from '#api/modules/agency/departures/series.ts'
import type { ImportContext } from '#api/modules/agency/imports/importer.ts'
import { importMessages as messages } from '#api/modules/agency/imports/imports.messages.ts'
import type { Values } from '#api/modules/agency/tables/cells.domain.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'
import { checkerOf } from '#api/plugins/validator.ts'

type Meant = { tripId: number; row: typeof departures.$inferSelect | undefined }

const checkedChange = checkerOf(DepartureChange)
const checkedRow = checkerOf(NewDeparture)

/** Changes a departure, or adds one, by the functions of the screens. */
export async function saveRow(context: ImportContext, { tripId, row }: Meant, values: Values): Promise<void> {
  if (row) return edit(context, row.id, checkedChange({ version: row.version, ...values }))
  const { tx, caller, key, now } = context
  const isTrip = eq(expeditions.id, tripId)
  const [found] = await tx.select().from(expeditions).where(isTrip).for('update')
  const trip = orNotFound(found)
  const { groupMax, groupMin, priceCents } = trip
  const { guide_id: guideId, ...given } = values
  const added = checkedRow({ capacity: groupMax, group_min: groupMin, price_cents: priceCents, ...given })
  const [id] = await addDepartures(tx, caller, { trip, rows: [added], key, now })
  if (guideId !== undefined && id !== undefined)
    await edit(context, id, checkedChange({ version: 1, guide_id: guideId }))
}

async function edit(
  { tx, caller, now, env }: ImportContext,
  id: number,
  { version, confirmed: _confirmed, ...change }: DepartureChange,
): Promise<void> {
  const [found] = await lockedDepartures(tx, [id], now)
  if (found?.departure.version !== version) throw new Refusal('CONFLICT', { message: messages.changedSince })
  await editDepartures(tx, [found], change, { caller, now, env, isConfirmed: false })
}
