import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import type { CartDeps } from '#api/modules/cart/cart.repository.ts'
import { lockHolds, lockOwnHold, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { putOfferInCart } from '#api/modules/cart/offeredPlaces.ts'
import { shownState } from '#api/modules/pledges/pledges.domain.ts'
import type { At } from '#api/modules/pledges/pledges.outbox.ts'
import {
  findStanding,
  ownPledge,
  type PledgeRow,
  releaseCalledPlaces,
} from '#api/modules/pledges/pledges.repository.ts'
import { calledDeparture, settlePledges } from '#api/modules/pledges/pledges.settlement.ts'
import type { User } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { isActive, pledgeRefusal } from '#rules/pledges.ts'

type PledgeInput = { user: Pick<User, 'id' | 'isEmailConfirmed'>; departureId: number; places: number }

/**
 * Promises places, and begins the call where they are the last ones missing. Repeated, the request finds its promise.
 * The account is locked before the departure: two promises at once would each see fewer than three.
 */
export async function pledge(db: Database, input: PledgeInput, at: At): Promise<string> {
  const { user, departureId } = input
  if (!user.isEmailConfirmed) throw new Refusal('EMAIL_NOT_CONFIRMED')
  return db.transaction(async (tx) => {
    const { locked } = await lockOwnHold(tx, user.id, [departureId], at.now)
    const standing = await findStanding(tx, user.id)
    const id = repeated(standing, input) ?? (await insert(tx, input, standing, at.now))
    await settlePledges(tx, departureId, at)
    await refreshTrips(tx, locked, at.now)
    return id
  })
}

type Standing = Awaited<ReturnType<typeof findStanding>>

function repeated({ active }: Standing, { departureId, places }: PledgeInput): string | undefined {
  const former = active.find((row) => row.departureId === departureId)
  if (former && former.places !== places) throw new Refusal('TOO_MANY')
  return former?.id
}

async function insert(
  tx: Database,
  { user, departureId, places }: PledgeInput,
  { active, lapses }: Standing,
  now: Date,
): Promise<string> {
  const departure = await calledDeparture(tx, departureId)
  if (!departure) throw new Refusal('DEPARTURE_NOT_FOUND')
  const refusal = pledgeRefusal(departure, { activeCount: active.length, lapses }, now)
  if (refusal) throw new Refusal(refusal)
  if (places > departure.free) throw new Refusal('INSUFFICIENT_PLACES')
  const [row] = await tx
    .insert(pledges)
    .values({ userId: user.id, departureId, places, createdAt: now })
    .returning({ id: pledges.id })
  if (!row) throw new Error('an inserted pledge has no row')
  return row.id
}

type Own = { userId: string; id: string }

/** Withdraws a promise without a penalty, also during a call. Repeated, it changes nothing. */
export async function withdrawPledge(db: Database, own: Own, at: At): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockedPledge(tx, own, (id) => lockHolds(tx, [id], at.now))
    if (found.state === 'withdrawn') return
    if (!isActive({ state: shownState(found, at.now) })) throw new Refusal('CLOSED')
    await tx.update(pledges).set({ state: 'withdrawn', endedAt: at.now }).where(eq(pledges.id, own.id))
    await releaseCalledPlaces(tx, own.id)
    await settlePledges(tx, found.departureId, at)
    await refreshTrips(tx, [found.departureId], at.now)
  })
}

/** Moves the places of a call into the cart of the account, held for thirty minutes; its booking ends the promise. */
export async function confirmPledge(deps: CartDeps, own: Own, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await lockedPledge(tx, own, (id) => lockOwnHold(tx, own.userId, [id], now))
    if (shownState(found, now) !== 'called') throw new Refusal('CLOSED')
    await putOfferInCart({ ...deps, db: tx }, own.userId, found, now)
  })
}

/** Reads the promise again under the lock of its departure. */
async function lockedPledge(
  tx: Database,
  own: Own,
  lock: (departureId: number) => Promise<unknown>,
): Promise<PledgeRow> {
  const { departureId } = await ownPledge(tx, own)
  await lock(departureId)
  return ownPledge(tx, own)
}
