import { asc, eq, inArray } from 'drizzle-orm'
import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { lastChange, writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { clashMessage } from '#api/modules/agency/departures/clash.messages.ts'
import type {
  AgencyDeparture,
  DepartureChange,
  SalesChange,
} from '#api/modules/agency/departures/departures.contract.ts'
import { closedMessages, takenMessage } from '#api/modules/agency/departures/departures.messages.ts'
import { departureById, listDepartures } from '#api/modules/agency/departures/departures.repository.ts'
import { faultOfClosed, faultOfEdit } from '#api/modules/agency/departures/edit.domain.ts'
import { clashesOf, lockedGuide, openDashboardOf } from '#api/modules/agency/departures/guide.repository.ts'
import { confirmEarly, confirmReached } from '#api/modules/booking/confirmation.repository.ts'
import { lockHolds } from '#api/modules/cart/holds.repository.ts'
import { departureLabel, lastDay } from '#api/modules/departures/departures.domain.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock' | 'env'>
type Row = typeof departures.$inferSelect
type Found = { departure: Row; name: string; durationDays: number; guideName: string | null }

/** Saves an edit of a departure to come, and what follows of it: documents, confirmation, audit log. */
export async function saveDeparture(
  { db, clock, env }: Context,
  caller: AgencyCaller,
  id: number,
  { version, ...change }: DepartureChange,
): Promise<AgencyDeparture> {
  const now = clock()
  return db.transaction(async (tx) => {
    const [found] = await lockedDepartures(tx, [id], now)
    if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
    await refuseStale(tx, found.departure, version, now)
    refuseEdit(found.departure, change, now)
    const before = valuesOf(found)
    const edit = editOf(found, change)
    const departure = { ...found.departure, ...edit }
    const next = { ...found, departure, guideName: await freeGuide(tx, found, departure, change.confirmed) }
    const isLedBySame = edit.guideId === found.departure.guideId
    if (isLedBySame && JSON.stringify(before) === JSON.stringify(valuesOf(next))) return current(tx, id, now)
    await tx.update(departures).set(edit).where(eq(departures.id, id))
    if (!isLedBySame) await openDashboardOf(tx, id, edit.guideId, now)
    const entry = { ...entryOf(found, now), action: 'departure.changed' as const }
    await writeAudit(tx, caller.actor, { ...entry, before, after: valuesOf(next) })
    await confirmReached(tx, id, { now, publicUrl: env.publicUrl })
    await refreshExpeditions(tx, [found.departure.expeditionId], now)
    return current(tx, id, now)
  })
}

/** Closes or reopens the sales of departures to come: of all, or of none. */
export async function setSales(
  { db, clock }: Context,
  caller: AgencyCaller,
  { ids, open }: SalesChange,
): Promise<AgencyDeparture[]> {
  const now = clock()
  const wanted = [...new Set(ids.map(Number))].toSorted((one, other) => one - other)
  return db.transaction(async (tx) => {
    const found = await lockedDepartures(tx, wanted, now)
    if (found.length < wanted.length) throw new Refusal('DEPARTURE_NOT_FOUND')
    for (const { departure } of found) refuseClosed(departure, now)
    const changed = found.filter(({ departure }) => (departure.salesClosedAt === null) !== open)
    for (const each of changed) {
      const { id, version } = each.departure
      const set = { salesClosedAt: open ? null : now, version: version + 1 }
      await tx.update(departures).set(set).where(eq(departures.id, id))
      const action = open ? 'departure.sales_opened' : 'departure.sales_closed'
      const [before, after] = [{ open: !open }, { open }]
      await writeAudit(tx, caller.actor, { ...entryOf(each, now), action, before, after })
    }
    const trips = new Set(changed.map(({ departure }) => departure.expeditionId))
    await refreshExpeditions(
      tx,
      [...trips].toSorted((one, other) => one - other),
      now,
    )
    return listDepartures(tx, { ids: wanted }, now, wanted.length)
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
    const [found] = await lockedDepartures(tx, [id], now)
    if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
    await refuseStale(tx, found.departure, version, now)
    refuseClosed(found.departure, now)
    if (await confirmEarly(tx, id, { now, publicUrl: env.publicUrl, actor: caller.actor }))
      await refreshExpeditions(tx, [found.departure.expeditionId], now)
    return current(tx, id, now)
  })
}

/** Departures under the lock of bookings, without their expired holds. */
async function lockedDepartures(tx: Database, ids: number[], now: Date): Promise<Found[]> {
  await lockHolds(tx, ids, now)
  const { name, durationDays } = expeditions
  return tx
    .select({ departure: departures, name, durationDays, guideName: guides.fullName })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .leftJoin(guides, eq(guides.id, departures.guideId))
    .where(inArray(departures.id, ids))
    .orderBy(asc(departures.id))
}

async function refuseStale(tx: Database, departure: Row, version: number, now: Date): Promise<void> {
  if (departure.version === version) return
  const { by, at } = await lastChange(tx, 'departure', String(departure.id))
  const stored = await current(tx, departure.id, now)
  const changedAt = (at ?? departure.createdAt).toISOString()
  throw new Refusal('CONFLICT', { current: { ...stored, changed_by: by, changed_at: changedAt } })
}

function refuseClosed(departure: Row, now: Date): void {
  const fault = faultOfClosed(departure, parisDay(now))
  if (fault) throw new Refusal(fault, { message: closedMessages[fault] })
}

function refuseEdit(departure: Row, change: Edit, now: Date): void {
  refuseClosed(departure, now)
  const fault = faultOfEdit(departure, change, parisDay(now))
  if (!fault) return
  if (fault !== 'CAPACITY_BELOW_BOOKED') throw new Refusal(fault)
  const message = takenMessage(departure.bookedCount + departure.heldCount)
  throw new Refusal(fault, { message, fields: { capacity: message } })
}

type Edit = Omit<DepartureChange, 'version'>

function editOf({ departure, durationDays }: Found, change: Edit) {
  const { start = departure.startOn, capacity, group_min, price_cents, guide_id } = change
  const guideId = guide_id === null ? null : Number(guide_id)
  return {
    startOn: start,
    endOn: start === departure.startOn ? departure.endOn : lastDay(start, durationDays),
    capacity: capacity ?? departure.capacity,
    groupMin: group_min ?? departure.groupMin,
    priceCents: price_cents ?? departure.priceCents,
    guideId: guide_id === undefined ? departure.guideId : guideId,
    version: departure.version + 1,
  }
}

/** The name of the guide, who has no other departure or absence on these days, unless that is confirmed. */
async function freeGuide(tx: Database, found: Found, edited: Row, isConfirmed = false) {
  const { guideId, startOn, id } = edited
  if (guideId === found.departure.guideId && startOn === found.departure.startOn) return found.guideName
  if (guideId === null) return null
  const guide = await lockedGuide(tx, guideId)
  if (!guide) throw new Refusal('INVALID_FIELDS', { fields: { guide_id: refusals.GUIDE_NOT_FOUND[1] } })
  const clashes = isConfirmed ? [] : await clashesOf(tx, guideId, edited, id)
  if (clashes.length === 0) return guide.fullName
  const message = clashMessage(guide.fullName, clashes)
  throw new Refusal('NEEDS_CONFIRMATION', { message, fields: { guide_id: message } })
}

const valuesOf = ({ departure: { startOn, capacity, groupMin, priceCents }, guideName }: Found) => ({
  start: startOn,
  capacity,
  group_min: groupMin,
  price_cents: priceCents,
  guide: guideName,
})

const entryOf = ({ departure, name }: Found, at: Date) => ({
  at,
  entity: 'departure' as const,
  entityId: String(departure.id),
  label: departureLabel({ name, startOn: departure.startOn }),
})

async function current(tx: Database, id: number, now: Date): Promise<AgencyDeparture> {
  const found = await departureById(tx, id, now)
  if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
  return found
}
