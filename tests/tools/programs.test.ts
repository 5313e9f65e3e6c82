import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findTests, marks } from '#tools/neededBy.ts'
import { installCommand, type Machine, mayInstall, programs } from '#tools/programs.js'

const machines: [string, Machine, boolean, string | undefined][] = [
  ['root with apt', { manager: 'apt-get', isRoot: true, maySudo: false }, true, 'apt-get install nginx git'],
  [
    'sudo without a password',
    { manager: 'apt-get', isRoot: false, maySudo: true },
    true,
    'sudo apt-get install nginx git',
  ],
  [
    'sudo with a password',
    { manager: 'dnf', isRoot: false, maySudo: false },
    false,
    'sudo dnf install nginx git',
  ],
  ['Homebrew', { manager: 'brew', isRoot: false, maySudo: false }, true, 'brew install nginx git'],
  ['Homebrew as root', { manager: 'brew', isRoot: true, maySudo: false }, false, 'brew install nginx git'],
  ['no package manager', { manager: undefined, isRoot: true, maySudo: false }, false, undefined],
]

test.each(machines)(
  'returns the permission to install and the command: %s',
  (_, machine, isAllowed, command) => {
    expect(mayInstall(machine)).toBe(isAllowed)
    expect(installCommand(['nginx', 'git'], machine)).toBe(command)
  },
)

test('offers the Playwright browser without a package manager', () => {
  const machine: Machine = { manager: undefined, isRoot: false, maySudo: false }
  expect(installCommand(['chromium-headless-shell'], machine)).toBe('npx playwright-core install chromium')
})

test('lists the tests of each program, and each helper that starts one', () => {
  expect(Object.keys(marks)).toEqual(Object.keys(programs))
  const listed = new Set(Object.values(marks).flat())
  for (const name of Object.keys(programs)) {
    const files = findTests([name], 'whole')
    expect(files.length > 0 ? files : findTests([name], 'bench'), name).not.toEqual([])
  }
  for (const path of globSync('tests/support/*.ts'))
    if (/#tests\/support\/(chromium|redis|cluster|visits)\.ts'/.test(readFileSync(path, 'utf8')))
      expect(listed).toContain(`#${path}`)
})

/** Makes the script run as on Linux, whose package manager it looks for, on every platform. */
const onLinux = `data:text/javascript,Object.defineProperty(process, 'platform', { value: 'linux' })`

/** Runs the script on a machine whose PATH has no package manager but an apt-get with this exit code. */
function installing(program: string, exit: number) {
  const folder = mkdtempSync(join(tmpdir(), 'explora-programs-'))
  const script = `#!/bin/sh\necho "$@" >> ${folder}/asked\n[ ${exit} = 0 ] && : > ${folder}/${program}\nexit ${exit}\n`
  writeFileSync(join(folder, 'apt-get'), script, { mode: 0o755 })
  for (const path of ['/bin/sh', '/usr/bin/env', '/usr/bin/true'])
    symlinkSync(path, join(folder, basename(path)))
  writeFileSync(join(folder, 'sudo'), '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', onLinux, resolve('tools/installPrograms.js'), '--required', program],
    {
      env: { ...process.env, PATH: folder },
      encoding: 'utf8',
    },
  )
  const commands = readFileSync(join(folder, 'asked'), 'utf8')
  rmSync(folder, { recursive: true })
  return { status, stdout, stderr, commands }
}

test('installs a missing program and prints one line', () => {
  expect(installing('git', 0)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Installing git: (sudo )?apt-get install git\n$/),
    stderr: '',
    commands: expect.stringMatching(/^update.*\ninstall git -y.*\n$/),
  })
})

test('names the command when a required program stays missing', () => {
  expect(installing('git', 100)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Missing: git\. Run `(sudo )?apt-get install git`, then try again\.\n$/),
  })
})
