import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LockedError, takeLock } from '#api/db/lock.ts'

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
