import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { commands, image } from '#tests/deploy/dockerfile.ts'
import { childEnv } from '#tests/support/childEnv.ts'

const run = promisify(execFile)
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
