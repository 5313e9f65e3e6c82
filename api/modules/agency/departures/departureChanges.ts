import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import {
  editDepartures,
  lockedDepartures,
  refuseClosed,
  type StoredDeparture,
  toEntry,
} from '#api/modules/agency/departures/departureEdit.ts'
import type {
  AgencyDeparture,
  DepartureChange,
  DepartureChanges,
  SalesChange,
} from '#api/modules/agency/departures/departures.contract.ts'
import { departureById, listDepartures } from '#api/modules/agency/departures/departures.repository.ts'
import { confirmEarly } from '#api/modules/booking/confirmation.repository.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock' | 'env'>

/** Saves an edit of a departure to come. */
export async function saveDeparture(
  { db, clock, env }: Context,
  caller: AgencyCaller,
  id: number,
  { version, confirmed = false, ...edit }: DepartureChange,
): Promise<AgencyDeparture> {
  const now = clock()
  return db.transaction(async (tx) => {
    const found = await oneOf(tx, id, version, now)
    const context = { caller, now, env, isConfirmed: confirmed }
    await refreshTrips(tx, await editDepartures(tx, [found], edit, context), now)
    return current(tx, id, now)
  })
}

/** Gives departures to come one price, minimum or guide: all of them, or none. */
export async function changeDepartures(
  { db, clock, env }: Context,
  caller: AgencyCaller,
  { ids, confirmed = false, ...edit }: DepartureChanges,
): Promise<AgencyDeparture[]> {
  const now = clock()
  const targets = sorted(ids.map(Number))
  return db.transaction(async (tx) => {
    const found = await allOf(tx, targets, now)
    const context = { caller, now, env, isConfirmed: confirmed }
    await refreshTrips(tx, await editDepartures(tx, found, edit, context), now)
    return listDepartures(tx, { ids: targets }, now, targets.length)
  })
}

/** Closes or reopens the sales of departures to come: of all, or of none. */
export async function setSales(
  { db, clock }: Context,
  caller: AgencyCaller,
  { ids, open }: SalesChange,
): Promise<AgencyDeparture[]> {
  const now = clock()
  const targets = sorted(ids.map(Number))
  return db.transaction(async (tx) => {
    const found = await allOf(tx, targets, now)
    for (const each of found) refuseClosed(each, now)
    const changed = found.filter(({ departure }) => (departure.salesClosedAt === null) !== open)
    for (const each of changed) {
      const { id, version } = each.departure
      const set = { salesClosedAt: open ? null : now, version: version + 1 }
      await tx.update(departures).set(set).where(eq(departures.id, id))
      const action = open ? 'departure.sales_opened' : 'departure.sales_closed'
      const [before, after] = [{ open: !open }, { open }]
      await writeAudit(tx, caller.actor, { ...toEntry(each, now), action, before, after })
    }
    await refreshTrips(tx, changed, now)
    return listDepartures(tx, { ids: targets }, now, targets.length)
  })
}

/** Confirms a departure below its minimum, and mails its travellers; once. */
export async function confirmDeparture(
  { db, clock, env }: Context,
  caller: AgencyCaller,
  id: number,
  version: number,
): Promise<AgencyDeparture> {
  const now = clock()
  return db.transaction(async (tx) => {
    const found = await oneOf(tx, id, version, now)
    refuseClosed(found, now)
    if (await confirmEarly(tx, id, { now, publicUrl: env.publicUrl, actor: caller.actor }))
      await refreshExpeditions(tx, [found.departure.expeditionId], now)
    return current(tx, id, now)
  })
}

/** A departure under its lock, in the version that the change is based on. */
async function oneOf(tx: Database, id: number, version: number, now: Date): Promise<StoredDeparture> {
  const [found] = await lockedDepartures(tx, [id], now)
  if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
  const stored = { entity: 'departure', ...found.departure, changedAt: found.departure.createdAt } as const
  await requireVersion(tx, version, stored, () => current(tx, id, now))
  return found
}

async function allOf(tx: Database, ids: number[], now: Date): Promise<StoredDeparture[]> {
  const found = await lockedDepartures(tx, ids, now)
  if (found.length < ids.length) throw new Refusal('DEPARTURE_NOT_FOUND')
  return found
}

async function refreshTrips(tx: Database, changed: readonly StoredDeparture[], now: Date): Promise<void> {
  await refreshExpeditions(tx, sorted(changed.map(({ departure }) => departure.expeditionId)), now)
}

/** Distinct ids in the order in which rows are locked. */
const sorted = (ids: number[]): number[] => [...new Set(ids)].toSorted((one, other) => one - other)

async function current(tx: Database, id: number, now: Date): Promise<AgencyDeparture> {
  const found = await departureById(tx, id, now)
  if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
  return found
}
