import { userErrorsOf } from '#gateway/errors.ts'
import { recordOrNull, wholeOrNull } from '#gateway/rest/read.ts'
import type { RestAnswer } from '#gateway/rest/rest.ts'
import type { UserError } from '#gateway/schema.generated.ts'
import type { AccountCalls } from '#gateway/session.ts'

export type FavouriteChange = { favouriteCount: number | null; errors: UserError[] }

export type FavouriteSourceDeps = {
  forgetExpedition: (id: string) => void
  account: AccountCalls
  users: { favouriteIds(): Promise<string[]>; forget(): void }
  /** Learnt from its first answer: whether the service can be told the state, or only to change it. */
  upstream: { takesState: boolean }
}

export function favouritesSource({ forgetExpedition, account, users, upstream }: FavouriteSourceDeps) {
  return {
    async set(expeditionId: string, favourite: boolean): Promise<FavouriteChange> {
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
    const errors = userErrorsOf(answer)
    const api = recordOrNull(answer.body)
    if (typeof api?.interested === 'boolean') upstream.takesState = true
    users.forget()
    forgetExpedition(expeditionId)
    return { favouriteCount: wholeOrNull(api?.all_time_interests_count), errors }
  }
}
