import { guideAbsences, guideAccounts } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, gte, inArray, isNull, lte } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { openDashboards } from '#api/modules/departures/dashboard.repository.ts'

export type Days = { startOn: string; endOn: string }

/** Another departure or an absence of a guide on days of a departure. The last day counts: a guide leaves on the next. */
export type Clash = Days & { expeditionName: string | null }

export type Guide = { id: number; fullName: string }

/** Guides under a lock: two departures of the same days cannot be given to one guide unnoticed. */
export function lockedGuides(tx: Database, ids: number[]): Promise<Guide[]> {
  return tx
    .select({ id: guides.id, fullName: guides.fullName })
    .from(guides)
    .where(inArray(guides.id, ids))
    .orderBy(asc(guides.id))
    .for('no key update')
}

/** Days on which a guide leads a departure, or is absent. */
export type Engagement = Clash & { guideId: number; departureId: number | null }

/** The soonest first; of one day departures by their id, before absences. */
export const bySoonest = (one: Engagement, other: Engagement): number =>
  one.startOn.localeCompare(other.startOn) || toOrder(one) - toOrder(other)

const toOrder = ({ departureId }: Engagement) => departureId ?? Number.MAX_SAFE_INTEGER

/** Engagements of guides on those days, the soonest first. */
export async function findEngagements(
  db: Database,
  guideIds: number[],
  { startOn, endOn }: Days,
): Promise<Engagement[]> {
  const led = await db
    .select({
      guideId: guides.id,
      departureId: departures.id,
      startOn: departures.startOn,
      endOn: departures.endOn,
      expeditionName: expeditions.name,
    })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .innerJoin(guides, eq(guides.id, departures.guideId))
    .where(
      and(
        inArray(departures.guideId, guideIds),
        isNull(departures.canceledAt),
        lte(departures.startOn, endOn),
        gte(departures.endOn, startOn),
      ),
    )
  const { guideId, startOn: from, endOn: to } = guideAbsences
  const absent = await db
    .select({ guideId, startOn: from, endOn: to })
    .from(guideAbsences)
    .where(and(inArray(guideId, guideIds), lte(from, endOn), gte(to, startOn)))
  const all = [...led, ...absent.map((days) => ({ ...days, departureId: null, expeditionName: null }))]
  return all.toSorted(bySoonest)
}

type Led = { id: number; guideId: number | null }

/** Opens the dashboards of departures to the accounts of their guides; without one, closes them. */
export async function toOpenDashboards(tx: Database, led: readonly Led[], now: Date): Promise<void> {
  if (led.length === 0) return
  const ids = [...new Set(led.flatMap(({ guideId }) => guideId ?? []))]
  const accounts = await tx.select().from(guideAccounts).where(inArray(guideAccounts.guideId, ids))
  const userByGuide = new Map(accounts.map(({ guideId, userId }) => [guideId, userId]))
  const leads = led.map(({ id, guideId }) => ({
    departureId: id,
    userId: guideId === null ? null : (userByGuide.get(guideId) ?? null),
  }))
  await openDashboards(tx, leads, now)
}
