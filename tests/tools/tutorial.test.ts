import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/postgres.ts'
import { readRepository } from '#tools/rules/all.ts'

const copy = mkdtempSync(join(tmpdir(), 'explora-tutorial-'))
const bin = resolve('node_modules/.bin')
// As on a fresh clone: nothing built, no environment of a test.
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NODE_ENV: undefined }

const steps = [
  ...readFileSync('docs/tutorial.md', 'utf8').matchAll(/```(diff|sh)(?: (\S+))?\n([\s\S]*?)```/g),
].map(([, kind, path = '', text = '']) => ({ kind, path, text }))

/** A copy of the tracked files. Large read-only folders are shared. */
beforeAll(() => {
  const shared = ['photos']
  for (const { path } of readRepository())
    if (!shared.includes(dirname(path))) cpSync(path, join(copy, path), { preserveTimestamps: true })
  for (const folder of [...shared, 'node_modules']) symlinkSync(resolve(folder), join(copy, folder))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Replaces lines that occur exactly once. */
function apply(path: string, diff: string): void {
  const lines = diff.trimEnd().split('\n')
  const side = (other: string) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const text = readFileSync(join(copy, path), 'utf8')
  expect(text.split(side('+')), `${path} has these lines once:\n${side('+')}`).toHaveLength(2)
  writeFileSync(
    join(copy, path),
    text.replace(side('+'), () => side('-')),
  )
}

test('it names its files and its commands', () => {
  expect(steps.filter(({ kind }) => kind === 'diff').length).toBeGreaterThan(8)
  // In a copy these would install into the shared folder.
  for (const { kind, text } of steps)
    if (kind === 'sh') expect(text).not.toMatch(/npm (start|test|run check)/)
})

test('done as it says, the field is in the schema and on the page', { timeout: 600_000 }, async () => {
  for (const { kind, path, text } of steps)
    if (kind === 'diff') apply(path, text)
    else await promisify(execFile)('sh', ['-ec', text], { cwd: copy, env })

  const [port, apiPort] = [await freePort(), await freePort()]
  const started = spawn('node', ['tools/start.ts'], {
    cwd: copy,
    env: { ...env, PORT: `${port}`, API_PORT: `${apiPort}`, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(started, 'exit')
  for await (const line of createInterface({ input: started.stdout })) if (line.includes('prêt')) break
  const site = `http://localhost:${port}`
  const [schema, page] = await Promise.all(
    ['/schema.graphql', '/collections/premiers-pas'].map(async (path) => (await fetch(site + path)).text()),
  )
  started.kill()
  expect(schema).toMatch(/season: String\b/)
  expect(page).toContain('À vivre d’avril à octobre</p>')
  expect(await exit).toEqual([0, null])
})
