import { and, asc, eq, gte, isNull, lte, ne } from 'drizzle-orm'
import { guideAbsences, guideAccounts } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { openDashboard } from '#api/modules/departures/dashboard.repository.ts'

export type Days = { startOn: string; endOn: string }

/** Another departure or an absence of a guide on days of a departure. The last day counts: a guide leaves on the next. */
export type Clash = Days & { expeditionName: string | null }

/** A guide under a lock: two departures of the same days cannot be given to one guide unnoticed. */
export async function lockedGuide(tx: Database, guideId: number) {
  const [found] = await tx
    .select({ id: guides.id, fullName: guides.fullName })
    .from(guides)
    .where(eq(guides.id, guideId))
    .for('no key update')
  return found
}

/** Absences and other departures of a guide on those days, soonest first. */
export async function clashesOf(
  db: Database,
  guideId: number,
  { startOn, endOn }: Days,
  departureId?: number,
): Promise<Clash[]> {
  const led = await db
    .select({ startOn: departures.startOn, endOn: departures.endOn, expeditionName: expeditions.name })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(
      and(
        eq(departures.guideId, guideId),
        isNull(departures.canceledAt),
        departureId === undefined ? undefined : ne(departures.id, departureId),
        lte(departures.startOn, endOn),
        gte(departures.endOn, startOn),
      ),
    )
    .orderBy(asc(departures.startOn), asc(departures.id))
  const absent = await db
    .select({ startOn: guideAbsences.startOn, endOn: guideAbsences.endOn })
    .from(guideAbsences)
    .where(
      and(
        eq(guideAbsences.guideId, guideId),
        lte(guideAbsences.startOn, endOn),
        gte(guideAbsences.endOn, startOn),
      ),
    )
  const all = [...led, ...absent.map((days) => ({ ...days, expeditionName: null }))]
  return all.toSorted((one, other) => one.startOn.localeCompare(other.startOn))
}

/** Opens the dashboard of a departure to the account of its guide; without one, closes it. */
export async function openDashboardOf(
  tx: Database,
  departureId: number,
  guideId: number | null,
  now: Date,
): Promise<void> {
  const [account] =
    guideId === null ? [] : await tx.select().from(guideAccounts).where(eq(guideAccounts.guideId, guideId))
  await openDashboard(tx, departureId, account?.userId ?? null, now)
}
