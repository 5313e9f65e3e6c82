import { expect, test } from 'vitest'
import { login, newAccount, whoIs } from '#tests/gateway/graph/users/accounts.ts'
import { product } from '#tests/support/product.ts'

const current = product()

async function someone() {
  const { ask } = current().gateway
  const account = await newAccount(ask)
  const elsewhere = await ask(login, { email: account.email, password: account.password })
  return {
    ...account,
    elsewhere: { cookie: elsewhere.cookie },
    ask: <Data>(query: string, variables = {}) => ask<Data>(query, variables, { cookie: account.cookie }),
  }
}

test('updates names and newsletter, and refuses an invalid name as data', async () => {
  const { ask } = await someone()
  const change = `mutation ($firstName: String, $newsletter: Boolean) {
    updateProfile(firstName: $firstName, newsletter: $newsletter) { me { firstName lastName newsletter } errors { code field } }
  }`
  const { data } = await ask(change, { firstName: 'Dominique', newsletter: true })
  expect(data).toEqual({
    updateProfile: {
      me: { firstName: 'Dominique', lastName: 'Rochette', newsletter: true },
      errors: [],
    },
  })
  expect((await ask(change, { firstName: ' ' })).data).toMatchObject({
    updateProfile: { me: { firstName: 'Dominique' }, errors: [{ code: 'INVALID_NAME', field: 'firstName' }] },
  })
})

test('stores an outing with its level, removes it, and refuses a distance of 81 km', async () => {
  const { ask } = await someone()
  const change = `mutation ($input: EffortInput) {
    setEffort(input: $input) { me { effort { km ascentM hours feeling kmEffort capacity level } } errors { code field } }
  }`
  const input = { km: 14, ascentM: 800, hours: 7, feeling: 'TIRED' }
  expect((await ask(change, { input })).data).toEqual({
    setEffort: { me: { effort: { ...input, kmEffort: 22, capacity: 17.3, level: 2 } }, errors: [] },
  })
  expect((await ask(change, { input: { ...input, km: 81 } })).data).toMatchObject({
    setEffort: { me: { effort: { km: 14 } }, errors: [{ code: 'INVALID_INPUT' }] },
  })
  expect((await ask(change, { input: null })).data).toEqual({
    setEffort: { me: { effort: null }, errors: [] },
  })
})

const changePassword = `mutation ($current: String!, $next: String!) {
  changePassword(currentPassword: $current, newPassword: $next) { ok errors { code message field } }
}`

test('ends the other sessions after a change of the password', async () => {
  const { ask, password, email, elsewhere } = await someone()
  expect((await ask(changePassword, { current: password, next: 'un autre sommet' })).data).toEqual({
    changePassword: { ok: true, errors: [] },
  })
  expect((await ask('{ me { email } }')).data).toEqual({ me: { email } })
  expect(await whoIs(current().gateway.ask, elsewhere)).toEqual({ me: null })
})

test('reports a wrong current password by its field', async () => {
  const { ask } = await someone()
  expect((await ask(changePassword, { current: 'faux sommet', next: 'un autre sommet' })).data).toEqual({
    changePassword: {
      ok: false,
      errors: [
        {
          code: 'INVALID_CREDENTIALS',
          message: 'Le mot de passe est incorrect',
          field: 'currentPassword',
        },
      ],
    },
  })
})

test('lists the sessions of the account, and ends one or all', async () => {
  type Sessions = { me: { sessions: { id: string; isCurrent: boolean }[] } }
  const { ask, elsewhere } = await someone()
  const { data } = await ask<Sessions>('{ me { sessions { id isCurrent createdAt lastSeenAt } } }')
  expect(data.me.sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
  const id = data.me.sessions.find(({ isCurrent }) => !isCurrent)?.id
  const ended = await ask(
    'mutation ($id: ID!) { endSession(id: $id) { me { sessions { isCurrent } } errors { code } } }',
    { id },
  )
  expect(ended.data).toEqual({ endSession: { me: { sessions: [{ isCurrent: true }] }, errors: [] } })
  expect(await whoIs(current().gateway.ask, elsewhere)).toEqual({ me: null })
  const all = await ask('mutation { endAllSessions { me { id } errors { code } } }')
  expect(all.data).toEqual({ endAllSessions: { me: null, errors: [] } })
  expect((await ask('{ me { email } }')).data).toEqual({ me: null })
})
