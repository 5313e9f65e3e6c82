import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { newAccount, newVisitor, rightPassword } from '#tests/api/auth/visitor.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

const { stream, lines } = capturedLog()
let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'empty')
  api = await testApi(database.db, { env: { logLevel: 'info' }, logStream: stream })
})
afterAll(async () => {
  await api.close()
  await database.close()
})

type Line = { time: number; msg: string; reqId: string; userId?: string; code?: string; blockHash?: string }

/** Log lines of one request. */
const texts = (requestId: unknown): Line[] =>
  lines.map((line): Line => JSON.parse(line)).filter(({ reqId }) => reqId === requestId)

const saying = (requestId: unknown, msg: string) => texts(requestId).find((line) => line.msg === msg)

test('logs each sign-up, sign-in, password change and sign-out with its time and account', async () => {
  const visitor = newVisitor(api)
  const made = await newAccount(api)
  const signedIn = await visitor.login(made.email, rightPassword)
  const line = saying(signedIn.headers['x-request-id'], 'signed in')
  expect(line).toMatchObject({ userId: made.userId })
  expect(line?.time).toBeGreaterThan(0)
  const authorization = `Bearer ${signedIn.json().token}`
  const change = { current_password: rightPassword, password: 'un autre sommet' }
  const changed = await visitor.post('/auth/password/change', change, { authorization })
  expect(saying(changed.headers['x-request-id'], 'password changed')).toMatchObject({
    userId: made.userId,
  })
  const left = await visitor.post('/auth/logout', {}, { authorization })
  expect(saying(left.headers['x-request-id'], 'signed out')).toMatchObject({ userId: made.userId })
  const signedUp = await visitor.signUp()
  expect(saying(signedUp.headers['x-request-id'], 'signed in')?.userId).toBe(signedUp.json().user_id)
})

test.each([
  ['INVALID_CREDENTIALS', { path: '/auth/login/', payload: { email: 'a@example.test', password: 'guess' } }],
  ['RESET_LINK_INVALID', { path: '/auth/password', payload: { token: 'x'.repeat(43), password: 'abcdef' } }],
  ['UNAUTHENTICATED', { path: '/auth/password/change', payload: { current_password: 'a', password: 'b' } }],
  ['CROSS_SITE', { path: '/auth/logout', headers: { 'sec-fetch-site': 'cross-site' } }],
  ['AMBIGUOUS_CREDENTIALS', { path: '/cart/', headers: { cookie: 'sid=a', authorization: 'Bearer a' } }],
])('logs a warning with the hashed address block for %s', async (code, request) => {
  const { path, payload = {}, headers = {} } = { payload: undefined, headers: undefined, ...request }
  const id = randomUUID()
  const visitor = newVisitor(api)
  await visitor.post(path, payload, { ...headers, 'x-request-id': id })
  const line = saying(id, 'refused')
  expect(line).toMatchObject({ level: 40, code, blockHash: expect.stringMatching(/^[\w-]{16}$/) })
  expect(lines.filter((each) => each.includes(id)).join()).not.toContain(`${visitor.remoteAddress}/`)
})

test('logs attempts at many accounts under one hash, without passwords', async () => {
  const [guesser, other] = [newVisitor(api), newVisitor(api)]
  const guesses = [1, 2, 3].map((n) => guesser.login(`somebody${n}@example.test`, 'guess'))
  const hashes = (await Promise.all(guesses)).map(
    ({ headers }) => saying(headers['x-request-id'], 'refused')?.blockHash,
  )
  expect(new Set(hashes).size).toBe(1)
  const elsewhere = await other.login('somebody1@example.test', 'guess')
  expect(saying(elsewhere.headers['x-request-id'], 'refused')?.blockHash).not.toBe(hashes[0])
  const mistyped = await other.check('no address')
  expect(mistyped.statusCode).toBe(422)
  expect(saying(mistyped.headers['x-request-id'], 'refused')).toBeUndefined()
})

test('writes no log line from user input', async () => {
  const id = randomUUID()
  const forged = '\n{"level":30,"msg":"signed in","userId":"1"}\r\n'
  await newVisitor(api).get(`/themes/${encodeURIComponent(forged)}`, { 'x-request-id': id })
  await newVisitor(api).login(`a@example.test${forged}`, forged, { 'x-request-id': `${id}-2` })
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  expect(lines.join('').split('\n').filter(Boolean)).toHaveLength(lines.length)
})
