import type { FastifyRequest, RouteOptions } from 'fastify'
import type { Api, ApiDeps } from '#api/deps.ts'
import { type AgencyRule, faultOfCall } from '#api/modules/agency/access/access.domain.ts'
import { missingPermission } from '#api/modules/agency/access/access.messages.ts'
import { ownerName, pickProofs } from '#api/modules/agency/access/access.repository.ts'
import type { StaffActor } from '#api/modules/agency/audit/actor.domain.ts'
import { markSeen } from '#api/modules/auth/sessions.repository.ts'
import { authentication, type SignedIn, type Staff } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { seenPrecisionMs } from '#api/plugins/session.domain.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callers that a route of the agency admits. */
    agency?: AgencyRule | 'public'
    /** The route requires a second factor of the last ten minutes. */
    stepUp?: boolean
  }
}

/** Config of a route of the agency. */
export const agencyRoute = (agency: AgencyRule | 'public', { stepUp = false } = {}) => ({
  extension: true,
  agency,
  stepUp,
})

/** Caller of a route of the agency, and the actor that the audit log names. */
export type AgencyCaller = Omit<SignedIn, 'staff'> & { staff: Staff; actor: StaffActor }

const callers = new WeakMap<FastifyRequest, AgencyCaller>()

/** The caller whom the guard has let through. */
export function readCaller(request: FastifyRequest): AgencyCaller {
  const caller = callers.get(request)
  if (!caller) throw new Error(`${request.routeOptions.url} is not behind the guard of the agency`)
  return caller
}

/**
 * Checks each call below `/agency` before its body is read. To all but active staff its paths do not exist.
 * Rights are read with the session, so that a change of them applies to the next request on every node.
 */
export function installAgencyGuard(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const auth = authentication(deps)
  const rates = rateLimits(deps)

  async function admit(request: FastifyRequest, rule: AgencyRule): Promise<void> {
    const sender = await auth.findSender(request)
    if (!sender?.staff) throw new Refusal('ROUTE_NOT_FOUND')
    const { user, staff, sessionId, session } = sender
    const { stepUp = false } = request.routeOptions.config
    const now = clock()
    const fault = faultOfCall(rule, stepUp, { rights: staff, proofs: pickProofs(sender) }, now)
    if (fault === 'MISSING_PERMISSION')
      throw new Refusal(fault, { message: missingPermission(rule, await ownerName(db)) })
    if (fault) throw new Refusal(fault)
    if (request.method !== 'GET') await rates.enforce(limits.agencyMutations, user.id)
    if (now.getTime() - session.lastSeenAt.getTime() >= seenPrecisionMs)
      await markSeen(db, { sessionId, lastSeenAt: session.lastSeenAt }, now)
    const actor = { kind: 'staff', userId: user.id, sessionId, requestId: request.id } as const
    callers.set(request, { ...sender, staff, actor })
  }

  agency.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const rule = request.routeOptions.config.agency
    if (rule && rule !== 'public') await admit(request, rule)
  })
  agency.addHook('onRoute', refuseUnguarded)
}

/** Fails the start: a route without a rule would be open to everybody. */
function refuseUnguarded({ config, url }: RouteOptions): void {
  if (!config?.agency) throw new Error(`${url}: name who may call it with agencyRoute()`)
}
