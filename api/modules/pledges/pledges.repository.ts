import { holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, desc, eq, gte, inArray, isNull, or } from '#api/db/drizzle.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { departureRepository } from '#api/modules/departures/departures.repository.ts'
import type { Pledge } from '#api/modules/pledges/pledges.contract.ts'
import { shownState } from '#api/modules/pledges/pledges.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type PledgeRow = typeof pledges.$inferSelect

const shownDays = 30
const mostShown = 20

/** Reads promises with their departures as the site shows them. */
export function pledgeReader(db: Database) {
  const findDepartures = departureRepository(db)

  async function shown(condition: ReturnType<typeof and>, now: Date): Promise<Pledge[]> {
    const { id, slug, name } = expeditions
    const rows = await db
      .select({ pledge: pledges, expedition: { id, slug, name } })
      .from(pledges)
      .innerJoin(departures, eq(departures.id, pledges.departureId))
      .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
      .where(condition)
      .orderBy(desc(pledges.createdAt), desc(pledges.id))
      .limit(mostShown)
    const found = await findDepartures.byIds([...new Set(rows.map(({ pledge }) => pledge.departureId))])
    const byId = new Map(found.map(({ departure }) => [departure.id, departure]))
    return rows.flatMap(({ pledge, expedition }) => {
      const departure = byId.get(String(pledge.departureId))
      return departure ? [toPledge(pledge, expedition, departure, now)] : []
    })
  }

  return {
    one: async (id: string, now: Date): Promise<Pledge | undefined> =>
      (await shown(eq(pledges.id, id), now))[0],

    /** Those of an account that are not over, and those that the service has ended within thirty days. */
    ofUser: (userId: string, now: Date): Promise<Pledge[]> => {
      const since = new Date(now.getTime() - shownDays * 86_400_000)
      const isRecent = and(
        inArray(pledges.state, ['lapsed', 'released', 'void']),
        gte(pledges.endedAt, since),
      )
      return shown(and(eq(pledges.userId, userId), or(isNull(pledges.endedAt), isRecent)), now)
    },
  }
}

type Trip = Pick<typeof expeditions.$inferSelect, 'id' | 'slug' | 'name'>

const toPledge = (row: PledgeRow, trip: Trip, departure: Pledge['departure'], now: Date): Pledge => ({
  id: row.id,
  expedition_id: String(trip.id),
  expedition_slug: trip.slug,
  expedition_name: trip.name,
  departure,
  places: row.places,
  state: shownState(row, now),
  created_at: row.createdAt.toISOString(),
  called_until: row.calledUntil?.toISOString() ?? null,
})

/** The pledge of an account, by its id. */
export async function ownPledge(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<PledgeRow> {
  const [row] = await db
    .select()
    .from(pledges)
    .where(and(eq(pledges.id, id), eq(pledges.userId, userId)))
  if (!row) throw new Refusal('PLEDGE_NOT_FOUND')
  return row
}

/** The promises of an account that are not over, and the ends of those that have lapsed. */
export async function findStanding(tx: Database, userId: string) {
  const rows = await tx
    .select()
    .from(pledges)
    .where(and(eq(pledges.userId, userId), or(isNull(pledges.endedAt), eq(pledges.state, 'lapsed'))))
  return {
    active: rows.filter(({ endedAt }) => !endedAt),
    lapses: rows.flatMap(({ endedAt }) => endedAt ?? []),
  }
}

/** Deletes the hold of a pledge, unless a cart has it. */
export async function releaseCalledPlaces(tx: Database, pledgeId: string): Promise<void> {
  await tx.delete(holds).where(and(eq(holds.pledgeId, pledgeId), isNull(holds.cartId)))
}
