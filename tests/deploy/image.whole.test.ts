import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildImage } from '#tests/deploy/builtImage.ts'
import { commands, variables } from '#tests/deploy/dockerfile.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { childEnv } from '#tests/support/childEnv.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { type GatewayProcess, untilReady } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'
import { testSecret } from '#tests/support/testApi.ts'

const run = promisify(execFile)
const root = mkdtempSync(join(tmpdir(), 'explora-image-'))
let folder = ''
beforeAll(() => {
  folder = buildImage(root)
}, 300_000)
afterAll(() => rmSync(root, { recursive: true }))

/** Starts a program as the image does, but for its addresses and its volume. */
async function startProgram(
  program: string,
  portName: string,
  env: Record<string, string>,
): Promise<GatewayProcess> {
  const port = String(await freePort())
  const here = { HOST: '127.0.0.1', API_HOST: '127.0.0.1', DATA_DIR: join(root, `data-${portName}`) }
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...childEnv(), ...variables, ...here, SESSION_SECRET: testSecret, ...env, [portName]: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
  const started = { url: `http://127.0.0.1:${port}`, child, output: () => text }
  await untilReady(started)
  return started
}

test('has the commands of the operator, each of which explains itself without npm', async () => {
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

test('serves pages and photographs by its two programs', async () => {
  const database = await createPostgres('demo')
  const api = await startProgram('api/main.ts', 'API_PORT', { DATABASE_URL: database.url })
  const gateway = await startProgram('gateway/main.ts', 'PORT', { API_URL: api.url })
  const html = await (await fetch(`${gateway.url}/expeditions/calanques-en-kayak-et-a-pied`)).text()
  expect(html).toContain('<h1')
  expect(html).toContain('Les Calanques en kayak et à pied')
  const files = [...html.matchAll(/"(\/(?:assets|images|react)\/[^"\s]+)"/g)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(3)
  for (const path of new Set(files))
    expect([path, (await fetch(gateway.url + path)).status]).toEqual([path, 200])
  expect(await Promise.all([gateway, api].map(({ child }) => stopProcess(child)))).toEqual([0, 0])
  await database.drop()
})
