import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { openDashboards } from '#api/modules/departures/dashboard.repository.ts'
import { isFuture, lastDay } from '#api/modules/departures/departures.domain.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'

/** A change of the catalogue that the rules refuse; its message is one sentence for the operator. */
export class ChangeRefused extends Error {}

type Row = typeof departures.$inferSelect
type Changes = (departure: Row, tx: Database) => Partial<Row> | Promise<Partial<Row>>
type NewDeparture = { slug: string; startOn: string; places: number | undefined; euros: number | undefined }

/** Changes departures and, in the same transaction, the stored documents of their expedition. */
export function catalogueRepository(db: Database, now: Date) {
  const change = (id: number, changes: Changes) => changeDeparture(db, now, id, changes)

  return {
    expeditions: () =>
      db
        .select({ slug: expeditions.slug, name: expeditions.name })
        .from(expeditions)
        .orderBy(asc(expeditions.slug)),

    async findDepartures(slug: string): Promise<Row[]> {
      const expedition = await expeditionBySlug(db, slug)
      return db
        .select()
        .from(departures)
        .where(eq(departures.expeditionId, expedition.id))
        .orderBy(asc(departures.startOn), asc(departures.id))
    },

    confirm: (id: number) => change(id, () => ({ confirmedAt: now })),

    cancel: (id: number) => change(id, () => ({ canceledAt: now })),

    setPlaces: (id: number, capacity: number) =>
      change(id, ({ bookedCount, heldCount }) => {
        if (capacity >= bookedCount + heldCount) return { capacity }
        throw new ChangeRefused(
          `Departure ${id} has ${bookedCount} travellers already, and ${heldCount} places held.`,
        )
      }),

    /** Assigns the departure to the account, which takes no place, and removes the former guide. */
    guide: (id: number, email: string) =>
      change(id, async (_, tx) => {
        await giveToGuide(tx, now, id, email)
        return {}
      }),

    add: (departure: NewDeparture) => addDeparture(db, now, departure),
  }
}

async function expeditionBySlug(db: Database, slug: string) {
  const [expedition] = await db.select().from(expeditions).where(eq(expeditions.slug, slug))
  if (!expedition) throw new ChangeRefused(`No trip has the slug "${slug}".`)
  return expedition
}

async function giveToGuide(tx: Database, now: Date, departureId: number, email: string): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.email, email.toLowerCase()))
  if (!account) throw new ChangeRefused(`No account has the address "${email}".`)
  await openDashboards(tx, [{ departureId, userId: account.id }], now)
}

async function changeDeparture(db: Database, now: Date, id: number, changes: Changes): Promise<Row> {
  return db.transaction(async (tx) => {
    const [departure] = await tx.select().from(departures).where(eq(departures.id, id)).for('update')
    if (!departure) throw new ChangeRefused(`Departure ${id} does not exist.`)
    if (departure.canceledAt) throw new ChangeRefused(`Departure ${id} is cancelled.`)
    if (!isFuture(departure, parisDay(now))) throw new ChangeRefused(`Departure ${id} has begun.`)
    const set = await changes(departure, tx)
    if (Object.keys(set).length > 0) await tx.update(departures).set(set).where(eq(departures.id, id))
    await refreshExpeditions(tx, [departure.expeditionId], now)
    return { ...departure, ...set }
  })
}

async function addDeparture(db: Database, now: Date, { slug, startOn, places, euros }: NewDeparture) {
  return db.transaction(async (tx) => {
    const expedition = await expeditionBySlug(tx, slug)
    if (!isFuture({ startOn }, parisDay(now))) throw new ChangeRefused(`${startOn} is not in the future.`)
    const [added] = await tx
      .insert(departures)
      .values({
        expeditionId: expedition.id,
        startOn,
        endOn: lastDay(startOn, expedition.durationDays),
        capacity: places ?? expedition.groupMax,
        groupMin: expedition.groupMin,
        priceCents: euros === undefined ? expedition.priceCents : euros * 100,
        guideId: expedition.guideId,
        createdAt: now,
      })
      .returning()
    await refreshExpeditions(tx, [expedition.id], now)
    return added
  })
}
