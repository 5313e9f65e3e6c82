import { toUserError, userErrorsOf } from '#gateway/errors.ts'
import { recordOrNull, wholeOrNull } from '#gateway/rest/read.ts'
import type { RestAnswer } from '#gateway/rest/rest.ts'
import type { UserError, UserErrorCode } from '#gateway/schema.generated.ts'
import type { AccountCalls } from '#gateway/session.ts'

export type FavouriteChange = { favouriteCount: number | null; errors: UserError[] }

export type FavouriteSourceDeps = {
  expeditions: { one(key: string): Promise<{ id: string } | null> }
  forgetExpedition: (id: string) => void
  account: AccountCalls
  users: { favouriteIds(): Promise<string[]>; forget(): void }
  /** Learnt from its first answer: whether the service can be told the state, or only to change it. */
  upstream: { takesState: boolean }
}

export function favouritesSource(deps: FavouriteSourceDeps) {
  const { expeditions, forgetExpedition, account, users, upstream } = deps
  return {
    async set(key: string, favourite: boolean): Promise<FavouriteChange> {
      // Favourites are told by id; a trip may be named by its slug.
      const expeditionId = (await expeditions.one(key))?.id
      if (!expeditionId) return refused('NOT_FOUND')
      if (!upstream.takesState && (await users.favouriteIds()).includes(expeditionId) === favourite)
        return { favouriteCount: null, errors: [] }
      const answer = await account.send({
        method: 'POST',
        path: '/interests/',
        body: { expedition_id: expeditionId, interested: favourite },
      })
      return read(answer, expeditionId)
    },
  }

  function read(answer: RestAnswer, expeditionId: string): FavouriteChange {
    const api = recordOrNull(answer.body)
    if (typeof api?.interested === 'boolean') upstream.takesState = true
    users.forget()
    forgetExpedition(expeditionId)
    if (answer.status < 400 && api?.ok === false) return refused('INVALID_INPUT')
    return { favouriteCount: wholeOrNull(api?.all_time_interests_count), errors: userErrorsOf(answer) }
  }
}

const refused = (code: UserErrorCode): FavouriteChange => ({
  favouriteCount: null,
  errors: [toUserError(code, 'expeditionId')],
})
