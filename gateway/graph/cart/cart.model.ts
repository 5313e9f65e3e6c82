import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { Cart, UserError } from '#gateway/graph/schema.generated.ts'
import type { ApiCart } from '#gateway/upstream/api.generated.ts'
import {
  dayOrNull,
  id,
  number,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from '#gateway/upstream/read.ts'

/** A cart; `expeditionKey` identifies its expedition. */
export type CartModel = Omit<Cart, 'expedition'> & { expeditionKey: string | null }

function toCart(body: unknown, toImage: ToImage): CartModel {
  const api = record<ApiCart>(body)
  const expeditionName = text(api.expedition_name)
  const expeditionSlug = textOrNull(api.expedition_slug)
  return {
    id: id(api.id),
    expeditionKey: textOrNull(api.expedition_id) ?? expeditionSlug,
    expeditionSlug,
    expeditionName,
    expeditionImage: toImage(api.expedition_main_photo, expeditionName),
    departureId: textOrNull(api.departure_id),
    departureStart: dayOrNull(api.departure_start),
    departureEnd: dayOrNull(api.departure_end),
    travellerCount: whole(api.reservation_travelers_count, 1),
    unitPrice: numberOrNull(api.unit_price),
    total: number(api.total),
    availableCount: wholeOrNull(api.available_count),
  }
}

/** Reads `{cart, total}`, or the bare cart of section 7; a cart without an id counts as none. */
export function toCartOrNull(body: unknown, toImage: ToImage): CartModel | null {
  const response = recordOrNull(body)
  if (!response) return null
  const cart = 'cart' in response ? recordOrNull(response.cart) : response
  return cart && (typeof cart.id === 'string' || typeof cart.id === 'number') ? toCart(cart, toImage) : null
}

export type CartPayloadModel = { cart: CartModel | null; errors: UserError[] }
