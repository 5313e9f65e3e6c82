type Rounds = { soon(delayMs: number): void; stop(): Promise<void> }

/**
 * Repeats a task with a pause between rounds; `soon` shortens the pause. Logs only the first of consecutive
 * failures.
 */
export function repeat(
  work: () => Promise<void>,
  pauseMs: number,
  onFailure: (error: unknown) => void,
): Rounds {
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let hasFailed = false

  function plan(delayMs: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(run, delayMs).unref()
  }

  function run(): void {
    isWanted = false
    current = work()
      .then(
        () => {
          hasFailed = false
        },
        (error) => {
          if (!hasFailed) onFailure(error)
          hasFailed = true
        },
      )
      .finally(() => {
        current = undefined
        plan(isWanted ? 0 : pauseMs)
      })
  }

  plan(0)
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
