import { type RestCall, type RestScope, statusOf } from '#gateway/rest/rest.ts'

type Noted = { status: number; source?: RestCall['source'] }

/** Does the work of a call and notes in the request's list how it went. */
export async function noted<T extends Noted>(
  { calls }: RestScope,
  { method, path }: { method: string; path: string },
  work: () => T | Promise<T>,
): Promise<T> {
  const begunAt = performance.now()
  const note = (status: number, source: RestCall['source']) =>
    calls.push({ method, path, ms: performance.now() - begunAt, status, source })
  try {
    const answer = await work()
    note(answer.status, answer.source ?? 'upstream')
    return answer
  } catch (failure) {
    note(statusOf(failure), 'upstream')
    throw failure
  }
}
