import { carts } from '#api/db/bookingTables.ts'
import { cartCodes, cartOptions } from '#api/db/cartTables.ts'
import type { Database } from '#api/db/client.ts'
import { discountCodes } from '#api/db/discountTables.ts'
import { and, eq, ne, sql } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { departures, expeditionOptions, expeditions } from '#api/db/tables.ts'
import { type EnteredCode, insuranceCode, type OfferedOption } from '#api/modules/cart/choices.domain.ts'
import { usesOfOthers } from '#api/modules/discounts/discounts.repository.ts'
import { giftCardCents } from '#api/modules/giftCards/giftCards.repository.ts'

/** Columns of the query of a cart: what its trip sells, who has chosen it, and its codes as they are now. */
export const choiceColumns = {
  options: sql<OfferedOption[] | null>`(
    select json_agg(json_build_object('code', sold.code, 'label', sold.label, 'description', sold.description,
      'priceCents', sold.price_cents, 'travellers', coalesce(chosen.positions, '{}')) order by sold.position, sold.code)
    from ${expeditionOptions} as sold
    left join ${cartOptions} as chosen on chosen.cart_id = ${carts.id} and chosen.code = sold.code
    where sold.expedition_id = ${expeditions.id})`,
  insured: sql<number[] | null>`(
    select to_json(insured.positions) from ${cartOptions} as insured
    where insured.cart_id = ${carts.id} and insured.code = ${sql.raw(`'${insuranceCode}'`)})`,
  codes: sql<EnteredCode[] | null>`(
    select json_agg(json_build_object('code', entered.code,
      'discount', case when discount.code is not null then json_build_object(
        'code', discount.code, 'percent', discount.percent, 'amountCents', discount.amount_cents,
        'startsOn', discount.starts_on, 'endsOn', discount.ends_on, 'maxUses', discount.max_uses,
        'usesCount', ${usesOfOthers(sql`discount.uses_count`, carts.id)}, 'minimumCents', discount.minimum_cents,
        'expeditionIds', discount.expedition_ids) end,
      'giftCard', case when card.id is not null then json_build_object(
        'isUsable', card.activated_at is not null and card.blocked_at is null,
        'validUntil', card.valid_until,
        'balanceCents', ${giftCardCents(sql`card.id`)}) end) order by entered.position)
    from ${cartCodes} as entered
    left join ${discountCodes} as discount on discount.code = entered.code
    left join ${giftCards} as card on card.code = entered.code
    where entered.cart_id = ${carts.id})`,
}

/** The trip of the user's cart. */
export async function tripInCart(tx: Database, userId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ expeditionId: departures.expeditionId })
    .from(carts)
    .innerJoin(departures, eq(departures.id, carts.departureId))
    .where(eq(carts.userId, userId))
  return row?.expeditionId
}

/** Deletes the options of a cart that has changed to another trip, whose own options are not chosen yet. */
export async function dropOptions(tx: Database, cartId: string, formerTrip: number): Promise<void> {
  const other = tx
    .select({ id: carts.id })
    .from(carts)
    .innerJoin(departures, eq(departures.id, carts.departureId))
    .where(and(eq(carts.id, cartId), ne(departures.expeditionId, formerTrip)))
  await tx.delete(cartOptions).where(sql`${cartOptions.cartId} in ${other}`)
}
