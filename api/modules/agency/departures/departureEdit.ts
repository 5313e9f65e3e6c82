import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq, inArray, sql } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { refusals } from '#api/messages.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { type Change, writeAudits } from '#api/modules/agency/audit/audit.repository.ts'
import { clashMessage } from '#api/modules/agency/departures/clash.messages.ts'
import type { DepartureChange } from '#api/modules/agency/departures/departures.contract.ts'
import {
  closedMessages,
  faultMessage,
  ofDeparture,
} from '#api/modules/agency/departures/departures.messages.ts'
import { faultOfClosed, faultOfEdit } from '#api/modules/agency/departures/edit.domain.ts'
import { type Clash, toOpenDashboards } from '#api/modules/agency/departures/guide.repository.ts'
import { type LedDeparture, lockCalendar } from '#api/modules/agency/departures/guideCalendar.ts'
import { type Outcome, orThrow } from '#api/modules/agency/outcomes.ts'
import { announceReached, writeReached } from '#api/modules/booking/confirmation.repository.ts'
import { lockHolds } from '#api/modules/cart/holds.repository.ts'
import { departureLabel, lastDay } from '#api/modules/departures/departures.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Row = typeof departures.$inferSelect
export type StoredDeparture = { departure: Row; name: string; durationDays: number; guideName: string | null }
type Edit = Omit<DepartureChange, 'version' | 'confirmed'>
type Context = { caller: Author; now: Date; env: { publicUrl: string } }

/** Departures under the lock of bookings, without their expired holds. */
export async function lockedDepartures(tx: Database, ids: number[], now: Date): Promise<StoredDeparture[]> {
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
  found: readonly StoredDeparture[],
  edit: Edit,
  { isConfirmed, ...context }: Context & { isConfirmed: boolean },
): Promise<StoredDeparture[]> {
  const targets = found.map((each) => ({ found: each, edit }))
  const judged = (await judgeEdits(tx, targets, { now: context.now, areOneRequest: true })).map(orThrow)
  const clashes = new Map(
    judged.flatMap((each) => each.clashes).map((clash) => [Object.values(clash).join(), clash]),
  )
  const [clashing] = judged.filter((each) => each.clashes.length > 0)
  if (clashing && !isConfirmed) throw clashRefusal(clashing.guideName ?? '', [...clashes.values()])
  return writeEdits(tx, judged, context)
}

type DepartureEdit = { found: StoredDeparture; edit: Edit }
type Judged = {
  found: StoredDeparture
  set: ReturnType<typeof toEdit>
  guideName: string | null
  clashes: Clash[]
}

/**
 * Judges edits of locked departures one after the other: each meets the days of the guides as the ones before
 * leave them. Of one request for several departures, a refusal names the departure, and the caller decides on
 * the clashes of all; else an edit that clashes is refused. `added` are departures that are not on a day yet.
 */
export async function judgeEdits(
  tx: Database,
  targets: readonly DepartureEdit[],
  {
    now,
    areOneRequest,
    added = new Set(),
  }: { now: Date; areOneRequest: boolean; added?: ReadonlySet<number> },
): Promise<Outcome<Judged>[]> {
  const drafts = targets.map(({ found, edit }) => ({ found, edit, set: toEdit(found, edit) }))
  const values = drafts.filter(isGiven).map(toDeparture)
  const calendar = await lockCalendar(tx, values, added)
  const isNamed = areOneRequest && targets.length > 1
  return drafts.map((draft) => {
    const { found, edit, set } = draft
    const fault = refusalOfEdit(found, edit, now, isNamed)
    if (fault) return fault
    const guide = isGiven(draft) ? calendar.guides.get(set.guideId ?? 0) : undefined
    if (isGiven(draft) && !guide) return unknownGuide()
    const clashes = guide ? calendar.findClashes(toDeparture(draft)) : []
    if (guide && clashes.length > 0 && !areOneRequest) return clashRefusal(guide.fullName, clashes)
    calendar.enter(toDeparture(draft), found.name)
    const isAssigned = set.guideId !== found.departure.guideId
    return { found, set, clashes, guideName: isAssigned ? (guide?.fullName ?? null) : found.guideName }
  })
}

/** Writes judged edits all at once: an import has thousands. Answers the departures that change. */
export async function writeEdits(
  tx: Database,
  judged: readonly Judged[],
  { caller, now, env }: Context,
): Promise<StoredDeparture[]> {
  const edits = judged
    .map((each) => {
      const { found, set, guideName } = each
      const departure = { ...found.departure, ...set }
      const [before, after] = [toValues(found), toValues({ ...found, departure, guideName })]
      const isAssigned = set.guideId !== found.departure.guideId
      return { ...each, id: found.departure.id, before, after, isAssigned }
    })
    .filter(({ isAssigned, before, after }) => isAssigned || JSON.stringify(before) !== JSON.stringify(after))
  if (edits.length === 0) return []
  await updateDepartures(tx, edits)
  const assigned = edits.filter(({ isAssigned }) => isAssigned)
  await toOpenDashboards(
    tx,
    assigned.map(({ id, set: { guideId } }) => ({ id, guideId })),
    now,
  )
  const reached = await writeReached(
    tx,
    edits.map(({ id }) => id),
    now,
  )
  const entries: Change[] = []
  for (const { id, found, before, after } of edits) {
    entries.push({ ...toEntry(found, now), action: 'departure.changed', before, after })
    if (!reached.has(id)) continue
    await writeAudits(tx, caller.actor, entries.splice(0))
    await announceReached(tx, id, { now, publicUrl: env.publicUrl })
  }
  await writeAudits(tx, caller.actor, entries)
  return edits.map(({ found }) => found)
}

function updateDepartures(tx: Database, edits: readonly { id: number; set: object }[]) {
  const rows = JSON.stringify(edits.map(({ id, set }) => ({ id, ...set })))
  return tx
    .update(departures)
    .set({
      startOn: sql`edited."startOn"`,
      endOn: sql`edited."endOn"`,
      capacity: sql`edited."capacity"`,
      groupMin: sql`edited."groupMin"`,
      priceCents: sql`edited."priceCents"`,
      guideId: sql`edited."guideId"`,
      version: sql`edited."version"`,
    })
    .from(sql`jsonb_to_recordset(${rows}::jsonb) as edited (id int, "startOn" date, "endOn" date,
      "capacity" int, "groupMin" int, "priceCents" int, "guideId" int, "version" int)`)
    .where(eq(departures.id, sql`edited.id`))
}

export function refuseClosed({ departure }: Pick<StoredDeparture, 'departure'>, now: Date): void {
  const fault = faultOfClosed(departure, parisDay(now))
  if (fault) throw new Refusal(fault, { message: closedMessages[fault] })
}

/** The refusal of one of several departures names it. */
function refusalOfEdit(
  { departure, name }: StoredDeparture,
  edit: Edit,
  now: Date,
  isNamed: boolean,
): Refusal | undefined {
  const fault = faultOfEdit(departure, edit, parisDay(now))
  if (!fault) return undefined
  const message = faultMessage(fault, departure)
  if (isNamed)
    return new Refusal(fault, { message: ofDeparture(departureLabel({ ...departure, name }), message) })
  return new Refusal(fault, {
    message,
    ...(fault === 'CAPACITY_BELOW_BOOKED' && { fields: { capacity: message } }),
  })
}

function toEdit({ departure, durationDays }: StoredDeparture, edit: Edit) {
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

type Draft = DepartureEdit & { set: ReturnType<typeof toEdit> }

/** Whether the edit gives a guide to a departure, or other days to its guide. */
const isGiven = ({ found: { departure }, set }: Draft): boolean =>
  set.guideId !== null && (set.guideId !== departure.guideId || set.startOn !== departure.startOn)

const toDeparture = ({ found, set: { guideId, startOn, endOn } }: Draft): LedDeparture => ({
  id: found.departure.id,
  guideId,
  startOn,
  endOn,
})

const unknownGuide = () =>
  new Refusal('INVALID_FIELDS', { fields: { guide_id: refusals.GUIDE_NOT_FOUND[1] } })

function clashRefusal(guideName: string, clashes: readonly Clash[]): Refusal {
  const message = clashMessage(guideName, clashes)
  return new Refusal('NEEDS_CONFIRMATION', { message, fields: { guide_id: message } })
}

const toValues = ({
  departure: { startOn, capacity, groupMin, priceCents },
  guideName,
}: StoredDeparture) => ({
  start: startOn,
  capacity,
  group_min: groupMin,
  price_cents: priceCents,
  guide: guideName,
})

export const toEntry = ({ departure, name }: StoredDeparture, at: Date) => ({
  at,
  entity: 'departure' as const,
  entityId: String(departure.id),
  label: departureLabel({ name, startOn: departure.startOn }),
})
