import { beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox, sessions } from '#api/db/accountTables.ts'
import { auditEntries, recoveryCodes, staff, totpSecrets } from '#api/db/agencyTables.ts'
import { loadAgency } from '#api/db/demo/agency.ts'
import { and, eq, isNull } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { appCode, fromBase32, staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const minute = 60_000
onDatabase('empty', (current) => {
  let api: Api
  let now = testNow
  beforeAll(async () => {
    await loadAgency(current().db, testNow)
    api = await testApi(current().db, { clock: () => now })
    await staffMember(current().db, { role: 'owner', firstName: 'Agnès' })
  })
  beforeEach(() => {
    now = testNow
  })
  const after = (ms: number) => {
    now = new Date(testNow.getTime() + ms)
    return now
  }

  type Headers = { authorization: string }
  const post = (headers: Headers, path: string, payload?: object) =>
    api.inject({ method: 'POST', url: `/api/v1/agency${path}`, headers, ...(payload && { payload }) })
  const totp = (headers: Headers, code: string, isSteppingUp = false) =>
    post(headers, '/second-factor/totp', { code, step_up: isSteppingUp })
  const getCode = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code
  const closed = (rights = {}) => staffMember(current().db, rights, { isOpen: false })
  const entries = (userId: string) => current().db.$count(auditEntries, eq(auditEntries.actorId, userId))
  const mailsTo = (recipient: string) =>
    current().db.select().from(outbox).where(eq(outbox.recipient, recipient))

  test('opens by a code, once for each step, and by the neighbouring steps', async () => {
    const { headers, secret, userId } = await closed()
    const opened = await totp(headers, appCode(secret, now))
    expect(opened.json()).toMatchObject({ access: 'open', stepped_up_until: null })
    expect(opened.json().open_until).toBe('2027-03-10T11:00:00.000Z')
    expect(await entries(userId)).toBe(1)
    expect(getCode(await totp(headers, appCode(secret, now)))).toBe('INVALID_CODE')
    expect(getCode(await totp(headers, appCode(secret, new Date(now.getTime() - 30_000))))).toBe(
      'INVALID_CODE',
    )
    expect((await totp(headers, appCode(secret, new Date(now.getTime() + 30_000)))).statusCode).toBe(200)
    expect(await entries(userId)).toBe(2)
  })

  test.each([-60_000, 60_000])('refuses the code of a step %i ms away', async (ms) => {
    const { headers, secret } = await closed()
    const answer = await totp(headers, appCode(secret, new Date(now.getTime() + ms)))
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      422,
      'Code faux ou déjà utilisé. Attends le suivant.',
    ])
  })

  test('takes the code of an app where a demonstration stops the clock', async () => {
    const { headers, secret } = await closed()
    const stopped = await testApi(current().db, { clock: () => testNow, env: { fixedNow: testNow } })
    const call = { method: 'POST', url: '/api/v1/agency/second-factor/totp', headers } as const
    const answerTo = async (at: Date) => {
      const payload = { code: appCode(secret, at), step_up: false }
      return (await stopped.inject({ ...call, payload })).statusCode
    }
    expect([await answerTo(testNow), await answerTo(new Date())]).toEqual([422, 200])
    await stopped.close()
  })

  test('steps up for ten minutes', async () => {
    const member = await closed()
    const { headers, secret } = member
    const answer = await totp(headers, appCode(secret, now), true)
    expect(answer.json().stepped_up_until).toBe('2027-03-10T09:10:00.000Z')
    after(9 * minute)
    const renewed = await post(headers, '/factors/recovery-codes')
    expect(renewed.json().recovery_codes).toHaveLength(10)
    const { userId, sessionId } = member
    await current()
      .db.update(sessions)
      .set({ steppedUpAt: new Date(now.getTime() - 10 * minute) })
      .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    expect(getCode(await post(headers, '/factors/recovery-codes'))).toBe('STEP_UP_REQUIRED')
  })

  test('locks a person after five wrong codes, twice as long the next time, and mails', async () => {
    const email = 'claire.lock@example.test'
    const { headers, secret, userId } = await closed({ email })
    const other = await closed()
    for (let wrong = 0; wrong < 4; wrong++)
      expect(getCode(await totp(headers, '000000'))).toBe('INVALID_CODE')
    const locked = await totp(headers, '000000')
    expect([locked.statusCode, getCode(locked), locked.headers['retry-after']]).toEqual([
      429,
      'LOCKED',
      '900',
    ])
    expect(getCode(await totp(headers, appCode(secret, now)))).toBe('LOCKED')
    expect((await totp(other.headers, appCode(other.secret, now))).statusCode).toBe(200)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Ton second facteur est fermé pour un moment',
    ])
    expect(await entries(userId)).toBe(0)
    const isMember = eq(staff.userId, userId)
    await current().db.update(staff).set({ lockedUntil: now }).where(isMember)
    for (let wrong = 0; wrong < 5; wrong++) await totp(headers, '000000')
    const [row] = await current().db.select().from(staff).where(isMember)
    expect(row?.lockedUntil).toEqual(new Date(now.getTime() + 30 * minute))
  })

  test('counts concurrent wrong codes one after the other', async () => {
    const { headers, secret } = await closed()
    const answers = await Promise.all(Array.from({ length: 12 }, () => totp(headers, '111111')))
    expect(answers.filter((answer) => getCode(answer) === 'INVALID_CODE')).toHaveLength(4)
    expect(getCode(await totp(headers, appCode(secret, now)))).toBe('LOCKED')
  })

  test('enrols an app, whose recovery codes open once and never step up', async () => {
    const { db } = current()
    const email = 'zoe.enrols@example.test'
    const { headers, userId } = await staffMember(db, { email }, { isOpen: false, hasApp: false })
    const begun = (await post(headers, '/factors/totp')).json()
    expect(begun.uri).toContain(`secret=${begun.secret}&issuer=Explora`)
    expect(begun.qr_svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
    const secret = fromBase32(begun.secret)
    expect(getCode(await post(headers, '/factors/totp/confirm', { code: '000000' }))).toBe('INVALID_CODE')
    const confirmed = await post(headers, '/factors/totp/confirm', { code: appCode(secret, now) })
    const { me, recovery_codes: codes } = confirmed.json()
    expect(me).toMatchObject({ access: 'open', recovery_codes_left: 10, factors: [{ kind: 'totp' }] })
    expect(new Set(codes).size).toBe(10)
    const [app] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
    expect(Buffer.from(app?.secretSealed ?? []).includes(Buffer.from(secret))).toBe(false)
    const hashes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    expect(hashes.every(({ codeHash }) => codeHash.startsWith('$argon2id$'))).toBe(true)
    expect(getCode(await post(headers, '/factors/totp'))).toBe('STEP_UP_REQUIRED')

    await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId))
    const used = await post(headers, '/second-factor/recovery', { code: String(codes[3]).toLowerCase() })
    expect(used.json()).toMatchObject({ access: 'open', stepped_up_until: null, recovery_codes_left: 9 })
    const again = await post(headers, '/second-factor/recovery', { code: codes[3] })
    expect(again.json().error.message).toBe('Ce code de secours est faux ou a déjà servi.')
    expect((await mailsTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Un de tes codes de secours a servi',
      'Un second facteur a été ajouté à ton accès',
    ])
  })

  test('retains the last factor, and the former app until the new one is confirmed', async () => {
    const { db } = current()
    const { headers, secret, userId } = await staffMember(db, {}, { isSteppedUp: true })
    const [app] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
    const removed = await api.inject({
      method: 'DELETE',
      url: `/api/v1/agency/factors/${app?.id}`,
      headers,
    })
    expect([removed.statusCode, getCode(removed)]).toEqual([409, 'LAST_FACTOR'])
    const begun = (await post(headers, '/factors/totp')).json()
    expect((await totp(headers, appCode(secret, now))).statusCode).toBe(200)
    const next = fromBase32(begun.secret)
    await post(headers, '/factors/totp/confirm', { code: appCode(next, now) })
    expect(getCode(await totp(headers, appCode(secret, after(30_000))))).toBe('INVALID_CODE')
    expect((await totp(headers, appCode(next, now))).statusCode).toBe(200)
    const pending = and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt))
    expect(await db.$count(totpSecrets, pending)).toBe(0)
  })
})
