import { toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import type { ToExpedition } from '#gateway/graph/expeditions/expeditions.model.ts'
import type {
  MutationCloseShortlistArgs,
  MutationCreateShortlistArgs,
  MutationJoinShortlistArgs,
  MutationLeaveShortlistArgs,
  MutationSetShortlistItemArgs,
  MutationSetShortlistWeeksArgs,
  MutationVoteOnShortlistArgs,
  QueryShortlistArgs,
} from '#gateway/graph/schema.generated.ts'
import type { Session } from '#gateway/graph/session.ts'
import {
  type ShortlistModel,
  type ShortlistPayloadModel,
  toShortlist,
} from '#gateway/graph/shortlists/shortlists.model.ts'
import { record, textOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestChange, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

type ShortlistDeps = { rest: Rest; session: Session; toExpedition: ToExpedition }

/** Keys are sent as bearers: no address holds them. Paths hold secrets, and no cache may store them. */
export function shortlistsSource(deps: ShortlistDeps, scope: RestScope) {
  const { rest, session, toExpedition } = deps
  const { change, changePart } = changeCalls(deps, scope)

  return {
    ...personCalls(changePart),

    async read({ token, personKey }: QueryShortlistArgs): Promise<ShortlistModel | null> {
      if (!isKey(token)) return null
      const bearer = personKey && isKey(personKey) ? personKey : undefined
      const path = restPath`/shortlists/${token}`
      const { status, body } = await rest.send({ method: 'GET', path, bearer }, scope)
      if (status === 404) return null
      if (status >= 400) throw refusedWith(status)
      return toShortlist(body, toExpedition)
    },

    async create({ title, expeditionIds }: MutationCreateShortlistArgs): Promise<ShortlistPayloadModel> {
      if (!expeditionIds.every(isRestId)) return notFound('expeditionIds')
      const bearer = await session.bearer()
      const body = { title, expedition_ids: expeditionIds }
      return change({ method: 'POST', path: '/shortlists', body, bearer })
    },

    join: ({ token, name, party }: MutationJoinShortlistArgs & { party: number }) =>
      changePart({ token, part: '/people' }, 'POST', { name, party }),

    async close(input: MutationCloseShortlistArgs & { delete: boolean }): Promise<ShortlistPayloadModel> {
      const { token, ownerKey: key } = input
      if (!input.delete) return changePart({ token, key }, 'PATCH', { is_closed: true })
      if (!isKey(token) || !isKey(key)) return notFound('ownerKey')
      const path = restPath`/shortlists/${token}`
      const response = await rest.send({ method: 'DELETE', path, bearer: key }, scope)
      return { ...nothing, errors: userErrorsOfExtension(response) }
    },
  }
}

type ChangeOf = ReturnType<typeof changeCalls>['changePart']

function changeCalls({ rest, toExpedition }: ShortlistDeps, scope: RestScope) {
  async function change(request: RestChange): Promise<ShortlistPayloadModel> {
    const response = await rest.send(request, scope)
    const errors = userErrorsOfExtension(response)
    if (errors.length > 0) return { ...nothing, errors }
    const api = record(response.body)
    return {
      // Beside new keys, or alone.
      shortlist: toShortlist(api.shortlist ?? response.body, toExpedition),
      token: textOrNull(api.token),
      ownerKey: textOrNull(api.owner_key),
      personKey: textOrNull(api.person_key),
      errors,
    }
  }

  return {
    change,
    /** A change below the path of a list, by the holder of a key. */
    async changePart(
      { token, part = '', key }: { token: string; part?: string; key?: string },
      method: RestChange['method'],
      body?: object,
    ): Promise<ShortlistPayloadModel> {
      if (!isKey(token)) return notFound('token')
      if (key !== undefined && !isKey(key)) return notFound('personKey')
      return change({ method, path: restPath`/shortlists/${token}` + part, body, bearer: key })
    },
  }
}

/** Changes by a person of the list. */
const personCalls = (changePart: ChangeOf) => ({
  async vote({ token, personKey: key, expeditionId, vote }: MutationVoteOnShortlistArgs) {
    if (!isRestId(expeditionId)) return notFound('expeditionId')
    const body = { expedition_id: expeditionId, vote: vote ?? null }
    return changePart({ token, part: '/votes', key }, 'PUT', body)
  },

  setWeeks: ({ token, personKey: key, weeks }: MutationSetShortlistWeeksArgs) =>
    changePart({ token, part: '/weeks', key }, 'PUT', { weeks }),

  async setItem({ token, personKey: key, expeditionId, isListed }: MutationSetShortlistItemArgs) {
    if (!isRestId(expeditionId)) return notFound('expeditionId')
    const body = { expedition_id: expeditionId, is_listed: isListed }
    return changePart({ token, part: '/items', key }, 'PUT', body)
  },

  leave: ({ token, personKey: key }: MutationLeaveShortlistArgs) =>
    changePart({ token, part: '/people/me', key }, 'DELETE'),
})

const nothing = { shortlist: null, token: null, ownerKey: null, personKey: null }

const notFound = (field: string): ShortlistPayloadModel => ({
  ...nothing,
  errors: [toUserError('NOT_FOUND', field)],
})

/** The service knows expeditions of lists by their numbers. */
const isRestId = (id: string): boolean => /^\d{1,9}$/.test(id)
