import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LockedError, takeLock } from '#api/db/lock.ts'
import { exitCode, spawnApi, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { demoFolder } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/postgres.ts'

const lockPath = () => join(mkdtempSync(join(tmpdir(), 'explora-lock-')), 'database.lock')
const deadPid = 4_194_305

test('grants a lock once, and again after its release', () => {
  const path = lockPath()
  const unlock = takeLock(path)
  expect(() => takeLock(path)).toThrow(LockedError)
  expect(() => takeLock(path)).toThrow(`process ${process.pid} already uses this database`)
  unlock()
  takeLock(path)()
})

test('takes over the lock of a dead process', () => {
  const path = lockPath()
  writeFileSync(path, `${deadPid} 12345`)
  takeLock(path)
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
})

test('takes over the lock of a reused process id', () => {
  const path = lockPath()
  writeFileSync(path, `${process.pid} 1`)
  takeLock(path)
  expect(readFileSync(path, 'utf8')).not.toBe(`${process.pid} 1`)
})

test('refuses a second api on a folder, and takes over after kill -9', async () => {
  const DATA_DIR = await demoFolder()
  const first = await startApiProcess({ DATA_DIR })
  const second = spawnApi({ DATA_DIR, API_PORT: String(await freePort()) })
  expect(await exitCode(second.child)).toBe(1)
  expect(second.output().trim()).toMatch(
    new RegExp(
      `^\\S+database\\.lock: process ${first.child.pid} already uses this database; stop it first\\.$`,
    ),
  )
  await stopProcess(first.child, 'SIGKILL')
  const third = await startApiProcess({ DATA_DIR })
  expect(await stopProcess(third.child)).toBe(0)
})
