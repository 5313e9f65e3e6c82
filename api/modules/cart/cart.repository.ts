import { and, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm'
import { parisDay } from '#api/clock.ts'
import { carts } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { RefusalCode } from '#api/messages.ts'
import type { Cart } from '#api/modules/cart/cart.contract.ts'
import { availableCount, isFuture } from '#api/modules/departures/departures.domain.ts'
import { photoUrl } from '#api/modules/expeditions/expeditions.mappers.ts'

const cartLifetimeMs = 14 * 86_400_000

export type CartChoice = { userId: string; departureId: number; travelersCount: number; replace: boolean }

/** Reads the cart of a user; it expires after fourteen days without a change. */
export function cartReader(db: Database): (userId: string, now: Date) => Promise<Cart | null> {
  const { id, slug, name, photoNames } = expeditions
  const query = db
    .select({ cart: carts, departure: departures, expedition: { id, slug, name, photoNames } })
    .from(carts)
    .innerJoin(departures, eq(departures.id, carts.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(and(eq(carts.userId, sql.placeholder('userId')), gt(carts.updatedAt, sql.placeholder('oldest'))))
    .prepare('cart_of_user')
  return async (userId, now) => {
    const [row] = await query.execute({ userId, oldest: oldest(now) })
    return row ? toCart(row) : null
  }
}

type Row = {
  cart: typeof carts.$inferSelect
  departure: typeof departures.$inferSelect
  expedition: Pick<typeof expeditions.$inferSelect, 'id' | 'slug' | 'name' | 'photoNames'>
}

function toCart({ cart, departure, expedition }: Row): Cart {
  const photo = expedition.photoNames[0]
  return {
    id: cart.id,
    expedition_id: String(expedition.id),
    expedition_slug: expedition.slug,
    expedition_name: expedition.name,
    expedition_main_photo: photo ? photoUrl(photo, 640) : null,
    departure_id: String(departure.id),
    departure_start: departure.startOn,
    departure_end: departure.endOn,
    reservation_travelers_count: cart.travelersCount,
    unit_price: cart.unitPriceCents / 100,
    total: (cart.unitPriceCents * cart.travelersCount) / 100,
    available_count: availableCount(departure),
  }
}

/**
 * Puts a bookable departure in the cart by one statement, which checks the places when it writes. Returns the
 * refusal otherwise.
 */
export async function putInCart(db: Database, wish: CartChoice, now: Date): Promise<RefusalCode | undefined> {
  await db.delete(carts).where(and(eq(carts.userId, wish.userId), lte(carts.updatedAt, oldest(now))))
  const isSame = sql`${carts.departureId} = excluded.departure_id`
  const written = await db
    .insert(carts)
    .select(bookableAsCart(db, wish, now))
    .onConflictDoUpdate({
      target: carts.userId,
      set: {
        id: sql`case when ${isSame} then ${carts.id} else excluded.id end`,
        departureId: sql`excluded.departure_id`,
        travelersCount: sql`excluded.travelers_count`,
        unitPriceCents: sql`excluded.unit_price_cents`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${isSame} or ${wish.replace}`,
    })
    .returning({ id: carts.id })
  return written.length > 0 ? undefined : whyNot(db, wish, now)
}

/** Selects the departure as a cart row if that number can book it; otherwise no row. */
function bookableAsCart(db: Database, wish: CartChoice, now: Date) {
  const instant = sql`${now.toISOString()}::timestamptz`
  return db
    .select({
      id: sql`gen_random_uuid()`.as('id'),
      userId: sql`${wish.userId}::uuid`.as('user_id'),
      departureId: departures.id,
      travelersCount: sql`${wish.travelersCount}::smallint`.as('travelers_count'),
      unitPriceCents: departures.priceCents,
      createdAt: instant.as('created_at'),
      updatedAt: instant.as('updated_at'),
    })
    .from(departures)
    .where(
      and(
        eq(departures.id, wish.departureId),
        isNull(departures.canceledAt),
        gt(departures.startOn, parisDay(now)),
        gte(sql`${departures.capacity} - ${departures.bookedCount}`, wish.travelersCount),
      ),
    )
}

async function whyNot(db: Database, wish: CartChoice, now: Date): Promise<RefusalCode> {
  const [departure] = await db.select().from(departures).where(eq(departures.id, wish.departureId))
  if (!departure) return 'DEPARTURE_NOT_FOUND'
  if (departure.canceledAt) return 'DEPARTURE_CANCELED'
  if (!isFuture(departure, parisDay(now))) return 'DEPARTURE_PAST'
  return availableCount(departure) < wish.travelersCount ? 'INSUFFICIENT_PLACES' : 'CART_EXISTS'
}

export async function dropCart(db: Database, userId: string, cartId: string): Promise<boolean> {
  const dropped = await db
    .delete(carts)
    .where(and(eq(carts.userId, userId), eq(carts.id, cartId)))
    .returning({ id: carts.id })
  return dropped.length > 0
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - cartLifetimeMs)
}
