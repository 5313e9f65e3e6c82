import { type CartPayloadModel, toCartOrNull } from '#gateway/graph/cart/cart.model.ts'
import { toOk, toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  MutationJoinWaitingListArgs,
  OkPayload,
  WaitingEntry,
  WaitingListPayload,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls, Session } from '#gateway/graph/session.ts'
import { toWaitingEntry } from '#gateway/graph/waiting/waiting.model.ts'
import { flag, record, textOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestChange, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

type WaitingDeps = {
  rest: Rest
  session: Session
  account: AccountCalls
  users: { invalidate(): void }
  toImage: ToImage
}

const brokenLink = () => [toUserError('LINK_EXPIRED', 'token')]

export function waitingSource(deps: WaitingDeps, scope: RestScope) {
  const { rest, session, account, users, toImage } = deps

  const change = async (request: RestChange): Promise<OkPayload> =>
    toOk(userErrorsOfExtension(await rest.send(request, scope)))

  return {
    /** Sent like a change: its path holds a secret, and no cache may store it. */
    async entry(token: string): Promise<WaitingEntry | null> {
      if (!isKey(token)) return null
      const response = await rest.send({ method: 'GET', path: restPath`/waiting-list/${token}` }, scope)
      if (response.status === 404) return null
      if (response.status >= 400) throw refusedWith(response.status)
      return toWaitingEntry(response.body)
    },

    /** Sends the bearer of a signed-in account: its own address needs no confirmation. */
    async join({ departureId, places, email }: MutationJoinWaitingListArgs): Promise<WaitingListPayload> {
      if (!isKey(departureId)) return toJoined({}, [toUserError('NOT_FOUND', 'departureId')])
      const path = restPath`/departures/${departureId}/waiting-list`
      const body = { places, email: email ?? undefined }
      const bearer = await session.bearer()
      const response = await rest.send({ method: 'POST', path, body, bearer }, scope)
      return toJoined(response.body, userErrorsOfExtension(response))
    },

    confirm: async (token: string): Promise<OkPayload> =>
      isKey(token)
        ? change({ method: 'POST', path: restPath`/waiting-list/${token}/confirmation` })
        : toOk(brokenLink()),

    leave: async (token: string): Promise<OkPayload> =>
      isKey(token)
        ? change({ method: 'DELETE', path: restPath`/waiting-list/${token}` })
        : toOk(brokenLink()),

    async accept(token: string): Promise<CartPayloadModel> {
      if (!isKey(token)) return { cart: null, errors: brokenLink() }
      const response = await account.send({ method: 'POST', path: restPath`/waiting-list/${token}/accept` })
      users.invalidate()
      const errors = userErrorsOfExtension(response)
      return { cart: errors.length > 0 ? null : toCartOrNull(response.body, toImage), errors }
    },
  }
}

function toJoined(body: unknown, errors: WaitingListPayload['errors']): WaitingListPayload {
  const ok = errors.length === 0
  const api = record(body)
  return { ok, isConfirmed: ok && flag(api.is_confirmed), token: ok ? textOrNull(api.token) : null, errors }
}
