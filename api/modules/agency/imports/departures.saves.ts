import { parisDay } from '#api/clock.ts'
import { asc, inArray } from '#api/db/drizzle.ts'
import { type departures, expeditions } from '#api/db/tables.ts'
import { judgeEdits, lockedDepartures, writeEdits } from '#api/modules/agency/departures/departureEdit.ts'
import { DepartureChange } from '#api/modules/agency/departures/departures.contract.ts'
import { NewDeparture } from '#api/modules/agency/departures/series.contract.ts'
import { faultOfRows } from '#api/modules/agency/departures/series.domain.ts'
import { addDepartures } from '#api/modules/agency/departures/series.ts'
import type { ImportContext } from '#api/modules/agency/imports/importer.ts'
import { importMessages as messages } from '#api/modules/agency/imports/imports.messages.ts'
import { catchOutcome, forAccepted, type Outcome } from '#api/modules/agency/outcomes.ts'
import type { Values } from '#api/modules/agency/tables/cells.domain.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'
import { createChecker } from '#api/plugins/validator.ts'

type Stored = typeof departures.$inferSelect
type Change = { row: Stored; values: Values }
type Addition = { tripId: number; values: Values }

const checkedChange = createChecker(DepartureChange)
const checkedRow = createChecker(NewDeparture)

/** Changes departures by the functions of the screens, all at once. */
export function changeRows(context: ImportContext, rows: readonly Change[]): Promise<Outcome<object>[]> {
  const checked = rows.map(({ row, values }) =>
    catchOutcome(() => {
      const { version, confirmed: _confirmed, ...edit } = checkedChange({ version: row.version, ...values })
      return { id: row.id, version, edit }
    }),
  )
  return forAccepted(checked, (targets) => edit(context, targets))
}

type Edit = { id: number; version: number; edit: Omit<DepartureChange, 'version' | 'confirmed'> }

async function edit(
  { tx, caller, now, env }: ImportContext,
  targets: readonly Edit[],
  added: ReadonlySet<number> = new Set(),
): Promise<Outcome<object>[]> {
  const locked = await lockedDepartures(
    tx,
    targets.map(({ id }) => id),
    now,
  )
  const byId = new Map(locked.map((each) => [each.departure.id, each]))
  const current = targets.map(({ id, version, edit }) => {
    const found = byId.get(id)
    if (found?.departure.version !== version)
      return new Refusal('CONFLICT', { message: messages.changedSince })
    return { found, edit }
  })
  return forAccepted(current, async (edits) => {
    const judged = await judgeEdits(tx, edits, { now, areOneRequest: false, added })
    return forAccepted(judged, async (accepted) => {
      await writeEdits(tx, accepted, { caller, now, env })
      return accepted
    })
  })
}

/** Adds departures by the functions of the screens, all at once; then those with a guide of their own get it. */
export async function addRows(context: ImportContext, rows: readonly Addition[]): Promise<Outcome<object>[]> {
  if (rows.length === 0) return []
  const { tx, caller, key, now } = context
  const trips = await lockedTrips(context, rows)
  const checked = rows.map(({ tripId, values: { guide_id: guideId, ...input } }) =>
    catchOutcome(() => {
      const trip = orNotFound(trips.get(tripId))
      const { groupMax, groupMin, priceCents } = trip
      const row = checkedRow({ capacity: groupMax, group_min: groupMin, price_cents: priceCents, ...input })
      const fault = faultOfRows([row], parisDay(now))
      if (fault) throw new Refusal(fault)
      const { version, ...edit } = checkedChange({
        version: 1,
        ...(guideId !== undefined && { guide_id: guideId }),
      })
      return { trip, row, version, edit }
    }),
  )
  const added = await forAccepted(checked, (targets) => addDepartures(tx, caller, targets, { key, now }))
  if (!rows.some(({ values }) => values.guide_id !== undefined)) return added
  return forAccepted(added, (each) => edit(context, each, new Set(each.map(({ id }) => id))))
}

/** Expeditions by id, locked in the order of their ids. */
async function lockedTrips({ tx }: ImportContext, rows: readonly Addition[]) {
  const ids = [...new Set(rows.map(({ tripId }) => tripId))]
  const { id } = expeditions
  const found = await tx.select().from(expeditions).where(inArray(id, ids)).orderBy(asc(id)).for('update')
  return new Map(found.map((trip) => [trip.id, trip]))
}
