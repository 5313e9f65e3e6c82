import type {
  CartPayloadResolvers,
  CartResolvers,
  MutationResolvers,
} from '#gateway/graph/resolvers.generated.ts'

export const Mutation: Required<
  Pick<
    MutationResolvers,
    | 'createCart'
    | 'updateCart'
    | 'deleteCart'
    | 'renewHold'
    | 'setCartTravellers'
    | 'setCartOptions'
    | 'setCartCodes'
  >
> = {
  createCart: (_, change, { cart }) => cart.create(change),
  updateCart: (_, change, { cart }) => cart.update(change),
  deleteCart: (_, { id }, { cart }) => cart.remove(id),
  setCartTravellers: (_, change, { cart }) => cart.setTravellers(change),
  setCartOptions: (_, change, { cart }) => cart.setOptions(change),
  setCartCodes: (_, change, { cart }) => cart.setCodes(change),
  renewHold: (_, { cartId }, { cart }) => cart.renewHold(cartId),
}

export const CartPayload: Required<Pick<CartPayloadResolvers, 'me'>> = {
  me: (_, __, { users }) => users.me(),
}

export const Cart: Required<Pick<CartResolvers, 'expedition'>> = {
  expedition: ({ expeditionKey }, _, { expeditions }) =>
    expeditionKey ? expeditions.byId(expeditionKey) : null,
}
