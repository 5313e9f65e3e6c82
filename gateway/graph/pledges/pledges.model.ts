import { type CartModel, toCartOrNull } from '#gateway/graph/cart/cart.model.ts'
import { toDeparture } from '#gateway/graph/departures/departures.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { Pledge, PledgePayload, PledgeState } from '#gateway/graph/schema.generated.ts'
import { id, record, recordOrNull, text, textOrNull, whole } from '#gateway/upstream/read.ts'

/** A pledge; the cart of its payload keeps the key of its expedition. */
export type PledgeModel = Omit<Pledge, 'cart'> & { cart: CartModel | null }
export type PledgePayloadModel = Omit<PledgePayload, 'pledge'> & { pledge: PledgeModel | null }

const states: Record<string, PledgeState> = {
  pledged: 'PLEDGED',
  called: 'CALLED',
  booked: 'BOOKED',
  lapsed: 'LAPSED',
  withdrawn: 'WITHDRAWN',
  released: 'RELEASED',
  void: 'VOID',
}

export function toPledge(body: unknown, cart: CartModel | null = null): PledgeModel {
  const api = record(body)
  return {
    id: id(api.id),
    departure: toDeparture(api.departure, text(api.expedition_id)),
    expeditionSlug: text(api.expedition_slug),
    expeditionName: text(api.expedition_name),
    places: whole(api.places, 1),
    // A state that this schema does not know offers no action.
    state: states[text(api.state)] ?? 'VOID',
    calledUntil: textOrNull(api.called_until),
    cart,
  }
}

export function toPledgePayload(body: unknown, toImage: ToImage): PledgePayloadModel {
  const api = recordOrNull(body)
  const pledge = toPledge(api?.pledge, toCartOrNull(body, toImage))
  return { pledge, departure: pledge.departure, errors: [] }
}
