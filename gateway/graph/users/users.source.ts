import { toCartOrNull } from '#gateway/graph/cart/cart.model.ts'
import { toUserError, toUserErrors } from '#gateway/graph/errors.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import { toReservation } from '#gateway/graph/reservations/reservations.model.ts'
import { type AccountCalls, isExpired, type Session } from '#gateway/graph/session.ts'
import { toExpeditionId, toUser, type UserModel } from '#gateway/graph/users/users.model.ts'
import { flag, listOf, record, recordOrNull, text } from '#gateway/upstream/read.ts'
import { readPhone } from '#schema/phone.ts'

export type UserSourceDeps = { account: AccountCalls; session: Session; toImage: ToImage }

/** The signed-in account, read at most once a request. */
export function usersSource({ account, session, toImage }: UserSourceDeps) {
  let me: Promise<UserModel | null> | undefined
  let favouriteIds: Promise<string[]> | undefined
  /** States that mutations of this request have set. */
  const favouriteStates = new Map<string, boolean>()

  const users = {
    me(): Promise<UserModel | null> {
      me ??= unlessEnded(session, async () => toUser(await account.read('/user/'), toImage), null)
      return me
    },

    /** Clears the account read in this request. */
    invalidate(): void {
      me = undefined
      favouriteIds = undefined
    },

    /** Records the state that a mutation has set, and clears the account read before. */
    noteFavourite(expeditionId: string, isFavourite: boolean): void {
      users.invalidate()
      favouriteStates.set(expeditionId, isFavourite)
    },

    async isFavourite(expeditionId: string): Promise<boolean> {
      const state = favouriteStates.get(expeditionId)
      if (state !== undefined || session.isVisitor()) return state ?? false
      const known = await (me ? me.then(listIds) : unlessEnded(session, users.favouriteIds, []))
      return known.includes(expeditionId)
    },

    /** The most recent first. */
    favouriteIds(): Promise<string[]> {
      favouriteIds ??= account.read('/interests/').then(toFavouriteIds)
      return favouriteIds
    },

    cart: async () => toCartOrNull(await account.read('/cart/'), toImage),

    reservations: async () =>
      listOf(await account.read('/reservations'), 'list_reservations').map((item) =>
        toReservation(item, toImage),
      ),

    phonePromptVisible: () => phonePromptVisible(account),

    /** Sends E.164 only: the specification leaves open whether the REST API validates the number. */
    async updatePhone(typed: string) {
      const phone = readPhone(typed)
      if (!phone) return [toUserError('INVALID_PHONE', 'phone')]
      const response = await account.send({ method: 'PATCH', path: '/user', body: { phone } })
      users.invalidate()
      return toUserErrors(response, ['INVALID_PHONE', 'phone'])
    },
  }
  return users
}

const listIds = (user: UserModel | null) => user?.favouriteIds ?? []

/** Reads on behalf of the account, or returns `otherwise` when the session has ended. */
async function unlessEnded<T>(session: Session, read: () => Promise<T>, otherwise: T): Promise<T> {
  if (!(await session.bearer())) return otherwise
  try {
    return await read()
  } catch (error) {
    if (isExpired(error)) return otherwise
    throw error
  }
}

/** A missing flag is no reason to fail: without it no prompt is shown. */
const phonePromptVisible = (account: AccountCalls): Promise<boolean> =>
  account.read('/interests/popup').then(
    (body) => flag(record(body).popup_visible),
    () => false,
  )

function toFavouriteIds(body: unknown): string[] {
  return listOf(body, 'interests')
    .map((item) => ({ id: toExpeditionId(item), at: text(recordOrNull(item)?.created_at) }))
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ id }) => id)
}
