import { beforeAll, expect, test } from 'vitest'
import { sessions } from '#api/db/accountTables.ts'
import { staff } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const minute = 60_000

onDatabase('empty', (current) => {
  let api: Api
  let owner: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => testNow })
    owner = await staffMember(current().db, { role: 'owner', firstName: 'Agnès' })
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    api.inject({ url: `/api/v1/agency${path}`, headers })
  const outcome = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, headers)
    return [answer.statusCode, answer.json().error?.code]
  }
  const notFound = [404, 'ROUTE_NOT_FOUND']

  test('does not exist for visitors, customers and suspended staff', async () => {
    const { db } = current()
    const customer = await signedInAccount(db)
    const suspended = await staffMember(db, { role: 'owner', state: 'suspended' })
    const unknown = await get('/nowhere')
    for (const headers of [{}, { authorization: 'Bearer x.y.z' }, customer.headers, suspended.headers]) {
      for (const path of ['/me', '/staff', '/audit']) expect(await outcome(path, headers)).toEqual(notFound)
      const answer = await get('/me', headers)
      expect({ ...answer.json().error, request_id: '' }).toEqual({ ...unknown.json().error, request_id: '' })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('opens to the browser of staff, and names the missing permission', async () => {
    const { headers } = await staffMember(current().db, { permissions: ['bookings'] })
    const me = await get('/me', headers)
    expect(me.json()).toMatchObject({ access: 'open', role: 'staff', permissions: ['bookings'] })
    expect(me.headers['cache-control']).toBe('no-store')
    const refused = await get('/staff', headers)
    expect([refused.statusCode, refused.json().error.code, refused.json().error.message]).toEqual([
      403,
      'MISSING_PERMISSION',
      'Il faut être propriétaire pour cette action. Demande à Agnès.',
    ])
  })

  test('never opens to the token of a program, whatever its session has proved', async () => {
    const member = await staffMember(current().db, { role: 'owner' })
    const token = await signedInAccount(current().db)
    await current()
      .db.update(sessions)
      .set({ userId: member.userId, secondFactorAt: testNow })
      .where(eq(sessions.id, token.sessionId))
    const auth = authentication({ db: current().db, clock: () => testNow, env: testEnv() })
    const bearer = await auth.issueToken(token.sessionId, member.userId)
    const headers = { authorization: `Bearer ${bearer}` }
    expect(await outcome('/audit', headers)).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    expect((await get('/me', headers)).json()).toMatchObject({ access: 'second_factor' })
    const enrol = await api.inject({ method: 'POST', url: '/api/v1/agency/factors/totp', headers })
    expect(enrol.json().error.code).toBe('SECOND_FACTOR_REQUIRED')
  })

  test('requires the second factor, and then a step-up', async () => {
    const closed = await staffMember(current().db, { role: 'owner' }, { isOpen: false })
    expect(await outcome('/audit', closed.headers)).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    const fresh = await staffMember(current().db, {}, { isOpen: false, hasApp: false })
    expect((await get('/me', fresh.headers)).json()).toMatchObject({ access: 'to_enrol' })
    const invite = await api.inject({
      method: 'POST',
      url: '/api/v1/agency/invitations',
      headers: owner.headers,
      payload: { email: 'zoe@example.test', role: 'staff' },
    })
    expect([invite.statusCode, invite.json().error.code]).toEqual([403, 'STEP_UP_REQUIRED'])
  })

  test('applies a suspension to the next request', async () => {
    const member = await staffMember(current().db, { role: 'owner' })
    expect((await get('/audit', member.headers)).statusCode).toBe(200)
    await current().db.update(staff).set({ state: 'suspended' }).where(eq(staff.userId, member.userId))
    expect(await outcome('/audit', member.headers)).toEqual(notFound)
  })

  test('closes after two hours without use', async () => {
    const member = await staffMember(current().db, { role: 'owner' })
    await current()
      .db.update(sessions)
      .set({ lastSeenAt: new Date(testNow.getTime() - 120 * minute) })
      .where(eq(sessions.id, member.sessionId))
    expect(await outcome('/audit', member.headers)).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  })
})
