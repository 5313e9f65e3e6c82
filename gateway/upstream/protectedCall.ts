import type { Dispatcher } from 'undici'
import { admit, type Breaker, closedAt, type Outcome, settle } from '#gateway/upstream/breaker.ts'
import type { RestLimits } from '#gateway/upstream/limits.ts'
import type { RestMetrics } from '#gateway/upstream/metrics.ts'
import { RestFailure, toStatus } from '#gateway/upstream/restFailure.ts'
import type { RouteGroup } from '#gateway/upstream/routeGroup.ts'
import { tryOnce, type UpstreamRequest, type UpstreamResponse } from '#gateway/upstream/upstream.ts'
import { loggedPath } from '#server/loggedPath.ts'
import { createSemaphore, runInside } from '#server/semaphore.ts'

export type ProtectedCallDeps = {
  dispatcher: Dispatcher
  limits: RestLimits
  clock: () => number
  metrics: RestMetrics | undefined
  log?: RestLog | undefined
}

/** The log of attempts that failed; calls that the service lacks or the client abandons are not failures. */
export type RestLog = { warn(details: object, message: string): void }

/** Makes one attempt, within the semaphore, unless the circuit breaker is open. */
export type ProtectedCall = (request: UpstreamRequest, signal: AbortSignal) => Promise<UpstreamResponse>

export function createProtectedCall(
  group: RouteGroup,
  { dispatcher, limits, clock, metrics, log }: ProtectedCallDeps,
): ProtectedCall {
  const semaphore = createSemaphore(limits.concurrent, limits.waiting)
  metrics?.inFlight(group, semaphore.inside)
  let breaker = closedAt(clock())

  function become(next: Breaker): void {
    if (breaker.state !== next.state) metrics?.breakerIs(group, next.state)
    breaker = next
  }

  async function attempt(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamResponse> {
    const admitted = admit(breaker, clock())
    if (!admitted) throw new RestFailure('UPSTREAM_UNAVAILABLE', 'not called: the circuit breaker is open')
    become(admitted)
    const begunAt = performance.now()
    const end = (outcome: Outcome, status: number) => {
      become(settle(breaker, { wasProbe: admitted.state === 'halfOpen', outcome }, clock(), limits))
      metrics?.tried(group, status, (performance.now() - begunAt) / 1000)
    }
    try {
      const response = await tryOnce(dispatcher, request, limits, signal)
      end('succeeded', response.status)
      return response
    } catch (failure) {
      const outcome = signal.aborted || isOurs(failure) ? 'abandoned' : 'failed'
      end(outcome, toStatus(failure))
      if (outcome === 'failed') log?.warn(toDetails(request, failure), 'upstream call failed')
      throw failure
    }
  }

  return async (request, signal) => {
    if (semaphore.isFull()) throw new RestFailure('UPSTREAM_UNAVAILABLE', 'the call queue is full')
    const work = async () => {
      signal.throwIfAborted()
      return attempt(request, signal)
    }
    return runInside(semaphore, work, signal)
  }
}

const toDetails = ({ method, path }: UpstreamRequest, failure: unknown) => ({
  method,
  path: loggedPath(path),
  reason: failure instanceof Error ? failure.message : String(failure),
})

/** A request that could not be written. */
const isOurs = (failure: unknown) => failure instanceof RestFailure && failure.code === 'UPSTREAM_REFUSED'
