import { toUserError, toUserErrors } from '#gateway/graph/errors.ts'
import type { ExpeditionModel } from '#gateway/graph/expeditions/expeditions.model.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { FavouritePayloadModel } from '#gateway/graph/users/users.model.ts'
import { recordOrNull, wholeOrNull } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isNotUnderstood } from '#gateway/upstream/restFailure.ts'

export type FavouriteSourceDeps = {
  expeditions: {
    one(key: string): Promise<ExpeditionModel | null>
    byId(id: string): Promise<ExpeditionModel | null>
  }
  invalidateExpedition: (id: string) => void
  account: AccountCalls
  users: { favouriteIds(): Promise<string[]>; noteFavourite(id: string, isFavourite: boolean): void }
  /** Known after the first response: whether the service accepts a desired state, or only toggles. */
  upstream: { takesState?: boolean }
}

export function favouritesSource(deps: FavouriteSourceDeps) {
  const { expeditions, invalidateExpedition, account, users, upstream } = deps
  return {
    /** Sets a favourite; the payload comes from the response to the POST, without another read. */
    async set(key: string, favourite: boolean): Promise<FavouritePayloadModel> {
      // Favourites are listed by id; the argument may be a slug.
      const [expedition, ids] = await Promise.all([
        expeditions.one(key),
        upstream.takesState ? undefined : users.favouriteIds(),
      ])
      if (!expedition) return refused([toUserError('NOT_FOUND', 'expeditionId')])
      const { id } = expedition
      if (ids?.includes(id) === favourite) return { expedition, errors: [] }
      const response = await send(id, favourite)
      const body = recordOrNull(response.body)
      if (typeof body?.interested === 'boolean') upstream.takesState = true
      invalidateExpedition(id)
      const errors = toUserErrors(response)
      if (errors.length === 0 && body?.ok === false) errors.push(toUserError('INVALID_INPUT', 'expeditionId'))
      if (errors.length > 0) return refused(errors)
      users.noteFavourite(id, favourite)
      const count = wholeOrNull(body?.all_time_interests_count)
      return {
        expedition: count === null ? await expeditions.byId(id) : expedition.withFavouriteCount(count),
        errors,
      }
    },
  }

  async function send(expeditionId: string, favourite: boolean): Promise<RestResponse> {
    const post = (body: object) => account.send({ method: 'POST', path: '/interests/', body })
    const toggle = { expedition_id: expeditionId }
    if (upstream.takesState === false) return post(toggle)
    const response = await post({ ...toggle, interested: favourite })
    if (upstream.takesState || !isNotUnderstood(response.status)) return response
    // A service that only toggles may refuse a desired state: it has changed nothing then.
    const toggled = await post(toggle)
    if (toggled.status < 400) upstream.takesState = false
    return toggled
  }
}

const refused = (errors: FavouritePayloadModel['errors']): FavouritePayloadModel => ({
  expedition: null,
  errors,
})
