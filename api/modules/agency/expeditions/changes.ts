import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, gte, inArray, isNull, sql } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { lockedExpedition, toEntry } from '#api/modules/agency/expeditions/draft.ts'
import type { ExpeditionsChange } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { changeMessages } from '#api/modules/agency/expeditions/expeditions.messages.ts'
import {
  departuresToCome,
  type StoredExpedition,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { publish } from '#api/modules/agency/expeditions/publish.ts'
import { faultOfChange } from '#api/modules/agency/expeditions/state.domain.ts'
import { projectExpeditions, withdrawExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>
type Row = StoredExpedition['row']

/** Changes expeditions: all, or none. Returns their ids, without those that are deleted. */
export function changeExpeditions(
  { db, clock }: Context,
  caller: AgencyCaller,
  input: ExpeditionsChange,
): Promise<number[]> {
  const now = clock()
  const ids = [...new Set(input.ids.map(Number))].toSorted((one, other) => one - other)
  return db.transaction(async (tx) => {
    const found: StoredExpedition[] = []
    for (const id of ids) found.push(await lockedExpedition(tx, id))
    for (const stored of found) await refuseChange(tx, stored, input, now)
    await askBefore(tx, ids, input, now)
    await apply(tx, caller, found, input, now)
    return input.change === 'delete' ? [] : ids
  })
}

async function refuseChange(
  tx: Database,
  { row, draft }: StoredExpedition,
  { change }: ExpeditionsChange,
  now: Date,
): Promise<void> {
  const { count } = await departuresToCome(tx, row.id, parisDay(now))
  const fault = faultOfChange(row.state, change, count)
  if (fault) throw new Refusal(fault, { message: changeMessages[fault](draft.name) })
  if (change === 'delete' && (await hasReservations(tx, row.id)))
    throw new Refusal('HAS_DEPARTURES', { message: changeMessages.HAS_DEPARTURES(draft.name) })
}

async function hasReservations(tx: Database, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(eq(departures.expeditionId, id))
    .limit(1)
  return found.length > 0
}

/** Travellers keep their places; the agency confirms that it has read so. */
async function askBefore(tx: Database, ids: number[], input: ExpeditionsChange, now: Date): Promise<void> {
  if (input.confirmed || (input.change !== 'unpublish' && input.change !== 'archive')) return
  const isToCome = and(
    inArray(departures.expeditionId, ids),
    gte(departures.endOn, parisDay(now)),
    isNull(departures.canceledAt),
  )
  const [found] = await tx
    .select({ people: sql<number>`coalesce(sum(booked_count), 0)::int` })
    .from(departures)
    .where(isToCome)
  const people = found?.people ?? 0
  if (people > 0) throw new Refusal('NEEDS_CONFIRMATION', { message: changeMessages.keepPlaces(people) })
}

const actions = {
  unpublish: 'expedition.unpublished',
  archive: 'expedition.archived',
  delete: 'expedition.deleted',
  guide: 'expedition.guide_changed',
  rank: 'expedition.ranked',
} as const satisfies Record<string, AuditAction>

async function apply(
  tx: Database,
  caller: AgencyCaller,
  found: StoredExpedition[],
  input: ExpeditionsChange,
  now: Date,
): Promise<void> {
  const { change } = input
  if (change === 'publish') {
    for (const stored of found) await publish(tx, caller, stored, { now })
    return
  }
  const set = await valuesOfChange(tx, input)
  for (const stored of found) {
    const before = shown(stored.row)
    const after = shown({ ...stored.row, ...set })
    if (change === 'delete') await tx.delete(expeditions).where(eq(expeditions.id, stored.row.id))
    else await write(tx, stored.row, set, now)
    await writeAudit(tx, caller.actor, { ...toEntry(stored, now), action: actions[change], before, after })
  }
  const ids = found.map(({ row }) => row.id)
  if (change === 'unpublish' || change === 'archive') await withdrawExpeditions(tx, ids)
  else if (change !== 'delete') await projectExpeditions(tx, ids, now)
}

const write = (tx: Database, { id, version }: Row, set: Partial<Row>, changedAt: Date) =>
  tx
    .update(expeditions)
    .set({ ...set, version: version + 1, changedAt })
    .where(eq(expeditions.id, id))

const shown = ({ state, guideId, carouselRank }: Row) => ({ state, guide_id: guideId, rank: carouselRank })

async function valuesOfChange(tx: Database, input: ExpeditionsChange): Promise<Partial<Row>> {
  if (input.change === 'unpublish') return { state: 'unpublished' }
  if (input.change === 'archive') return { state: 'archived' }
  if (input.change === 'rank') {
    if (input.rank === undefined)
      throw new Refusal('INVALID_FIELDS', { fields: { rank: changeMessages.rank } })
    return { carouselRank: input.rank }
  }
  if (input.change === 'guide') return { guideId: await findGuide(tx, input.guide_id ?? null) }
  return {}
}

async function findGuide(tx: Database, id: string | null): Promise<number | null> {
  if (id === null) return null
  const [found] = await tx
    .select({ id: guides.id })
    .from(guides)
    .where(eq(guides.id, Number(id)))
  if (!found) throw new Refusal('INVALID_FIELDS', { fields: { guide_id: refusals.GUIDE_NOT_FOUND[1] } })
  return found.id
}
