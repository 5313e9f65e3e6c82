import { RestFailure, type RestScope } from '#gateway/rest/rest.ts'

/** All that one request of a client waits for: one deadline, one timer, one listener for however many calls. */
export type Stay = {
  endsAt: number
  leaves: Set<(failure: RestFailure) => void>
  timer: NodeJS.Timeout | undefined
}

const stays = new WeakMap<RestScope, Stay>()

/** Throws when the request is over. */
export function stayOf(scope: RestScope, totalMs: number): Stay {
  if (scope.signal.aborted) throw gone(scope)
  const now = performance.now()
  const stay = stays.get(scope) ?? begin(scope, now + totalMs)
  if (now >= stay.endsAt) throw overtime()
  return stay
}

function begin(scope: RestScope, endsAt: number): Stay {
  const stay: Stay = { endsAt, leaves: new Set(), timer: undefined }
  scope.signal.addEventListener('abort', () => leaveAll(stay, gone(scope)), { once: true })
  stays.set(scope, stay)
  return stay
}

/** The promise, or the failure with which the request ends before; `left` is told then. */
export function within<T>(stay: Stay, promise: Promise<T>, left: (failure: RestFailure) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (failure: RestFailure) => {
      reject(failure)
      left(failure)
    }
    const done = () => {
      stay.leaves.delete(leave)
      if (stay.leaves.size > 0) return
      clearTimeout(stay.timer)
      stay.timer = undefined
    }
    stay.leaves.add(leave)
    // Node keeps one list a duration: tenths of a second share theirs.
    stay.timer ??= setTimeout(
      () => leaveAll(stay, overtime()),
      Math.ceil((stay.endsAt - performance.now()) / 100) * 100,
    )
    promise.then(
      (value) => {
        done()
        resolve(value)
      },
      (error) => {
        done()
        reject(error)
      },
    )
  })
}

function leaveAll(stay: Stay, failure: RestFailure): void {
  const leaves = [...stay.leaves]
  stay.leaves.clear()
  for (const leave of leaves) leave(failure)
}

const gone = ({ signal }: RestScope) =>
  new RestFailure('UPSTREAM_TIMEOUT', 'the client has gone, or its time is over', 0, { cause: signal.reason })

const overtime = () => new RestFailure('UPSTREAM_TIMEOUT', 'all the time of this request is spent')
