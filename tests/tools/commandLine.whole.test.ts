import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, path] = / ((?:tools|tests)\/\S+\.ts)$/.exec(script) ?? []
  return path && !name.startsWith('pre') ? [[name, path]] : []
})

const run = (path: string, option: string) =>
  spawnSync('node', [path, option], { encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'silent' } })

test('finds the commands of package.json', () => {
  expect(commands.length).toBeGreaterThan(9)
})

test.each(commands)('%s prints its usage for --help', (_, path) => {
  expect(run(path ?? '', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm /),
  })
})

test('an unknown option is refused without a stack trace', () => {
  const { status, stderr } = run('tools/start.ts', '--wrong')
  expect(stderr).toMatch(/^Unknown option '--wrong'[^\n]*\nUsage: npm /)
  expect([status, stderr.includes('    at ')]).toEqual([1, false])
})
