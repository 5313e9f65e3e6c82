import { toUserError, userErrorsOf } from '#gateway/graph/errors.ts'
import type { UserError } from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull } from '#gateway/upstream/read.ts'
import { isNotUnderstood, type RestAnswer } from '#gateway/upstream/rest.ts'

export type FavouriteSourceDeps = {
  expeditions: { one(key: string): Promise<{ id: string } | null> }
  invalidateExpedition: (id: string) => void
  account: AccountCalls
  users: { favouriteIds(): Promise<string[]>; invalidate(): void }
  /** Known after the first response: whether the service accepts a desired state, or only toggles. */
  upstream: { takesState?: boolean }
}

export function favouritesSource(deps: FavouriteSourceDeps) {
  const { expeditions, invalidateExpedition, account, users, upstream } = deps
  return {
    async set(key: string, favourite: boolean): Promise<UserError[]> {
      // Favourites are listed by id; the argument may be a slug.
      const [expedition, kept] = await Promise.all([
        expeditions.one(key),
        upstream.takesState ? undefined : users.favouriteIds(),
      ])
      if (!expedition) return [toUserError('NOT_FOUND', 'expeditionId')]
      const { id: expeditionId } = expedition
      if (kept?.includes(expeditionId) === favourite) return []
      return read(await tell(expeditionId, favourite), expeditionId)
    },
  }

  async function tell(expeditionId: string, favourite: boolean): Promise<RestAnswer> {
    const send = (body: object) => account.send({ method: 'POST', path: '/interests/', body })
    const flip = { expedition_id: expeditionId }
    if (upstream.takesState === false) return send(flip)
    const answer = await send({ ...flip, interested: favourite })
    if (upstream.takesState || !isNotUnderstood(answer.status)) return answer
    // A service that only toggles may refuse a desired state: it has changed nothing then.
    const flipped = await send(flip)
    if (flipped.status < 400) upstream.takesState = false
    return flipped
  }

  function read(answer: RestAnswer, expeditionId: string): UserError[] {
    const api = recordOrNull(answer.body)
    if (typeof api?.interested === 'boolean') upstream.takesState = true
    users.invalidate()
    invalidateExpedition(expeditionId)
    if (answer.status < 400 && api?.ok === false) return [toUserError('INVALID_INPUT', 'expeditionId')]
    return userErrorsOf(answer)
  }
}
