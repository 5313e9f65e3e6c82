import { setTimeout as wait } from 'node:timers/promises'
import { LockedError, takeLock } from '#api/db/lock.ts'

/** Runs work that only one process at a time may do: the workers of a run, and two runs of a checkout. */
export async function underLock(path: string, work: () => Promise<void>): Promise<void> {
  const release = await waitForLock(path)
  await work().finally(release)
}

async function waitForLock(path: string): Promise<() => void> {
  for (;;) {
    try {
      return takeLock(path)
    } catch (error) {
      if (!(error instanceof LockedError)) throw error
      await wait(200)
    }
  }
}
