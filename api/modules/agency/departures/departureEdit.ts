import { asc, eq, inArray } from 'drizzle-orm'
import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { refusals } from '#api/messages.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { clashMessage } from '#api/modules/agency/departures/clash.messages.ts'
import type { DepartureChange } from '#api/modules/agency/departures/departures.contract.ts'
import {
  closedMessages,
  faultMessage,
  ofDeparture,
} from '#api/modules/agency/departures/departures.messages.ts'
import { faultOfClosed, faultOfEdit } from '#api/modules/agency/departures/edit.domain.ts'
import {
  type Clash,
  clashesOf,
  lockedGuide,
  openDashboardOf,
} from '#api/modules/agency/departures/guide.repository.ts'
import { confirmReached } from '#api/modules/booking/confirmation.repository.ts'
import { lockHolds } from '#api/modules/cart/holds.repository.ts'
import { departureLabel, lastDay } from '#api/modules/departures/departures.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Row = typeof departures.$inferSelect
export type Found = { departure: Row; name: string; durationDays: number; guideName: string | null }
type Edit = Omit<DepartureChange, 'version' | 'confirmed'>
type Context = { caller: Author; now: Date; isConfirmed: boolean; env: { publicUrl: string } }

/** Departures under the lock of bookings, without their expired holds. */
export async function lockedDepartures(tx: Database, ids: number[], now: Date): Promise<Found[]> {
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

/**
 * Writes an edit to locked departures, with their dashboards, confirmations and audit entries; answers those
 * that change. Throws for a guide who is not free on days of theirs, unless that is confirmed.
 */
export async function editDepartures(
  tx: Database,
  found: readonly Found[],
  edit: Edit,
  { caller, now, env, isConfirmed }: Context,
): Promise<Found[]> {
  const changed: Found[] = []
  const clashes = new Map<string, Clash>()
  let guide: Guide | null = null
  for (const each of found) {
    refuseEdit(each, edit, now, found.length === 1)
    const { id, guideId, startOn } = each.departure
    const set = editOf(each, edit)
    const departure = { ...each.departure, ...set }
    const isAssigned = set.guideId !== guideId
    if (set.guideId !== null && (isAssigned || set.startOn !== startOn)) {
      guide ??= await guideOf(tx, set.guideId)
      for (const clash of await clashesOf(tx, guide.id, departure, id))
        clashes.set(Object.values(clash).join(), clash)
    }
    const guideName = isAssigned ? (guide?.fullName ?? null) : each.guideName
    const [before, after] = [valuesOf(each), valuesOf({ ...each, departure, guideName })]
    if (!isAssigned && JSON.stringify(before) === JSON.stringify(after)) continue
    changed.push(each)
    await tx.update(departures).set(set).where(eq(departures.id, id))
    if (isAssigned) await openDashboardOf(tx, id, set.guideId, now)
    await writeAudit(tx, caller.actor, { ...entryOf(each, now), action: 'departure.changed', before, after })
    await confirmReached(tx, id, { now, publicUrl: env.publicUrl })
  }
  if (guide && clashes.size > 0 && !isConfirmed) refuseClashes(guide, [...clashes.values()])
  return changed
}

export function refuseClosed({ departure }: Pick<Found, 'departure'>, now: Date): void {
  const fault = faultOfClosed(departure, parisDay(now))
  if (fault) throw new Refusal(fault, { message: closedMessages[fault] })
}

/** The refusal of one of several departures names it. */
function refuseEdit({ departure, name }: Found, edit: Edit, now: Date, isOne: boolean): void {
  const fault = faultOfEdit(departure, edit, parisDay(now))
  if (!fault) return
  const message = faultMessage(fault, departure)
  if (!isOne)
    throw new Refusal(fault, { message: ofDeparture(departureLabel({ ...departure, name }), message) })
  throw new Refusal(fault, {
    message,
    ...(fault === 'CAPACITY_BELOW_BOOKED' && { fields: { capacity: message } }),
  })
}

function editOf({ departure, durationDays }: Found, edit: Edit) {
  const { start = departure.startOn, capacity, group_min, price_cents, guide_id } = edit
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

type Guide = { id: number; fullName: string }

async function guideOf(tx: Database, id: number): Promise<Guide> {
  const guide = await lockedGuide(tx, id)
  if (!guide) throw new Refusal('INVALID_FIELDS', { fields: { guide_id: refusals.GUIDE_NOT_FOUND[1] } })
  return guide
}

function refuseClashes({ fullName }: Guide, clashes: readonly Clash[]): never {
  const message = clashMessage(fullName, clashes)
  throw new Refusal('NEEDS_CONFIRMATION', { message, fields: { guide_id: message } })
}

const valuesOf = ({ departure: { startOn, capacity, groupMin, priceCents }, guideName }: Found) => ({
  start: startOn,
  capacity,
  group_min: groupMin,
  price_cents: priceCents,
  guide: guideName,
})

export const entryOf = ({ departure, name }: Found, at: Date) => ({
  at,
  entity: 'departure' as const,
  entityId: String(departure.id),
  label: departureLabel({ name, startOn: departure.startOn }),
})
