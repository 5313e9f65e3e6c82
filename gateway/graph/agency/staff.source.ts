import { toConflict, toInvitation, toOpenInvitation, toStaff } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toOk, toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyAcceptInvitationInput,
  AgencyInvitePayload,
  AgencyOpenInvitation,
  AgencyRevokeInvitationPayload,
  AgencySaveStaffPayload,
  MutationAgencyInviteArgs,
  MutationAgencySaveStaffArgs,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls, Session } from '#gateway/graph/session.ts'
import type { BrowserSession } from '#gateway/graph/users/signIn.source.ts'
import { recordOrNull, textOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestResponse, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

export type StaffSourceDeps = {
  rest: Rest
  account: AccountCalls
  session: Session
  users: { invalidate(): void }
  browser: BrowserSession
}

const unknownId = () => [toUserError('NOT_FOUND', 'id')]

/** People with access, and their invitations. */
export function agencyStaffSource(deps: StaffSourceDeps, scope: RestScope) {
  const { account } = deps

  return {
    ...invitedPeople(deps, scope),

    async invite({ input }: MutationAgencyInviteArgs): Promise<AgencyInvitePayload> {
      const body = {
        email: input.email,
        role: input.role.toLowerCase(),
        permissions: input.permissions?.map((name) => name.toLowerCase()),
      }
      const response = await account.send({ method: 'POST', path: '/agency/invitations', body })
      const errors = agencyErrors(response)
      return { invitation: errors.length > 0 ? null : toInvitation(response.body), errors }
    },

    async revoke(invitationId: string): Promise<AgencyRevokeInvitationPayload> {
      if (!isKey(invitationId)) return toOk(unknownId())
      const path = restPath`/agency/invitations/${invitationId}`
      return toOk(agencyErrors(await account.send({ method: 'DELETE', path })))
    },

    async save({ id, version, input }: MutationAgencySaveStaffArgs): Promise<AgencySaveStaffPayload> {
      if (!isKey(id)) return { staff: null, conflict: null, errors: unknownId() }
      const body = {
        version,
        role: input.role?.toLowerCase(),
        permissions: input.permissions?.map((name) => name.toLowerCase()),
        state: input.state?.toLowerCase(),
        unlock: input.unlock ?? undefined,
        reason: input.reason ?? undefined,
      }
      const response = await account.send({ method: 'PATCH', path: restPath`/agency/staff/${id}`, body })
      return toSaved(response, input)
    },

    async resetFactors(id: string): Promise<AgencySaveStaffPayload> {
      if (!isKey(id)) return { staff: null, conflict: null, errors: unknownId() }
      return toSaved(
        await account.send({ method: 'POST', path: restPath`/agency/staff/${id}/reset-factors` }),
        {},
      )
    },
  }
}

function toSaved(response: RestResponse, sent: MutationAgencySaveStaffArgs['input']): AgencySaveStaffPayload {
  const errors = agencyErrors(response)
  if (errors.length === 0) return { staff: toStaff(response.body), conflict: null, errors }
  const current = recordOrNull(recordOrNull(response.body)?.current)
  if (!current) return { staff: null, conflict: null, errors }
  const { role, permissions, state } = toStaff(current)
  const mine = { role: sent.role, permissions: sent.permissions?.toSorted(), state: sent.state }
  const theirs = { role, permissions: permissions.toSorted(), state }
  return { staff: null, conflict: toConflict(current, theirs, mine), errors }
}

/** Calls of people who are not staff yet. */
function invitedPeople({ rest, session, users, browser }: StaffSourceDeps, scope: RestScope) {
  return {
    async openInvitation(token: string): Promise<AgencyOpenInvitation | null> {
      if (!isKey(token)) return null
      const path = restPath`/agency/invitations/${token}`
      const bearer = await session.bearer()
      const { status, body } = await rest.send({ method: 'GET', path, bearer }, scope)
      if (status === 404 || status === 422) return null
      if (status >= 400) throw refusedWith(status, body)
      return toOpenInvitation(body)
    },

    /** A new account is signed in, in this request and in the browser. */
    async accept(token: string, input: AgencyAcceptInvitationInput): Promise<UserError[]> {
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
      const errors = agencyErrors(response)
      const opened = errors.length > 0 ? null : textOrNull(recordOrNull(response.body)?.token)
      if (opened) {
        session.adopt(opened)
        await browser.begin(response.setCookies, opened)
      }
      users.invalidate()
      return errors
    },
  }
}
