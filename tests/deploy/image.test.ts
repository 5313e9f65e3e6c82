import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { childEnv } from '#tests/support/childEnv.ts'

const run = promisify(execFile)
const admitted = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))

/** Sources that each stage of the image copies from the build's context. */
const stages = readFileSync('deploy/Dockerfile', 'utf8')
  .split(/^FROM .*$/m)
  .slice(1)
  .map((stage) =>
    [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' ')),
  )
const image = stages.at(-1) ?? []
const commands = image.filter((path) => /^tools\/(?!commandLine)/.test(path))

const isBelow = (path: string, roots: string[]) =>
  roots.some((root) => root === '.' || path === root || path.startsWith(`${root}/`))

/** Files that a program imports, and those that they import. */
function importsOf(entries: string[]): string[] {
  const found = new Set(entries)
  for (const file of found)
    for (const [, spec = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'((?:#|\.\.?\/)[^']+\.(?:ts|tsx|js|json))'/g,
    ))
      found.add(spec.startsWith('#') ? pathOf(spec) : join(dirname(file), spec))
  return [...found]
}

const pathOf = (spec: string) => spec.slice(1).replace(/^web\//, 'web/src/')

test('admits what each stage copies', () => {
  expect(admitted).toEqual(expect.arrayContaining(['api', 'gateway', 'rules', 'server']))
  for (const path of stages.flat().filter((source) => source !== '.'))
    expect([path, existsSync(path), isBelow(path, admitted)]).toEqual([path, true, true])
})

test('copies every module that the programs and commands import', () => {
  const modules = importsOf(['api/main.ts', 'gateway/main.ts', ...commands])
  expect(modules.length).toBeGreaterThan(800)
  expect(modules.filter((path) => !isBelow(path, image))).toEqual([])
})

test('admits every module that the build of the site imports', () => {
  const configs = ['', 'agency.', 'roadBook.'].map((name) => `web/vite.${name}config.ts`)
  const modules = importsOf(['tools/buildSite.ts', 'web/src/main.tsx', 'web/src/server.tsx', ...configs])
  expect(modules.filter((path) => !isBelow(path, admitted))).toEqual([])
})

const folder = mkdtempSync(join(tmpdir(), 'explora-image-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('has the commands of the operator, each of which explains itself without npm', async () => {
  for (const path of ['package.json', ...image.filter((source) => source !== 'photos')])
    cpSync(path, join(folder, path), { recursive: true })
  for (const path of ['node_modules', 'photos']) symlinkSync(resolve(path), join(folder, path))
  expect(commands).toEqual(
    expect.arrayContaining([
      'tools/agencyOwner.ts',
      'tools/keys.ts',
      'tools/ledger.ts',
      'tools/catalogue.ts',
    ]),
  )
  for (const command of commands) {
    const { stdout } = await run(process.execPath, [command, '--help'], { cwd: folder, env: childEnv() })
    expect([command, stdout]).toEqual([command, expect.stringMatching(/usage|npm run|node tools/i)])
  }
})
