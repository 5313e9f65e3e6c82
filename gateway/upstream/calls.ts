import { setTimeout } from 'node:timers/promises'
import {
  createProtectedCall,
  type ProtectedCall,
  type ProtectedCallDeps,
} from '#gateway/upstream/protectedCall.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { createRetryBudget } from '#gateway/upstream/retryBudget.ts'
import { type RouteGroup, toRouteGroup } from '#gateway/upstream/routeGroup.ts'
import type { UpstreamRequest, UpstreamResponse } from '#gateway/upstream/upstream.ts'

/** One call, whose path begins after `/api/v1`; a read is retried once after a transient failure. */
export type Call = (request: UpstreamRequest, signal: AbortSignal) => Promise<UpstreamResponse>

export function createCalls({ basePath, ...deps }: ProtectedCallDeps & { basePath: string }): Call {
  const { retryShare, retryBurst, retryPauseMs } = deps.limits
  const budget = createRetryBudget(retryShare, retryBurst)
  const protectedCalls = new Map<RouteGroup, ProtectedCall>()

  function toProtectedCall(path: string): ProtectedCall {
    const group = toRouteGroup(path)
    const guard = protectedCalls.get(group) ?? createProtectedCall(group, deps)
    protectedCalls.set(group, guard)
    return guard
  }

  return async ({ method, path, headers, body }, signal) => {
    const guard = toProtectedCall(path)
    const request = { method, path: basePath + path, headers, body }
    if (method !== 'GET') return guard(request, signal)
    budget.earn()
    try {
      return await guard(request, signal)
    } catch (failure) {
      if (!mayPass(failure) || !budget.spend()) throw failure
    }
    await setTimeout(Math.random() * retryPauseMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    return guard(request, signal)
  }
}

/** No connection, or only a proxy answered. A call refused locally has neither status nor cause. */
function mayPass(failure: unknown): boolean {
  if (!(failure instanceof RestFailure) || failure.code !== 'UPSTREAM_UNAVAILABLE') return false
  return failure.status === 0 ? failure.cause !== undefined : [502, 503, 504].includes(failure.status)
}
