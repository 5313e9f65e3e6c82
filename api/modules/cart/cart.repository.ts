import { parisDay } from '#api/clock.ts'
import { carts, holds } from '#api/db/bookingTables.ts'
import { cartTravellers } from '#api/db/cartTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, gt, gte, isNotNull, isNull, lte, or, type Placeholder, sql } from '#api/db/drizzle.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { RefusalCode } from '#api/messages.ts'
import { abandonCarts, oldest } from '#api/modules/cart/abandonedCarts.repository.ts'
import type { Cart } from '#api/modules/cart/cart.contract.ts'
import { type CartRow, toCart } from '#api/modules/cart/cart.mappers.ts'
import { recordCartEvents } from '#api/modules/cart/cartEvents.repository.ts'
import { choiceColumns, dropOptions, tripInCart } from '#api/modules/cart/choices.repository.ts'
import { findTurn, type HoldingClient, limitOfHold } from '#api/modules/cart/holdLimits.repository.ts'
import { isLive, movedHold, renewedHold } from '#api/modules/cart/holds.domain.ts'
import {
  heldByOthers,
  lockHolds,
  lockOwnHold,
  refreshTrips,
  writeHold,
} from '#api/modules/cart/holds.repository.ts'
import type { Traveller } from '#api/modules/cart/travellers.domain.ts'
import { isFuture, maySell } from '#api/modules/departures/departures.domain.ts'
import { storedSales } from '#api/modules/settings/settings.repository.ts'

export type CartChoice = {
  userId: string
  departureId: number
  travelersCount: number
  childrenCount: number
  replace: boolean
  /** Places of an accepted offer, which are its own although sales may be closed. */
  offeredPlaces?: number
  /** Absent for an accepted offer. */
  client?: HoldingClient
}

export type CartDeps = Pick<ApiDeps, 'db' | 'isBookingOpen' | 'paymentProvider'>

/** A value, or the placeholder of a prepared query. */
type Value<T> = T | Placeholder

/** Reads the cart of a user; it expires after fourteen days without a change. */
export function cartReader({
  db,
  isBookingOpen = false,
  paymentProvider,
}: CartDeps): (userId: string, now: Date) => Promise<Cart | null> {
  const { placeholder } = sql
  const query = selectCart(db, placeholder('userId'), placeholder('oldest'), placeholder('now')).prepare(
    'cart_of_user',
  )
  const sale = { isBookingOpen, canSaveCards: paymentProvider?.canSaveCards ?? false }
  return async (userId, now) => {
    const [row] = await query.execute({ userId, oldest: oldest(now), now: now.toISOString() })
    return row ? toCart(row, now, sale) : null
  }
}

/**
 * Locks the departure of the cart, and reads the cart under the lock: another tab may have changed or paid it.
 * Undefined where it has another departure by then, and so another id.
 */
export async function lockedCartRow(
  tx: Database,
  { userId, cartId }: { userId: string; cartId: string },
  now: Date,
): Promise<CartRow | undefined> {
  const [found] = await tx
    .select({ departureId: carts.departureId })
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.userId, userId)))
  if (!found) return undefined
  await lockHolds(tx, [found.departureId], now)
  const [row] = await selectCart(tx, userId, oldest(now), now.toISOString())
  return row?.cart.id === cartId && row.departure.id === found.departureId ? row : undefined
}

function selectCart(db: Database, userId: Value<string>, oldest: Value<Date>, now: Value<string>) {
  const { id, slug, name, photoNames, ageMinChild, expeditionType } = expeditions
  return db
    .select({
      cart: carts,
      departure: saleColumns,
      expedition: { id, slug, name, photoNames, ageMinChild, expeditionType },
      travellers: sql<Traveller[] | null>`(
        select json_agg(json_build_object('firstName', first_name, 'lastName', last_name, 'birthDate', birth_date) order by position)
        from ${cartTravellers} as traveller where traveller.cart_id = ${carts.id})`,
      ...choiceColumns,
      hold: holds,
      heldByOthers: heldByOthers(now, carts.id, carts.userId),
      sales: storedSales,
    })
    .from(carts)
    .innerJoin(departures, eq(departures.id, carts.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .leftJoin(holds, eq(holds.cartId, carts.id))
    .where(and(eq(carts.userId, userId), gt(carts.updatedAt, oldest)))
}

/**
 * Puts a bookable departure in the cart, and moves its hold where booking is open: the new places are taken
 * before the former ones are released. Returns the refusal otherwise, and changes nothing.
 */
export async function putInCart(
  { db, isBookingOpen }: CartDeps,
  input: CartChoice,
  now: Date,
): Promise<RefusalCode | undefined> {
  return db.transaction(async (tx) => {
    const { hold: former, locked } = isBookingOpen
      ? await lockOwnHold(tx, input.userId, [input.departureId], now)
      : { hold: null, locked: [] }
    const turn = await findTurn(tx, input.userId, input.departureId)
    const stays = former?.departureId === input.departureId && isLive(former, now)
    const { client, travelersCount: places } = input
    const query = client && { client, places, cartId: former?.cartId ?? null, turn: stays ? null : turn }
    const limited = isBookingOpen && query ? await limitOfHold(tx, query, now) : undefined
    if (limited) return limited
    await abandonCarts(tx, and(eq(carts.userId, input.userId), lte(carts.updatedAt, oldest(now))), now)
    const formerTrip = isBookingOpen ? await tripInCart(tx, input.userId) : undefined
    const ownPlaces = former && stays ? former.places : 0
    const own = { cartId: former?.cartId ?? null, places: input.offeredPlaces ?? ownPlaces }
    const [written] = await writeCart(tx, input, now, own)
    if (!written) return whyNot(tx, input, now, own)
    if (written.isNew) await recordCartEvents(tx, ['created'], now)
    if (isBookingOpen && !isLive(former, now)) await recordCartEvents(tx, ['held'], now)
    if (!isBookingOpen) return
    if (formerTrip !== undefined) await dropOptions(tx, written.id, formerTrip)
    const moved = movedHold(former, input.travelersCount, now, turn)
    const addressBlock = client?.block ?? null
    await writeHold(tx, { ...moved, cartId: written.id, departureId: input.departureId, addressBlock })
    await refreshTrips(tx, locked, now)
  })
}

/** Renews the hold of the cart once, or takes a new one after it has expired. */
export async function holdCart(
  { db }: CartDeps,
  { userId, cartId, client }: { userId: string; cartId: string; client: HoldingClient },
  now: Date,
): Promise<RefusalCode | undefined> {
  return db.transaction(async (tx) => {
    const row = await lockedCartRow(tx, { userId, cartId }, now)
    if (!row) return 'CART_NOT_FOUND'
    const { departureId, travelersCount } = row.cart
    const turn = isLive(row.hold, now) ? null : await findTurn(tx, userId, departureId)
    const held = row.hold && isLive(row.hold, now) ? row.hold.places : 0
    const refusal = obstacle(row.departure, { held, heldByOthers: row.heldByOthers }, travelersCount, now)
    if (refusal) return refusal
    const limited = await limitOfHold(tx, { client, cartId, places: travelersCount, turn }, now)
    if (limited) return limited
    const addressBlock = client.block
    await writeHold(tx, { ...renewedHold(row.hold, travelersCount, now), cartId, departureId, addressBlock })
    if (isLive(row.hold, now)) return
    await recordCartEvents(tx, ['held'], now)
    await refreshTrips(tx, [departureId], now)
  })
}

/** The cart of a hold that this choice replaces, and its live places on the same departure. */
type OwnHold = { cartId: string | null; places: number }

/** Inserts or updates the cart by one statement, which checks the places when it writes. */
function writeCart(tx: Database, input: CartChoice, now: Date, own: OwnHold) {
  const isSame = sql`${carts.departureId} = excluded.departure_id`
  return tx
    .insert(carts)
    .select(bookableAsCart(tx, input, now, own))
    .onConflictDoUpdate({
      target: carts.userId,
      set: {
        id: sql`case when ${isSame} then ${carts.id} else excluded.id end`,
        departureId: sql`excluded.departure_id`,
        travelersCount: sql`excluded.travelers_count`,
        childrenCount: sql`excluded.children_count`,
        unitPriceCents: sql`excluded.unit_price_cents`,
        childPriceCents: sql`excluded.child_price_cents`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${isSame} or ${input.replace}`,
    })
    .returning({ id: carts.id, isNew: sql<boolean>`xmax = 0` })
}

/** Selects the departure as a cart row if that number can book it; otherwise no row. */
function bookableAsCart(db: Database, input: CartChoice, now: Date, own: OwnHold) {
  const instant = sql`${now.toISOString()}::timestamptz`
  const free = sql`${departures.capacity} - ${departures.bookedCount} - ${heldByOthers(now.toISOString(), sql`${own.cartId}::uuid`, sql`${input.userId}::uuid`)}`
  return db
    .select({
      id: sql`gen_random_uuid()`.as('id'),
      userId: sql`${input.userId}::uuid`.as('user_id'),
      departureId: departures.id,
      travelersCount: sql`${input.travelersCount}::smallint`.as('travelers_count'),
      childrenCount: sql`${input.childrenCount}::smallint`.as('children_count'),
      unitPriceCents: departures.priceCents,
      childPriceCents: departures.childPriceCents,
      contact: sql<null>`null::jsonb`.as('contact'),
      createdAt: instant.as('created_at'),
      updatedAt: instant.as('updated_at'),
    })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(
      and(
        eq(departures.id, input.departureId),
        isNull(departures.canceledAt),
        or(isNull(saleColumns.salesClosedAt), sql`${own.places}::int >= ${input.travelersCount}::int`),
        gt(departures.startOn, parisDay(now)),
        gte(free, input.travelersCount),
        or(sql`${input.childrenCount} = 0`, isNotNull(expeditions.ageMinChild)),
      ),
    )
}

async function whyNot(db: Database, input: CartChoice, now: Date, own: OwnHold): Promise<RefusalCode> {
  const [row] = await db
    .select({
      departure: saleColumns,
      ageMinChild: expeditions.ageMinChild,
      heldByOthers: heldByOthers(now.toISOString(), sql`${own.cartId}::uuid`, sql`${input.userId}::uuid`),
    })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(departures.id, input.departureId))
  if (!row) return 'DEPARTURE_NOT_FOUND'
  const held = { held: own.places, heldByOthers: row.heldByOthers }
  const refusal = obstacle(row.departure, held, input.travelersCount, now)
  if (refusal) return refusal
  return input.childrenCount > 0 && row.ageMinChild === null ? 'AGE_NOT_ALLOWED' : 'CART_EXISTS'
}

function obstacle(
  departure: typeof departures.$inferSelect,
  places: { held: number; heldByOthers: number },
  travelersCount: number,
  now: Date,
): RefusalCode | undefined {
  if (departure.canceledAt) return 'DEPARTURE_CANCELED'
  if (!isFuture(departure, parisDay(now))) return 'DEPARTURE_PAST'
  if (!maySell(departure, places.held, travelersCount)) return 'SALES_CLOSED'
  const free = departure.capacity - departure.bookedCount - places.heldByOthers
  return free < travelersCount ? 'INSUFFICIENT_PLACES' : undefined
}
