import type { ApolloClient } from '@apollo/client'
import { CreateCartDocument } from '#web/features/departures/CreateCart.generated.ts'
import {
  type FunnelCartFragment,
  SetCartCodesDocument,
  SetCartOptionsDocument,
  SetCartTravellersDocument,
  UpdateCartDocument,
} from '#web/pages/booking/CartPage.generated.ts'
import { messages } from '#web/pages/booking/messages.ts'
import { orRefused, type Payload, Refused } from '#web/ui/undoable.tsx'

/** Begins a dropped reservation again, with all that it held; the departure may be full by now. */
export async function restoreCart(client: ApolloClient, cart: FunnelCartFragment): Promise<void> {
  const { departureId, travellerCount } = cart
  if (!departureId) throw new Refused(messages.failed)
  const variables = { departureId, travellerCount, replace: false }
  const { data } = await client.mutate({ mutation: CreateCartDocument, variables })
  const cartId = orRefused(data?.createCart).cart?.id ?? ''
  for (const send of partsOf(client, cartId, cart)) orRefused(await send())
}

/** Mutations of the new reservation that give it the parts of the dropped one, in the order of its steps. */
function partsOf(client: ApolloClient, cartId: string, cart: FunnelCartFragment): (() => Promise<Payload>)[] {
  const { children, travellers: named, contact, options, codes: entered } = cart
  const travellers = named.map(({ firstName, lastName, birthDate }) => ({ firstName, lastName, birthDate }))
  const chosen = (options ?? [])
    .filter((option) => option.travellers.length > 0)
    .map(({ code, travellers: who }) => ({ code, travellers: who }))
  const codes = (entered ?? []).map(({ code }) => code)
  const parts: [isHeld: boolean, send: () => Promise<Payload>][] = [
    [
      Boolean(children),
      async () =>
        (await client.mutate({ mutation: UpdateCartDocument, variables: { id: cartId, children } })).data
          ?.updateCart,
    ],
    [
      travellers.length > 0,
      async () =>
        (
          await client.mutate({
            mutation: SetCartTravellersDocument,
            variables: { cartId, travellers, contact: contact && asInput(contact) },
          })
        ).data?.setCartTravellers,
    ],
    [
      chosen.length > 0,
      async () =>
        (await client.mutate({ mutation: SetCartOptionsDocument, variables: { cartId, options: chosen } }))
          .data?.setCartOptions,
    ],
    [
      codes.length > 0,
      async () =>
        (await client.mutate({ mutation: SetCartCodesDocument, variables: { cartId, codes } })).data
          ?.setCartCodes,
    ],
  ]
  return parts.filter(([isHeld]) => isHeld).map(([, send]) => send)
}

/** Without `__typename`, which an input does not have. */
const asInput = ({ __typename: _type, ...contact }: NonNullable<FunnelCartFragment['contact']>) => contact
