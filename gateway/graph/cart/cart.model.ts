import { toCodes, toOptions } from '#gateway/graph/cart/choices.model.ts'
import { toQuote } from '#gateway/graph/cart/quote.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  Cart,
  CartTraveller,
  CodeNoLongerValid,
  Contact,
  DepartureCanceled,
  Hold,
  HoldExpired,
  InsufficientPlaces,
  PriceChanged,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import {
  dayOrNull,
  id,
  list,
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
export type CartModel = Omit<Cart, 'expedition' | 'problems'> & {
  expeditionKey: string | null
  problems: ProblemModel[]
}

function toCart(body: unknown, toImage: ToImage): CartModel {
  const api = record(body)
  const expeditionName = text(api.expedition_name)
  const expeditionSlug = textOrNull(api.expedition_slug)
  const availableCount = wholeOrNull(api.available_count)
  const departureId = textOrNull(api.departure_id)
  return {
    id: id(api.id),
    expeditionKey: textOrNull(api.expedition_id) ?? expeditionSlug,
    expeditionSlug,
    expeditionName,
    expeditionImage: toImage(api.expedition_main_photo, expeditionName),
    departureId,
    departureStart: dayOrNull(api.departure_start),
    departureEnd: dayOrNull(api.departure_end),
    travellerCount: whole(api.reservation_travelers_count, 1),
    unitPrice: numberOrNull(api.unit_price),
    total: number(api.total),
    availableCount,
    step: Math.max(1, whole(api.step)),
    hold: toHold(api.hold),
    adults: wholeOrNull(api.adults_count),
    children: wholeOrNull(api.children_count),
    travellers: list(api.travellers, toTraveller),
    contact: toContact(api.contact),
    options: toOptions(api.options),
    codes: toCodes(api.codes),
    quote: toQuote(api.quote),
    problems: list(api.problems, (problem) =>
      toProblem(problem, { available: availableCount ?? 0, departureId }),
    ).flat(),
  }
}

function toTraveller(body: unknown): CartTraveller {
  const api = record(body)
  return {
    firstName: text(api.first_name),
    lastName: text(api.last_name),
    birthDate: dayOrNull(api.birth_date) ?? '',
  }
}

function toContact(body: unknown): Contact | null {
  const api = recordOrNull(body)
  if (!api) return null
  return {
    phone: textOrNull(api.phone),
    address: textOrNull(api.address),
    postcode: textOrNull(api.postcode),
    city: textOrNull(api.city),
    country: textOrNull(api.country),
  }
}

function toHold(body: unknown): Hold | null {
  const api = recordOrNull(body)
  const expiresAt = textOrNull(api?.expires_at)
  if (!api || !expiresAt) return null
  return { places: whole(api.places), expiresAt, secondsLeft: Math.max(0, whole(api.seconds_left)) }
}

/** Unions name their type: a kind that this schema does not know is left out. */
type ProblemModel =
  | ({ __typename: 'InsufficientPlaces' } & InsufficientPlaces)
  | ({ __typename: 'PriceChanged' } & PriceChanged)
  | ({ __typename: 'DepartureCanceled' } & DepartureCanceled)
  | ({ __typename: 'HoldExpired' } & HoldExpired)
  | ({ __typename: 'CodeNoLongerValid' } & CodeNoLongerValid)

function toProblem(
  body: unknown,
  { available, departureId }: { available: number; departureId: string | null },
): ProblemModel[] {
  const api = record(body)
  switch (api.kind) {
    case 'InsufficientPlaces':
      return [{ __typename: 'InsufficientPlaces', available: whole(api.available) }]
    case 'PriceChanged':
      return [{ __typename: 'PriceChanged', old: number(api.old), new: number(api.new) }]
    case 'DepartureCanceled':
      return [{ __typename: 'DepartureCanceled', departureId }]
    case 'HoldExpired':
      return [{ __typename: 'HoldExpired', available }]
    case 'CodeNoLongerValid':
      return [{ __typename: 'CodeNoLongerValid', code: text(api.code) }]
    default:
      return []
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
