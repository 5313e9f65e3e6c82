import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyAcceptInvitationInput,
  AgencyConnection,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { Session } from '#gateway/graph/session.ts'
import type { BrowserSession } from '#gateway/graph/users/signIn.source.ts'
import { readUserErrors } from '#gateway/graph/wire/refusals.ts'
import type { WireCalls } from '#gateway/graph/wire/wireCalls.ts'
import { recordOrNull, textOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

/** Times of the cache that gateways share; null where there was none. */
export type CacheTimes = () => { lastSuccessAt: Date | null; lastErrorAt: Date | null }

type AgencyDeps = {
  rest: Rest
  session: Session
  users: { invalidate(): void }
  browser: BrowserSession
  wire: WireCalls
  cacheTimes?: CacheTimes | undefined
}

const acceptanceNames = new Map([
  ['password', 'password'],
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['token', 'token'],
])

/** The fields of the agency that are more than one call of the account. */
export function agencySource(
  { rest, session, users, browser, wire, cacheTimes }: AgencyDeps,
  scope: RestScope,
) {
  return {
    /** Null for visitors, without a call, and for all others to whom the agency is not open. */
    async open(): Promise<unknown> {
      if (session.isVisitor() || !(await session.bearer())) return null
      const { status, body } = await wire.read('/agency/me')
      if (status === 403 || status === 404) return null
      if (status >= 400) throw refusedWith(status, body)
      return recordOrNull(body)?.access === 'open' ? body : null
    },

    /** Finds the invitation of a person who may not be staff yet. */
    async invitation(token: string): Promise<unknown> {
      if (!isKey(token)) return null
      const path = restPath`/agency/invitations/${token}`
      const bearer = await session.bearer()
      const { status, body } = await rest.send({ method: 'GET', path, bearer }, scope)
      if (status === 404 || status === 422) return null
      if (status >= 400) throw refusedWith(status, body)
      return body
    },

    /** A new account is signed in, in this request and in the browser. */
    async acceptInvitation(token: string, input: AgencyAcceptInvitationInput): Promise<UserError[]> {
      if (!isKey(token)) return [toUserError('LINK_EXPIRED', 'token')]
      const path = restPath`/agency/invitations/${token}/accept`
      const body = {
        password: input.password ?? undefined,
        first_name: input.firstName ?? undefined,
        last_name: input.lastName ?? undefined,
      }
      const bearer = await session.bearer()
      const cookie = bearer ? undefined : await browser.cookie()
      const response = await rest.send({ method: 'POST', path, body, bearer, cookie }, scope)
      const errors = readUserErrors(response, acceptanceNames)
      const opened = errors.length > 0 ? null : textOrNull(recordOrNull(response.body)?.token)
      if (opened) {
        session.adopt(opened)
        await browser.begin(response.setCookies, opened)
      }
      users.invalidate()
      return errors
    },

    /** The cache that the gateways share, which the service does not know. */
    cacheConnection(): AgencyConnection {
      const { lastSuccessAt = null, lastErrorAt = null } = cacheTimes?.() ?? {}
      return {
        kind: 'CACHE',
        service: cacheTimes ? 'REDIS' : null,
        lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
        lastErrorAt: lastErrorAt?.toISOString() ?? null,
      }
    },
  }
}
