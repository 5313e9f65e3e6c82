import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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

/** Runs the script with a fake npm that leaves a trace and exits with a code. */
function install(npmExit = 0, ...folders: string[]) {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" > asked; mkdir node_modules\nexit ${npmExit}\n`, {
    mode: 0o755,
  })
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...folders], {
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

test('installs when nothing is installed', () => {
  expect(install()).toMatchObject({ status: 0, hasInstalled: true })
})

test('installs when the last install is older than the lock file', () => {
  installedAt(1_000)
  expect(install()).toMatchObject({ status: 0, hasInstalled: true })
})

test('does nothing silently when the install is as recent as the lock file', () => {
  installedAt(2_000)
  expect(install()).toEqual({ status: 0, stdout: '', stderr: '', hasInstalled: false })
})

test('exits with 1 and reports that npm ci failed', () => {
  expect(install(7)).toMatchObject({ status: 1, stderr: expect.stringMatching(/npm ci failed/) })
})

test('installs bench/lab only on request, and links its packages', () => {
  installedAt(2_000)
  const laboratory = join(folder, 'bench/lab')
  mkdirSync(laboratory, { recursive: true })
  writeFileSync(join(laboratory, 'package-lock.json'), '{}')
  expect(install()).toMatchObject({ status: 0, stdout: '' })
  expect(install(0, 'bench/lab')).toMatchObject({ status: 0, hasInstalled: false })
  expect(existsSync(join(laboratory, 'asked'))).toBe(true)
  expect(realpathSync(join(folder, 'bench/node_modules'))).toBe(
    realpathSync(join(laboratory, 'node_modules')),
  )
})

test('installs another folder of the bench without linking its packages', () => {
  installedAt(2_000)
  const contender = join(folder, 'bench/vendure')
  mkdirSync(contender, { recursive: true })
  writeFileSync(join(contender, 'package-lock.json'), '{}')
  expect(install(0, 'bench/vendure')).toMatchObject({ status: 0, hasInstalled: false })
  expect(existsSync(join(contender, 'asked'))).toBe(true)
  expect(existsSync(join(folder, 'bench/node_modules'))).toBe(false)
})

test('runs the install before each command of package.json', () => {
  const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const names = Object.keys(scripts).filter((name) => !/^(pre|post)/.test(name))
  expect(names.filter((name) => !scripts[`pre${name}`]?.startsWith('node tools/install.js'))).toEqual([])
})
