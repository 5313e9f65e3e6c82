export type Repetition = { soon(delayMs: number): void; stop(): Promise<void> }

type Pause<Result> = number | ((result: Result | undefined) => number)

/**
 * Runs a task at once and after each pause, which may follow from its result; `soon` shortens the pause. Logs only
 * the first of consecutive failures.
 */
export function repeat<Result>(
  work: () => Promise<Result>,
  pause: Pause<Result>,
  onFailure: (error: unknown) => void,
): Repetition {
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let hasFailed = false

  const pauseAfter = (result: Result | undefined) => (typeof pause === 'number' ? pause : pause(result))

  function plan(delayMs: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(run, delayMs).unref()
  }

  async function runOnce(): Promise<Result | undefined> {
    try {
      const result = await work()
      hasFailed = false
      return result
    } catch (error) {
      if (!hasFailed) onFailure(error)
      hasFailed = true
      return undefined
    }
  }

  function run(): void {
    isWanted = false
    current = runOnce().then((result) => {
      current = undefined
      plan(isWanted ? 0 : pauseAfter(result))
    })
  }

  run()
  return {
    soon(delayMs) {
      if (isWanted) return
      isWanted = true
      if (!current) plan(delayMs)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await current
    },
  }
}
