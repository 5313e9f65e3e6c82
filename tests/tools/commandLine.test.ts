import { afterEach, expect, test, vi } from 'vitest'
import { commandLine } from '#tools/commandLine.ts'

const { argv } = process
afterEach(() => {
  process.argv = argv
  vi.restoreAllMocks()
})

/** Parses a command line whose exit is a thrown error; returns the parsed options or the output. */
function parse(...options: string[]) {
  process.argv = ['node', 'tools/trip.ts', ...options]
  const lines: unknown[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const usage = 'Usage: npm run trip -- [--slug SLUG]'
  try {
    return commandLine({ usage, options: { slug: { type: 'string' } } }).values
  } catch (error) {
    return [error instanceof Error ? error.message : error, ...lines]
  }
}

test('parses the options of a command', () => {
  expect(parse('--slug', 'gr20')).toEqual({ slug: 'gr20' })
})

test('prints the usage for --help and exits with 0', () => {
  expect(parse('--help')).toEqual(['exit 0', 'Usage: npm run trip -- [--slug SLUG]'])
})

test('refuses an unknown option in one sentence and exits with 1', () => {
  expect(parse('--wrong')).toEqual([
    'exit 1',
    expect.stringMatching(/^Unknown option '--wrong'[^\n]*\nUsage: npm run trip[^\n]*$/),
  ])
})
