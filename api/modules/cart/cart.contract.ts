import { type Static, Type } from 'typebox'
import { day, flag, nullable, text, uuid, whole } from '#api/contract.ts'

export const Cart = Type.Object(
  {
    id: text(
      'Cart ID; it changes when another departure replaces the first',
      '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
    ),
    expedition_id: text('Expedition ID', '4'),
    expedition_slug: text('Slug of the expedition', 'premiere-cordee-au-mont-blanc'),
    expedition_name: text('Name of the expedition', 'Première cordée sur les glaciers du Mont-Blanc'),
    expedition_main_photo: nullable(text('URL of the cover photo', '/images/glacier-sommets-01.jpg?w=640')),
    departure_id: text('Departure ID', '12'),
    departure_start: day('First day', '2027-07-03'),
    departure_end: day('Last day', '2027-07-06'),
    reservation_travelers_count: whole('Number of travellers', 2),
    unit_price: whole('Price per traveller in euros, fixed when the cart was created', 1190),
    total: whole('Total price for all travellers, in euros', 2380),
    available_count: whole('Places left on the departure', 3),
  },
  { title: 'Cart' },
)
export type Cart = Static<typeof Cart>

export const CartAnswer = Type.Object(
  {
    cart: nullable(Cart),
    total: whole('Copy of the total of the cart, in euros; 0 without a cart', 2380),
  },
  { title: 'CartAnswer' },
)

const departureId = text('Departure ID', '12', { pattern: '^[0-9]{1,9}$' })
const travelersCount = whole('Number of travellers', 2, { minimum: 1, maximum: 20 })

export const CartCreation = Type.Object(
  {
    departure_id: departureId,
    travelers_count: travelersCount,
    replace: Type.Optional(
      flag('Whether to replace a cart on another departure; without it, such a request is refused', false),
    ),
  },
  { additionalProperties: false },
)

export const CartChange = Type.Object(
  { departure_id: Type.Optional(departureId), travelers_count: Type.Optional(travelersCount) },
  { additionalProperties: false },
)

export const CartParams = Type.Object({
  id: uuid('Cart ID', '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'),
})
