import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeLock } from '#api/db/lock.ts'
import { exitCode, spawnApi } from '#tests/support/apiProcess.ts'

test('refuses the start of a second api on a folder', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-lock-'))
  const path = join(DATA_DIR, 'database.lock')
  const unlock = takeLock(path)
  const { child, output } = spawnApi({ DATA_DIR })
  expect(await exitCode(child)).toBe(1)
  expect(output().trim()).toBe(`${path}: process ${process.pid} already uses this database; stop it first.`)
  unlock()
})
