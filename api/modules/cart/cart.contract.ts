import { type Static, Type } from 'typebox'
import { day, flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { CartCode, CartOption } from '#api/modules/cart/choices.contract.ts'

const Hold = Type.Object(
  {
    places: whole('Number of places set aside', 2),
    expires_at: instant('End of the hold', '2027-03-10T13:32:00.000Z'),
    seconds_left: whole('Seconds until then, by the clock of the service', 1620),
  },
  { title: 'Hold' },
)

const QuoteLine = Type.Object(
  {
    kind: oneOf(['adult', 'child', 'option', 'insurance', 'discount', 'gift_card'], {
      description: 'Kind of the line',
    }),
    label: text('Label, in French', 'Adulte'),
    quantity: whole('Quantity', 2),
    unit_price_cents: whole('Price of one, in cents', 119000),
    amount_cents: whole('Amount of the line, in cents; negative for what lowers the price', 238000),
  },
  { title: 'QuoteLine' },
)

const QuoteInstalment = Type.Object(
  {
    due_on: day('Day on which the saved card is charged', '2027-04-21'),
    amount_cents: whole('Amount, in cents', 83300),
  },
  { title: 'QuoteInstalment' },
)

export const Quote = Type.Object(
  {
    hash: text('Changes with any amount or day; a payment refers to it', 'Zl3k9PqL0aYtR8uWxB2cVg'),
    lines: Type.Array(QuoteLine),
    total_cents: whole('Price of what is sold, before gift cards, in cents', 238000),
    due_now_cents: whole('Amount due at the booking, in cents', 71400),
    deposit_cents: nullable(whole('Deposit, in cents; null where all is due at once', 71400)),
    balance_cents: nullable(whole('Balance, in cents', 166600)),
    balance_due_on: nullable(day('Day on which the balance is due', '2027-06-03')),
    plans: Type.Array(oneOf(['deposit', 'full', 'instalments'], { description: 'Payment plan' })),
    instalments: Type.Array(QuoteInstalment, {
      description: 'Parts of the balance that a saved card pays, by that plan; empty where it is not offered',
    }),
  },
  { title: 'Quote' },
)

const CartProblem = Type.Object(
  {
    kind: oneOf(
      ['InsufficientPlaces', 'PriceChanged', 'DepartureCanceled', 'HoldExpired', 'CodeNoLongerValid'],
      { description: 'Kind of the problem' },
    ),
    available: Type.Optional(whole('Places left, for `InsufficientPlaces`', 1)),
    old: Type.Optional(whole('Price per traveller in the cart, in euros, for `PriceChanged`', 1190)),
    new: Type.Optional(whole('Current price per traveller, in euros, for `PriceChanged`', 1240)),
    code: Type.Optional(text('Code that is not priced, for `CodeNoLongerValid`', 'BIENVENUE')),
  },
  { title: 'CartProblem' },
)

const name = (description: string, example: string) => text(description, example, { maxLength: 300 })

const CartTraveller = Type.Object(
  {
    first_name: name('First name as on the identity document', 'Maïwenn'),
    last_name: name('Last name as on the identity document', 'Le Goff'),
    birth_date: day('Date of birth', '1990-05-04'),
  },
  { title: 'CartTraveller', additionalProperties: false },
)

const Contact = Type.Object(
  {
    phone: nullable(text('Phone number', '+33612345678', { maxLength: 40 })),
    address: nullable(name('Street and number', '3 rue des Alpages')),
    postcode: nullable(text('Postcode', '73710', { maxLength: 20 })),
    city: nullable(name('City', 'Pralognan-la-Vanoise')),
    country: nullable(name('Country', 'France')),
  },
  { title: 'Contact', additionalProperties: false },
)

export const CartTravellers = Type.Object(
  {
    travellers: Type.Array(CartTraveller, {
      description: 'One for each traveller of the cart: the adults first, then the children',
      minItems: 1,
      maxItems: 20,
    }),
    contact: Type.Optional(Type.Partial(Contact)),
  },
  { additionalProperties: false },
)

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
    unit_price: whole('Price per adult in euros, fixed when the cart was created', 1190),
    total: whole('Total price for all travellers, in euros', 2380),
    adults_count: whole('Number of adults', 2),
    children_count: whole('Number of children', 0),
    available_count: whole('Places free for this cart: those left on the departure and those it holds', 3),
    step: whole('Furthest step whose predecessors are valid, from 1', 2),
    hold: nullable(Hold),
    travellers: Type.Array(CartTraveller, { description: 'Travellers entered so far, the adults first' }),
    contact: nullable(Contact),
    options: Type.Array(CartOption, {
      description: 'Options that the trip sells and the cancellation insurance, with who has chosen them',
    }),
    codes: Type.Array(CartCode, { description: 'Discount code and gift cards entered' }),
    quote: nullable(Quote),
    problems: Type.Array(CartProblem, { description: 'Changes since, to see before the next step' }),
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
const childrenCount = whole('Number of children among the travellers', 0, { minimum: 0, maximum: 20 })

export const CartCreation = Type.Object(
  {
    departure_id: departureId,
    travelers_count: travelersCount,
    children_count: Type.Optional(childrenCount),
    replace: Type.Optional(
      flag('Whether to replace a cart on another departure; without it, such a request is refused', false),
    ),
  },
  { additionalProperties: false },
)

export const CartChange = Type.Object(
  {
    departure_id: Type.Optional(departureId),
    travelers_count: Type.Optional(travelersCount),
    children_count: Type.Optional(childrenCount),
  },
  { additionalProperties: false },
)

export const CartParams = Type.Object({
  id: uuid('Cart ID', '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'),
})
