import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = resolve('tools/install.js')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'explora-install-'))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  utimesSync(join(folder, 'package-lock.json'), 2_000, 2_000)
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the script with an npm that only leaves a trace, and exits as it is told. */
function install(npmExit = 0) {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" > asked\nexit ${npmExit}\n`, { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr, hasInstalled: existsSync(join(folder, 'asked')) }
}

function installedAt(seconds: number) {
  const marker = join(folder, 'node_modules/.package-lock.json')
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(marker, '{}')
  utimesSync(marker, seconds, seconds)
}

test('nothing installed yet: installs', () => {
  expect(install()).toMatchObject({ status: 0, hasInstalled: true })
})

test('an install older than the lock file: installs', () => {
  installedAt(1_000)
  expect(install()).toMatchObject({ status: 0, hasInstalled: true })
})

test('an install as old as the lock file or younger: says and does nothing', () => {
  installedAt(2_000)
  expect(install()).toEqual({ status: 0, stdout: '', stderr: '', hasInstalled: false })
})

test('a failed install ends with a sentence and exit code 1', () => {
  expect(install(7)).toMatchObject({ status: 1, stderr: expect.stringMatching(/could not be installed/) })
})

test('every command of package.json installs first', () => {
  const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const names = Object.keys(scripts).filter((name) => !name.startsWith('pre'))
  expect(names.filter((name) => !scripts[`pre${name}`]?.startsWith('node tools/install.js'))).toEqual([])
})
