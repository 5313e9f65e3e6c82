import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeLock } from '#api/db/lock.ts'
import { installKeys } from '#api/modules/keys/requireKey.ts'
import { installErrors } from '#api/plugins/errors.ts'
import { childEnv } from '#tests/support/childEnv.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { testEnv } from '#tests/support/testApi.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'empty')
})
afterAll(() => database.close())

/** Runs the command as an operator does, on the database of a running service unless a test says otherwise. */
async function keys(args: string[], env: Record<string, string> = { DATABASE_URL: database.url ?? '' }) {
  const options = { env: { ...childEnv(), DATA_DIR: tmpdir(), ...env } }
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/keys.ts', ...args], options)
  return stdout.trimEnd().split('\n')
}

test('creates, lists and revokes a key of a running service', async () => {
  const app = Fastify()
  installErrors(app)
  const requireKey = installKeys(app, { ...database, clock: () => new Date(), env: testEnv() })
  app.get('/', { onRequest: requireKey('octo') }, (request) => request.apiKey.reseller?.name)
  const findStatus = async (key: string) =>
    (await app.inject({ url: '/', headers: { authorization: `Bearer ${key}` } })).statusCode

  const key = (await keys(['create', 'Klook', '--scope', 'octo', '--test', '--net', '85'])).at(-1) ?? ''
  expect(key).toMatch(/^explora_test_[\w-]{43}$/)
  expect(await findStatus(key)).toBe(200)
  await keys(['revoke', key.slice(0, 21)])
  expect(await findStatus(key)).toBe(403)
  expect(await keys(['list'])).toEqual([
    expect.stringMatching(/^explora_test_\S{8}… {2}Klook {2}octo {2}test {2}revoked 20/),
  ])
})

test('refuses an embedded database that a server uses, in one sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'explora-keys-'))
  takeLock(join(dataDir, 'database.lock'))
  const refusal = keys(['list'], { DATA_DIR: dataDir })
  await expect(refusal).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^.*already uses this database; stop it first\.\n$/),
  })
})
