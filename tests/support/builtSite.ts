import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { LockedError, takeLock } from '#api/db/lock.ts'
import { buildSite } from '#tools/buildSite.ts'

/** Builds the site before the tests that render pages; a second run of the checkout waits for the first. */
export default async function build(): Promise<void> {
  mkdirSync('.build', { recursive: true })
  const release = await waitForLock('.build/site.lock')
  await buildSite().finally(release)
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
