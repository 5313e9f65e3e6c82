import { mkdirSync } from 'node:fs'
import { underLock } from '#tests/support/fileLock.ts'
import { buildSite } from '#tools/buildSite.ts'

let built: Promise<void> | undefined

/** Builds the site for the tests that render pages, unless a worker of this or another run has. */
export function builtSite(): Promise<void> {
  mkdirSync('.build', { recursive: true })
  built ??= underLock('.build/site.lock', buildSite)
  return built
}
