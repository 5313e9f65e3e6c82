import { users } from '#api/db/accountTables.ts'
import { waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type {
  AddedEntry,
  AgencyWaitingEntry,
  NewWaitingEntry,
  SkippedEntry,
} from '#api/modules/agency/waiting/waiting.contract.ts'
import { waitingMessages } from '#api/modules/agency/waiting/waiting.messages.ts'
import { accountByEmail } from '#api/modules/auth/accounts.repository.ts'
import { departureLabel } from '#api/modules/departures/departures.domain.ts'
import { toState } from '#api/modules/waiting/waiting.domain.ts'
import { countBefore } from '#api/modules/waiting/waiting.repository.ts'
import { endEntry, joinWaitingList } from '#api/modules/waiting/waitingList.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { readEmail } from '#schema/email.ts'

/** More than any departure has: a bound, not a page. */
const most = 200

/** The waiting list of a departure with the addresses, for the agency. */
export async function findWaitingEntries(
  db: Database,
  departureId: number,
  now: Date,
): Promise<AgencyWaitingEntry[]> {
  const rows = await db
    .select({ entry: waitingEntries, departure: departures, user: users, before: countBefore })
    .from(waitingEntries)
    .innerJoin(departures, eq(departures.id, waitingEntries.departureId))
    .leftJoin(users, eq(users.id, waitingEntries.userId))
    .where(eq(waitingEntries.departureId, departureId))
    .orderBy(asc(waitingEntries.createdAt), asc(waitingEntries.id))
    .limit(most)
  return rows.map(({ entry, departure, user, before }) => {
    const state = toState(entry, departure, now)
    return {
      id: entry.id,
      email: entry.email,
      name: [user?.firstName, user?.lastName].filter(Boolean).join(' ') || null,
      places: entry.places,
      state,
      position: state === 'waiting' ? before + 1 : null,
      created_at: entry.createdAt.toISOString(),
      offer_expires_at: state === 'offered' ? (entry.offerExpiresAt?.toISOString() ?? null) : null,
    }
  })
}

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env'>

/** Puts an address on the list, confirmed by the agency: as an entry of its account, where it has one. */
export async function addEntry(
  { db, clock, env }: Deps,
  { actor }: AgencyCaller,
  departureId: number,
  { email: typed, places }: NewWaitingEntry,
): Promise<AddedEntry> {
  const now = clock()
  const email = readEmail(typed)
  if (!email) throw new Refusal('INVALID_EMAIL', { fields: { email: refusals.INVALID_EMAIL[1] } })
  return db.transaction(async (tx) => {
    const userId = (await accountByEmail(tx, email))?.id ?? null
    const input = { departureId, places, email, userId, isConfirmed: true }
    const { id, trip, startOn } = await joinWaitingList(tx, input, { env, now, requestId: actor.requestId })
    await writeAudit(tx, actor, {
      at: now,
      entity: 'departure',
      entityId: String(departureId),
      label: departureLabel({ name: trip, startOn }),
      action: 'waiting.added',
      after: { places },
    })
    return { entry_id: id }
  })
}

/** Takes an entry off the list: places that it was offered go to the next one that fits. */
export async function skipEntry(
  { db, clock, env }: Deps,
  caller: AgencyCaller,
  id: string,
): Promise<SkippedEntry> {
  const now = clock()
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ departureId: departures.id, startOn: departures.startOn, name: expeditions.name })
      .from(waitingEntries)
      .innerJoin(departures, eq(departures.id, waitingEntries.departureId))
      .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
      .where(eq(waitingEntries.id, id))
    if (!found) throw new Refusal('WAITING_ENTRY_NOT_FOUND', { message: waitingMessages.notFound })
    const { departureId } = found
    const ended = await endEntry(tx, { id, departureId }, { env, now })
    if (ended)
      await writeAudit(tx, caller.actor, {
        at: now,
        entity: 'departure',
        entityId: String(departureId),
        label: departureLabel(found),
        action: 'waiting.skipped',
        after: { places: ended.places },
      })
    return { entry_id: id, departure_id: String(departureId) }
  })
}
