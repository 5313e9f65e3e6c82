import { beforeAll, expect, test } from 'vitest'
import { sessions, users } from '#api/db/accountTables.ts'
import { auditEntries, totpSecrets } from '#api/db/agencyTables.ts'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { enrolDemoStaff } from '#api/db/demo/staff.ts'
import { eq } from '#api/db/drizzle.ts'
import { openSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { type Credentials, startGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { appCode, openInvitation } from '#tests/support/staff.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const current = product()
let owner: Credentials
let claire: Credentials

beforeAll(async () => {
  await enrolDemoStaff(current().db, testEnv(), testNow)
  owner = await signIn('agence')
  claire = await signIn('claire.agence')
})

async function signIn(name: string): Promise<Credentials> {
  const login = `mutation { login(email: "${name}@demo.explora.test", password: "${demoPassword}") { user { agencyAccess } errors { code } } }`
  const { data, cookie } = await current().gateway.ask(login)
  expect(data).toEqual({ login: { user: { agencyAccess: 'SECOND_FACTOR' }, errors: [] } })
  return { cookie }
}

/** Codes of three neighbouring steps are accepted, each once. */
async function codeFor(name: string): Promise<string> {
  const isUser = eq(users.email, `${name}@demo.explora.test`)
  const [app] = await current()
    .db.select({ app: totpSecrets })
    .from(totpSecrets)
    .innerJoin(users, eq(users.id, totpSecrets.userId))
    .where(isUser)
  const secret = app && openSecret(testEnv(), app.app.userId, app.app.secretSealed)
  const step = app ? Math.max(app.app.lastStep + 1, Math.floor(testNow.getTime() / 30_000) - 1) : 0
  return appCode(secret ?? new Uint8Array(), new Date(step * 30_000))
}

type Result = { answer: { errors: { code: string; message: string }[] } & Record<string, unknown> }
const mutate = async (call: string, selection: string, credentials: Credentials) => {
  const { data, errors } = await current().gateway.ask<Result>(
    `mutation { answer: ${call} { ${selection} errors { code message } } }`,
    {},
    credentials,
  )
  expect(errors).toBeUndefined()
  return data.answer
}
const codes = ({ errors }: Result['answer']) => errors.map(({ code }) => code)
const read = (credentials: Credentials, fields = 'me { email role permissions }') =>
  current().gateway.ask<{ agency: Record<string, unknown> | null }>(
    `{ agency { ${fields} } me { agencyAccess } }`,
    {},
    credentials,
  )
const findId = async (name: string) => {
  const [row] = await current()
    .db.select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${name}@demo.explora.test`))
  return row?.id ?? ''
}
const entries = () => current().db.$count(auditEntries)

test('answers a visitor without a call, and is closed before the second factor', async () => {
  current().calls()
  const { data } = await current().gateway.ask('{ agency { me { id } } }')
  expect([data, current().calls()]).toEqual([{ agency: null }, []])
  expect((await read(owner)).data).toEqual({ agency: null, me: { agencyAccess: 'SECOND_FACTOR' } })
})

test('opens by the code of the app, for staff with their permissions', async () => {
  expect(codes(await mutate('agencyVerifyTotp(code: "000000")', 'access', owner))).toEqual(['INVALID_CODE'])
  const opened = await mutate(
    `agencyVerifyTotp(code: "${await codeFor('agence')}")`,
    'access me { factors { kind } }',
    owner,
  )
  expect(opened).toEqual({ access: 'OPEN', me: { factors: [{ kind: 'TOTP' }] }, errors: [] })
  const answer = await read(owner)
  expect(answer.data.agency).toEqual({
    me: { email: 'agence@demo.explora.test', role: 'OWNER', permissions: [] },
  })
  expect(answer.headers.get('cache-control')).toContain('no-store')
  await mutate(`agencyVerifyTotp(code: "${await codeFor('claire.agence')}")`, 'access', claire)
  const ofClaire = await read(claire, 'me { permissions } staff { id }')
  expect(ofClaire.data.agency).toEqual({ me: { permissions: ['BOOKINGS', 'MESSAGES'] }, staff: null })
  expect(ofClaire.errors).toMatchObject([{ path: ['agency', 'staff'], extensions: { code: 'FORBIDDEN' } }])
})

test('searches with the rights of the caller', async () => {
  const search = (credentials: Credentials) =>
    read(
      credentials,
      'search(query: "vanoise") { kind title expeditionName departureId startDate isCanceled }',
    )
  const { data } = await search(claire)
  expect(data.agency?.search).toContainEqual({
    kind: 'EXPEDITION',
    title: 'Les balcons de la Vanoise',
    expeditionName: 'Les balcons de la Vanoise',
    departureId: null,
    startDate: null,
    isCanceled: false,
  })
  const customers = (credentials: Credentials) => read(credentials, 'search(query: "camille") { kind }')
  expect((await customers(claire)).data.agency?.search).toContainEqual({ kind: 'RESERVATION' })
  const letter = await read(claire, 'me { email } search(query: "a") { kind }')
  expect(letter.data.agency).toEqual({ me: { email: 'claire.agence@demo.explora.test' }, search: null })
})

test('never opens to a token of createToken', async () => {
  const { data } = await current().gateway.ask<{ createToken: { token: string } }>(
    `mutation { createToken(email: "agence@demo.explora.test", password: "${demoPassword}") { token } }`,
  )
  const bearer = { bearer: data.createToken.token }
  const code = await codeFor('agence')
  expect(codes(await mutate(`agencyVerifyTotp(code: "${code}")`, 'access', bearer))).toEqual([
    'SECOND_FACTOR_REQUIRED',
  ])
  expect((await read(bearer)).data.agency).toBeNull()
})

test('writes nothing without a step-up, an entry for each success, and none for a refusal', async () => {
  const id = await findId('noe.agence')
  const invite = 'agencyInvite(input: { email: "zoe@example.test", role: STAFF, permissions: [DEPARTURES] })'
  const save = (version: number, role = 'STAFF') =>
    `agencySaveStaff(id: "${id}", version: ${version}, input: { role: ${role}, permissions: [CATALOGUE] })`
  const before = await entries()
  for (const call of [invite, save(1), `agencyResetFactors(id: "${id}")`, 'agencyRenewRecoveryCodes'])
    expect(codes(await mutate(call, '__typename', owner))).toEqual(['STEP_UP_REQUIRED'])
  expect(codes(await mutate(invite, '__typename', claire))).toEqual(['MISSING_PERMISSION'])
  expect(await entries()).toBe(before)

  await mutate(`agencyVerifyTotp(code: "${await codeFor('agence')}", stepUp: true)`, 'access', owner)
  const invited = await mutate(invite, 'invitation { id email permissions }', owner)
  expect(invited).toMatchObject({ invitation: { email: 'zoe@example.test', permissions: ['DEPARTURES'] } })
  const saved = await mutate(save(1), 'staff { version permissions }', owner)
  expect(saved.staff).toEqual({ version: 2, permissions: ['CATALOGUE'] })
  const stale = await mutate(
    save(1, 'OWNER'),
    'staff { id } conflict { version fields { field mine theirs } }',
    owner,
  )
  expect([codes(stale), stale.staff, stale.conflict]).toEqual([
    ['CONFLICT'],
    null,
    { version: 2, fields: [{ field: 'role', mine: '"OWNER"', theirs: '"STAFF"' }] },
  ])
  await mutate('agencyRenewRecoveryCodes', 'recoveryCodes', owner)
  await mutate(`agencyResetFactors(id: "${id}")`, 'staff { id }', owner)
  const { data } = await read(owner, 'invitations { id }')
  const [{ id: invitationId } = { id: '' }] = Object(data.agency).invitations
  await mutate(`agencyRevokeInvitation(id: "${invitationId}")`, 'ok', owner)
  expect(await entries()).toBe(before + 6)

  const log = await read(
    owner,
    'audit(first: 6) { nodes { sentence actorName label changes { field before after } } }',
  )
  expect(Object(log.data.agency).audit.nodes.at(4)).toMatchObject({
    sentence: 'a invité z…@example.test',
    actorName: 'Agnès',
  })
  expect(JSON.stringify(log.data)).not.toContain('zoe@')
})

test('refuses to leave the last owner, and applies a demotion through another gateway at once', async () => {
  const own = await findId('agence')
  const demote = `agencySaveStaff(id: "${own}", version: 1, input: { state: SUSPENDED })`
  expect(codes(await mutate(demote, 'staff { id }', owner))).toEqual(['LAST_OWNER'])
  const other = await startGateway(current().apiUrl)
  const read = '{ agency { me { permissions } reservations(first: 1) { nodes { id } } } }'
  const ask = async () => (await other.ask(read, {}, claire)).data
  const change = async (version: number, input: string) => {
    const save = `agencySaveStaff(id: "${await findId('claire.agence')}", version: ${version}, input: ${input})`
    expect(codes(await mutate(save, 'staff { id }', owner))).toEqual([])
  }
  const page = { nodes: [{ id: expect.any(String) }] }
  expect(await ask()).toEqual({
    agency: { me: { permissions: ['BOOKINGS', 'MESSAGES'] }, reservations: page },
  })
  await change(1, '{ permissions: [MESSAGES] }')
  expect(await ask()).toEqual({ agency: { me: { permissions: ['MESSAGES'] }, reservations: null } })
  await change(2, '{ state: SUSPENDED }')
  expect(await ask()).toEqual({ agency: null })
  await other.close()
})

test('asks for the step-up again eleven minutes later', async () => {
  const past = new Date(testNow.getTime() - 11 * 60_000)
  await current().db.update(sessions).set({ steppedUpAt: past })
  expect(codes(await mutate('agencyRenewRecoveryCodes', 'recoveryCodes', owner))).toEqual([
    'STEP_UP_REQUIRED',
  ])
})

test('lets an invited person in once, with a password of the staff', async () => {
  const token = 'kI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w'
  await openInvitation(current().db, token, { role: 'owner' })
  const shown = () =>
    current().gateway.ask(`{ agencyInvitation(token: "${token}") { email role acceptance } }`)
  expect((await shown()).data).toEqual({
    agencyInvitation: { email: 'l…@example.test', role: 'OWNER', acceptance: 'NEW_ACCOUNT' },
  })
  const accept = (password: string) =>
    current().gateway.ask<{ answer: { errors: { code: string; message: string }[] } }>(
      `mutation { answer: agencyAcceptInvitation(token: "${token}", input: { password: "${password}", firstName: "Lou", lastName: "Tissot" }) { ok user { email agencyAccess } errors { code message } } }`,
    )
  expect((await accept('un sommet')).data.answer.errors).toEqual([
    { code: 'PASSWORD_TOO_SHORT', message: 'Le mot de passe doit contenir au moins 12 caractères' },
  ])
  const { data, cookie } = await accept('un refuge sous la neige')
  expect(data.answer).toEqual({
    ok: true,
    user: { email: 'lou.nouvelle@example.test', agencyAccess: 'TO_ENROL' },
    errors: [],
  })
  const begun = await mutate('agencyBeginTotp', 'secret uri qrSvg', { cookie })
  expect(begun.qrSvg).toMatch(/^<svg/)
  expect((await shown()).data).toEqual({ agencyInvitation: null })
  const again = await accept('un refuge sous la neige')
  expect(again.data.answer.errors).toEqual([
    { code: 'LINK_EXPIRED', message: 'Cette invitation n’est plus valable. Demande-en une autre.' },
  ])
})
