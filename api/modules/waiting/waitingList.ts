import { randomUUID } from 'node:crypto'
import { parisDay } from '#api/clock.ts'
import { waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNull } from '#api/db/drizzle.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { lockHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { availableCount, isFuture } from '#api/modules/departures/departures.domain.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { offerPlaces } from '#api/modules/waiting/offers.ts'
import { isConfirmable, toState } from '#api/modules/waiting/waiting.domain.ts'
import { hashOfToken, type LinkEnv, toLink, toToken } from '#api/modules/waiting/waiting.links.ts'
import { confirmWaitingMail, waitingMail } from '#api/modules/waiting/waiting.mails.ts'
import { waitingMessages } from '#api/modules/waiting/waiting.messages.ts'
import {
  currentEntry,
  endFormerEntries,
  entryRow,
  releaseOffer,
} from '#api/modules/waiting/waiting.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type WaitingInput = {
  departureId: number
  places: number
  email: string
  /** Null without an account. */
  userId: string | null
  /** An address is confirmed by its account or by the agency; another one by its mailed link. */
  isConfirmed: boolean
}

export type WaitingContext = { env: LinkEnv; now: Date; requestId: string }

/** Puts an address on the list, and mails its link. */
export async function joinWaitingList(
  tx: Database,
  input: WaitingInput,
  { env, now, requestId }: WaitingContext,
): Promise<{ id: string; token: string; startOn: string; trip: string }> {
  const { departureId, places, email } = input
  await lockHolds(tx, [departureId], now)
  const { startOn, trip } = await fullDeparture(tx, input, now)
  await endFormerEntries(tx, departureId, email, now)
  const former = await currentEntry(tx, departureId, email)
  if (former?.confirmedAt) throw new Refusal('ALREADY_ON_LIST')
  const id = former?.id ?? randomUUID()
  const token = toToken(env, id)
  await writeEntry(tx, { ...input, id, tokenHash: hashOfToken(token) }, now)
  const write = input.isConfirmed ? waitingMail : confirmWaitingMail
  const letter = write({ trip, startOn, places }, toLink(env, token))
  await queueMail(tx, { recipient: email, ...letter, requestId }, now)
  return { id, token, startOn, trip }
}

/** The departure, or the refusal: closed, too small, or with places to book at once. */
async function fullDeparture(tx: Database, { departureId, places }: WaitingInput, now: Date) {
  const [row] = await tx
    .select({ departure: saleColumns, trip: expeditions.name, state: expeditions.state })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(departures.id, departureId))
  if (row?.state !== 'published') throw new Refusal('DEPARTURE_NOT_FOUND')
  const { departure, trip } = row
  if (departure.canceledAt) throw new Refusal('DEPARTURE_CANCELED')
  if (!isFuture(departure, parisDay(now))) throw new Refusal('DEPARTURE_PAST')
  const { capacity } = departure
  if (places > capacity)
    throw new Refusal('INSUFFICIENT_PLACES', { fields: { places: waitingMessages.tooSmall(capacity) } })
  if (availableCount(departure) >= places) throw new Refusal('PLACES_AVAILABLE')
  return { startOn: departure.startOn, trip }
}

type NewEntry = WaitingInput & { id: string; tokenHash: string }

/** Repeating an unconfirmed request updates its entry. */
async function writeEntry(tx: Database, { isConfirmed, ...entry }: NewEntry, now: Date) {
  const confirmedAt = isConfirmed ? now : null
  const { places, userId, tokenHash } = entry
  await tx
    .insert(waitingEntries)
    .values({ ...entry, confirmedAt, createdAt: now })
    .onConflictDoUpdate({ target: waitingEntries.id, set: { places, userId, tokenHash, confirmedAt } })
}

/** The link of the first mail: idempotent, valid for seven days. */
export async function confirmEntry(db: Database, token: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await entryRow(tx, token)
    if (!row) throw new Refusal('WAITING_ENTRY_NOT_FOUND')
    const { entry, departure } = row
    if (toState(entry, departure, now) !== 'unconfirmed') return
    if (!isConfirmable(entry, now)) throw new Refusal('WAITING_ENTRY_NOT_FOUND')
    await tx.update(waitingEntries).set({ confirmedAt: now }).where(eq(waitingEntries.id, entry.id))
  })
}

/** Leaves the list or declines its offer, whose places go to the next entry that fits. Idempotent. */
export async function leaveWaitingList(
  db: Database,
  token: string,
  { env, now }: Omit<WaitingContext, 'requestId'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await entryRow(tx, token)
    if (!found) throw new Refusal('WAITING_ENTRY_NOT_FOUND')
    await endEntry(tx, { id: found.entry.id, departureId: found.departure.id }, { env, now })
  })
}

type Ended = { id: string; departureId: number }

/**
 * Ends an entry that is neither accepted nor over, and offers its places to the next one that fits. Returns it;
 * undefined where nothing changes.
 */
export async function endEntry(
  tx: Database,
  { id, departureId }: Ended,
  { env, now }: Omit<WaitingContext, 'requestId'>,
) {
  const { acceptedAt, leftAt } = waitingEntries
  await lockHolds(tx, [departureId], now)
  const [ended] = await tx
    .update(waitingEntries)
    .set({ leftAt: now })
    .where(and(eq(waitingEntries.id, id), isNull(acceptedAt), isNull(leftAt)))
    .returning()
  if (!ended || !(await releaseOffer(tx, id))) return ended
  await offerPlaces(tx, departureId, env, now)
  await refreshTrips(tx, [departureId], now)
  return ended
}
