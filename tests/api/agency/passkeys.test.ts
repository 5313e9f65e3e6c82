import { beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox, sessions } from '#api/db/accountTables.ts'
import { auditEntries, passkeys, staff } from '#api/db/agencyTables.ts'
import { loadAgency } from '#api/db/demo/agency.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { appCode, staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const minute = 60_000
const unknown = 'Cette clé d’accès n’a pas été reconnue. Réessaie.'

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

  type Headers = { authorization: string }
  const post = (headers: Headers, path: string, payload?: object) =>
    api.inject({ method: 'POST', url: `/api/v1/agency${path}`, headers, ...(payload && { payload }) })
  const options = async (headers: Headers) => (await post(headers, '/second-factor/options')).json()
  const use = (headers: Headers, response: object, isSteppingUp = false) =>
    post(headers, '/second-factor/passkey', { response, step_up: isSteppingUp })
  const add = (headers: Headers, response: object, name = 'Téléphone') =>
    post(headers, '/factors/passkey', { response, name })
  const getError = (answer: { json(): { error?: { code: string } } }) => answer.json().error

  /** A member of the staff whose only factor is a passkey, with the agency open. */
  async function enrolled(rights = {}, counter = 0) {
    const member = await staffMember(current().db, rights, { isOpen: false, hasApp: false })
    const key = authenticator()
    const { creation } = await options(member.headers)
    const added = await add(member.headers, key.create(creation, counter))
    return { ...member, key, added: added.json() }
  }
  const findKey = async (userId: string) =>
    (await current().db.select().from(passkeys).where(eq(passkeys.userId, userId)))[0]
  const close = (userId: string) =>
    current().db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId))

  test('begins with a passkey, which opens the agency and brings recovery codes', async () => {
    const { headers, userId } = await staffMember(
      current().db,
      { email: 'zoe.cle@example.test', firstName: 'Zoé' },
      { isOpen: false, hasApp: false },
    )
    const { creation, request } = await options(headers)
    expect(request).toBeNull()
    expect(creation).toMatchObject({
      rp: { id: 'localhost', name: 'Explora' },
      user: { name: 'zoe.cle@example.test', displayName: 'Zoé' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
    })
    expect(Buffer.from(creation.challenge, 'base64url')).toHaveLength(32)
    const added = (await add(headers, authenticator().create(creation), ' Téléphone ')).json()
    expect(added.recovery_codes).toHaveLength(10)
    expect(added.me).toMatchObject({ access: 'open', factors: [{ kind: 'passkey', name: 'Téléphone' }] })
    const mails = await current().db.select().from(outbox).where(eq(outbox.recipient, 'zoe.cle@example.test'))
    expect(mails.map(({ text }) => text).join()).toContain('Téléphone')
    const logged = await current().db.select().from(auditEntries).where(eq(auditEntries.actorId, userId))
    expect(logged.map(({ action }) => action)).toEqual(['staff.passkey_begun', 'staff.factor_added'])
    expect(JSON.stringify(logged)).not.toContain(creation.challenge)
  })

  test('opens and steps up by a passkey, also with a counter that stands still', async () => {
    const { headers, userId, key } = await enrolled({}, 7)
    await close(userId)
    const { creation, request } = await options(headers)
    expect(creation).toBeNull()
    expect(request).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: (await findKey(userId))?.credentialId, transports: ['internal'] }],
    })
    const opened = await use(headers, key.use(request, 7))
    expect(opened.json()).toMatchObject({ access: 'open', stepped_up_until: null })
    const again = await options(headers)
    const steppedUp = await use(headers, key.use(again.request, 9), true)
    expect(steppedUp.json().stepped_up_until).toBe('2027-03-10T09:10:00.000Z')
    expect(await findKey(userId)).toMatchObject({ counter: 9, lastUsedAt: testNow })
    expect((await options(headers)).creation).toMatchObject({ excludeCredentials: [{ type: 'public-key' }] })
  })

  test.each<[string, (challenge: string, key: ReturnType<typeof authenticator>) => object]>([
    ['another challenge', (_, key) => key.use({ challenge: 'A'.repeat(43) })],
    ['another origin', (challenge, key) => key.use({ challenge, origin: 'https://explora.example' })],
    ['another site', (challenge, key) => key.use({ challenge, rpId: 'explora.example' })],
    ['another key', (challenge, key) => ({ ...authenticator().use({ challenge }), ...toId(key, challenge) })],
    ['an unknown key', (challenge) => authenticator().use({ challenge })],
    ['a smaller counter', (challenge, key) => key.use({ challenge }, 4)],
    ['a creation', (challenge, key) => ({ ...key.use({ challenge }), response: created(key, challenge) })],
  ])('rejects a response with %s', async (_case, answer) => {
    const { headers, userId, key } = await enrolled({}, 5)
    await close(userId)
    const { request } = await options(headers)
    const refused = await use(headers, answer(request.challenge, key))
    expect([refused.statusCode, getError(refused)]).toMatchObject([
      422,
      { code: 'INVALID_CODE', message: unknown },
    ])
    expect(await findKey(userId)).toMatchObject({ counter: 5 })
    // Rejected, the challenge is used up as well.
    expect((await use(headers, key.use(request, 6))).statusCode).toBe(422)
  })

  test('rejects a challenge that was used, is five minutes old, or belongs to another session', async () => {
    const { headers, userId, key } = await enrolled()
    const other = await enrolled()
    const first = await options(headers)
    expect((await use(headers, key.use(first.request))).statusCode).toBe(200)
    expect(getError(await use(headers, key.use(first.request)))).toMatchObject({ code: 'INVALID_CODE' })
    const theirs = await options(other.headers)
    await options(headers)
    expect(getError(await use(headers, key.use(theirs.request)))).toMatchObject({ code: 'INVALID_CODE' })
    const late = await options(headers)
    now = new Date(testNow.getTime() + 5 * minute)
    expect(getError(await use(headers, key.use(late.request)))).toMatchObject({ code: 'INVALID_CODE' })
    const [row] = await current().db.select().from(staff).where(eq(staff.userId, userId))
    expect(row?.wrongCodes).toHaveLength(3)
  })

  test('closes the second step after five refused passkeys, for that person only', async () => {
    const { headers, key } = await enrolled()
    const other = await enrolled()
    const forge = async () =>
      use(headers, key.use({ ...(await options(headers)).request, origin: 'https://a.test' }))
    for (let wrong = 0; wrong < 4; wrong++)
      expect(getError(await forge())).toMatchObject({ code: 'INVALID_CODE' })
    expect(getError(await forge())).toMatchObject({ code: 'LOCKED' })
    const { request } = await options(headers)
    expect(getError(await use(headers, key.use(request)))).toMatchObject({ code: 'LOCKED' })
    const theirs = await options(other.headers)
    expect((await use(other.headers, other.key.use(theirs.request))).statusCode).toBe(200)
  })

  test('adds a passkey beside an app after a step-up alone, and only a verified one', async () => {
    const { headers, secret, userId } = await staffMember(current().db)
    const { creation } = await options(headers)
    expect(creation).toBeNull()
    await post(headers, '/second-factor/totp', { code: appCode(secret, now), step_up: true })
    const begun = await options(headers)
    const unverified = authenticator({ isVerifying: false }).create(begun.creation)
    expect(getError(await add(headers, unverified))).toMatchObject({ message: unknown })
    expect(getError(await add(headers, unverified, ' '))).toMatchObject({ code: 'INVALID_NAME' })
    const next = await options(headers)
    const added = await add(headers, authenticator().create(next.creation))
    expect(added.json().me.factors.map(({ kind }: { kind: string }) => kind)).toEqual(['totp', 'passkey'])
    expect(added.json().recovery_codes).toHaveLength(10)
    await current().db.update(sessions).set({ steppedUpAt: null }).where(eq(sessions.userId, userId))
    expect(getError(await add(headers, authenticator().create(next.creation)))).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    })
  })

  test('refuses a credential that another account has', async () => {
    const { key } = await enrolled()
    const { headers } = await staffMember(current().db, {}, { isOpen: false, hasApp: false })
    const { creation } = await options(headers)
    expect(getError(await add(headers, key.create(creation)))).toMatchObject({ code: 'INVALID_CODE' })
  })

  test('removes one of two passkeys, at most, and closes what else it may have opened', async () => {
    const { db } = current()
    const { headers, userId, key } = await enrolled()
    const elsewhere = await staffMember(db)
    await db.update(sessions).set({ userId }).where(eq(sessions.id, elsewhere.sessionId))
    const { request } = await options(headers)
    await use(headers, key.use(request), true)
    const { creation } = await options(headers)
    await add(headers, authenticator().create(creation), 'Ordinateur')
    const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId))
    const remove = (id: string) =>
      api.inject({ method: 'DELETE', url: `/api/v1/agency/factors/${id}`, headers })
    const answers = await Promise.all(keys.map(({ id }) => remove(id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await db.$count(passkeys, eq(passkeys.userId, userId))).toBe(1)
    const [session] = await db.select().from(sessions).where(eq(sessions.id, elsewhere.sessionId))
    expect(session?.secondFactorAt).toBeNull()
  })
})

const toId = (key: ReturnType<typeof authenticator>, challenge: string) => {
  const { id, rawId } = key.use({ challenge })
  return { id, rawId }
}

const created = (key: ReturnType<typeof authenticator>, challenge: string) => ({
  ...key.use({ challenge }).response,
  clientDataJSON: key.create({ challenge }).response.clientDataJSON,
})
