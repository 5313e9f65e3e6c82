import type { FastifyRequest } from 'fastify'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute } from '#api/modules/agency/access/guard.ts'
import { acceptInvitation, readInvitation } from '#api/modules/agency/staff/acceptance.ts'
import {
  Acceptance,
  Accepted,
  InvitationLink,
  OpenInvitation,
} from '#api/modules/agency/staff/staff.contract.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { setSessionCookie } from '#api/modules/auth/sessionCookie.ts'
import { authentication } from '#api/plugins/auth.ts'

const tags = ['agency']
const anybody = [{}, ...security]

const read = {
  tags,
  security: anybody,
  summary: 'Returns an open invitation by the token of its link, and what accepting it needs',
  params: InvitationLink,
  response: { 200: OpenInvitation, 400: ErrorBody, 422: ErrorBody, 429: ErrorBody },
}

const accept = {
  tags,
  security: anybody,
  summary: 'Accepts an invitation once; a new account is signed in by a session cookie',
  params: InvitationLink,
  body: Acceptance,
  response: {
    200: Accepted,
    400: ErrorBody,
    403: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
    429: ErrorBody,
    503: ErrorBody,
  },
}

/** Calls of invited people, who are not staff yet. */
export function acceptanceRoutes(agency: Api, deps: ApiDeps, hasher: PasswordHasher): void {
  const auth = authentication(deps)
  const findInvited = async (request: FastifyRequest, token: string) => ({
    request,
    token,
    sender: await auth.findSender(request),
  })
  const config = agencyRoute('public')

  agency.get('/invitations/:token', { schema: read, config }, async (request) =>
    readInvitation(deps, await findInvited(request, request.params.token)),
  )

  agency.post(
    '/invitations/:token/accept',
    { schema: accept, config: { ...config, endsSessions: true } },
    async (request, reply) => {
      const invited = await findInvited(request, request.params.token)
      const session = await acceptInvitation({ ...deps, hasher }, invited, request.body)
      if (!session) return { token: null }
      setSessionCookie(reply, deps.env, session)
      return { token: await auth.issueToken(session.sessionId, session.userId) }
    },
  )
}
