import { type CartPayloadModel, toCartOrNull } from '#gateway/graph/cart/cart.model.ts'
import { toUserError, userErrorsByField, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  MutationCreateCartArgs,
  MutationSetCartCodesArgs,
  MutationSetCartOptionsArgs,
  MutationSetCartTravellersArgs,
  MutationUpdateCartArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { RestChange } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

export type CartSourceDeps = { account: AccountCalls; users: { invalidate(): void }; toImage: ToImage }

const unknownCart: CartPayloadModel = { cart: null, errors: [toUserError('NOT_FOUND', 'id')] }

type Change = (request: RestChange, readErrors?: typeof userErrorsOfExtension) => Promise<CartPayloadModel>

export function cartSource({ account, users, toImage }: CartSourceDeps) {
  const change: Change = async (request, readErrors = userErrorsOfExtension) => {
    const response = await account.send(request)
    users.invalidate()
    const errors = readErrors(response)
    return { cart: errors.length > 0 ? null : toCartOrNull(response.body, toImage), errors }
  }

  return {
    ...cartSteps(change),

    create: ({ departureId, travellerCount, replace, children }: MutationCreateCartArgs) =>
      change({
        method: 'POST',
        path: '/cart',
        body: {
          departure_id: departureId,
          travelers_count: travellerCount,
          children_count: children ?? undefined,
          replace,
        },
      }),

    update: async ({ id, departureId, travellerCount, children }: MutationUpdateCartArgs) =>
      isKey(id)
        ? change({
            method: 'PATCH',
            path: restPath`/cart/${id}`,
            body: {
              departure_id: departureId ?? undefined,
              travelers_count: travellerCount ?? undefined,
              children_count: children ?? undefined,
            },
          })
        : unknownCart,

    remove: async (id: string) =>
      isKey(id) ? change({ method: 'DELETE', path: restPath`/cart/${id}` }) : unknownCart,
  }
}

/** The steps of a booking after departure and number. */
function cartSteps(change: Change) {
  return {
    setTravellers: async ({ cartId, travellers, contact }: MutationSetCartTravellersArgs) =>
      isKey(cartId)
        ? change(
            {
              method: 'PUT',
              path: restPath`/cart/${cartId}/travellers`,
              body: {
                travellers: travellers.map(({ firstName, lastName, birthDate }) => ({
                  first_name: firstName,
                  last_name: lastName,
                  birth_date: birthDate,
                })),
                contact: contact ?? undefined,
              },
            },
            userErrorsByField,
          )
        : unknownCart,

    setOptions: async ({ cartId, options }: MutationSetCartOptionsArgs) =>
      isKey(cartId)
        ? change(
            {
              method: 'PUT',
              path: restPath`/cart/${cartId}/options`,
              body: { options: options.map(({ code, travellers }) => ({ code, travellers })) },
            },
            userErrorsByField,
          )
        : unknownCart,

    setCodes: async ({ cartId, codes }: MutationSetCartCodesArgs) =>
      isKey(cartId)
        ? change({ method: 'PUT', path: restPath`/cart/${cartId}/codes`, body: { codes } }, userErrorsByField)
        : unknownCart,

    renewHold: async (id: string) =>
      isKey(id) ? change({ method: 'POST', path: restPath`/cart/${id}/hold`, body: {} }) : unknownCart,
  }
}
