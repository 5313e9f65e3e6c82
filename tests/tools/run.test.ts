import { expect, test } from 'vitest'
import { run } from '#tools/run.ts'

test('returns the output of a successful command', async () => {
  expect(await run('echo', 'hello')).toEqual({ isOk: true, output: 'hello' })
})

test('returns all output and the exit code of a failed command', async () => {
  const { isOk, output } = await run('sh', '-c', 'echo out; echo err >&2; exit 3')
  expect({ isOk, output }).toEqual({ isOk: false, output: 'out\nerr\nsh: exit 3' })
})

test('reports ENOENT for an unknown command', async () => {
  expect(await run('no-such-command')).toMatchObject({
    isOk: false,
    output: expect.stringContaining('ENOENT'),
  })
})

test('closes the standard input of a command', async () => {
  expect(await run('cat')).toEqual({ isOk: true, output: '' })
})
