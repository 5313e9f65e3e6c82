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
import { orRefused, Refused } from '#web/ui/undoable.tsx'

/** Begins a dropped reservation again, with all that it held; the departure may be full by now. */
export async function restoreCart(client: ApolloClient, cart: FunnelCartFragment): Promise<void> {
  const { departureId, travellerCount } = cart
  if (!departureId) throw new Refused(messages.failed)
  const variables = { departureId, travellerCount, replace: false }
  const { data } = await client.mutate({ mutation: CreateCartDocument, variables })
  await restoreParts(client, orRefused(data?.createCart).cart?.id ?? '', cart)
}

/** Gives a new reservation the parts of the dropped one, in the order of its steps. */
async function restoreParts(client: ApolloClient, cartId: string, cart: FunnelCartFragment): Promise<void> {
  const { children, contact } = cart
  if (children) {
    const variables = { id: cartId, children }
    const { data } = await client.mutate({ mutation: UpdateCartDocument, variables })
    orRefused(data?.updateCart)
  }
  const travellers = cart.travellers.map(({ firstName, lastName, birthDate }) => ({
    firstName,
    lastName,
    birthDate,
  }))
  if (travellers.length > 0) {
    const variables = { cartId, travellers, contact: contact && asInput(contact) }
    const { data } = await client.mutate({ mutation: SetCartTravellersDocument, variables })
    orRefused(data?.setCartTravellers)
  }
  const options = (cart.options ?? []).flatMap(({ code, travellers: takers }) =>
    takers.length > 0 ? [{ code, travellers: takers }] : [],
  )
  if (options.length > 0) {
    const { data } = await client.mutate({ mutation: SetCartOptionsDocument, variables: { cartId, options } })
    orRefused(data?.setCartOptions)
  }
  const codes = (cart.codes ?? []).map(({ code }) => code)
  if (codes.length > 0) {
    const { data } = await client.mutate({ mutation: SetCartCodesDocument, variables: { cartId, codes } })
    orRefused(data?.setCartCodes)
  }
}

/** Without `__typename`, which an input does not have. */
const asInput = ({ __typename: _type, ...contact }: NonNullable<FunnelCartFragment['contact']>) => contact
