import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { invitations } from '#api/modules/agency/staff/invitations.ts'
import {
  Invitation,
  InvitationList,
  InvitationParams,
  InvitationRequest,
  StaffChange,
  StaffConflict,
  StaffList,
  StaffMember,
  StaffParams,
} from '#api/modules/agency/staff/staff.contract.ts'
import { openInvitations, staffAccounts, toStaffMember } from '#api/modules/agency/staff/staff.repository.ts'
import { resetFactors, saveStaff } from '#api/modules/agency/staff/staffChanges.ts'
import { Done } from '#api/modules/auth/auth.contract.ts'

const tags = ['agency']
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = {
  tags,
  security,
  summary: 'Lists the people with access to the agency',
  response: { 200: StaffList, 403: ErrorBody, 404: ErrorBody },
}

const change = {
  tags,
  security,
  summary: 'Changes role, permissions or state of a person, from the next request on; ends a lock-out',
  params: StaffParams,
  body: StaffChange,
  response: { 200: StaffMember, ...refused, 409: StaffConflict },
}

const reset = {
  tags,
  security,
  summary: 'Deletes the second factors of a person, who enrols another at the next sign-in',
  params: StaffParams,
  response: { 200: StaffMember, ...refused },
}

const listInvitations = {
  tags,
  security,
  summary: 'Lists the open invitations',
  response: { 200: InvitationList, 403: ErrorBody, 404: ErrorBody },
}

const invite = {
  tags,
  security,
  summary: 'Invites a person by mail for 72 hours, in place of an open invitation of the same address',
  body: InvitationRequest,
  response: { 201: Invitation, ...refused, 409: ErrorBody, 422: ErrorBody },
}

const revoke = {
  tags,
  security,
  summary: 'Revokes an open invitation',
  params: InvitationParams,
  response: { 200: Done, ...refused },
}

export function staffRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const owner = agencyRoute('owner')
  const steppedUp = agencyRoute('owner', { stepUp: true })

  agency.get('/staff', { schema: list, config: owner }, async () => {
    const accounts = await staffAccounts(db)
    return { staff: await Promise.all(accounts.map((account) => toStaffMember(db, account, clock()))) }
  })

  agency.patch('/staff/:id', { schema: change, config: steppedUp }, (request) =>
    saveStaff(deps, readCaller(request), request.params.id, request.body),
  )

  agency.post('/staff/:id/reset-factors', { schema: reset, config: steppedUp }, (request) =>
    resetFactors(deps, readCaller(request), request.params.id),
  )

  invitationRoutes(agency, deps)
}

function invitationRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const links = invitations(deps)
  const steppedUp = agencyRoute('owner', { stepUp: true })

  agency.get('/invitations', { schema: listInvitations, config: agencyRoute('owner') }, async () => ({
    invitations: await openInvitations(db, clock()),
  }))

  agency.post('/invitations', { schema: invite, config: steppedUp }, async (request, reply) =>
    reply.status(201).send(await links.invite(readCaller(request), request.body)),
  )

  agency.delete('/invitations/:id', { schema: revoke, config: steppedUp }, async (request) => {
    await links.revoke(readCaller(request), request.params.id)
    return { ok: true as const }
  })
}
