import { afterAll, beforeAll, expect, test } from 'vitest'
import { login, newAccount } from '#tests/gateway/graph/users/accounts.ts'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import type { Ask, TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'

const current = product()
let first: TestGateway
let second: TestGateway
beforeAll(async () => {
  first = await startListening(current().apiUrl)
  second = await startListening(current().apiUrl)
})
afterAll(async () => {
  await first.close()
  await second.close()
})

const setFavourite = `mutation ($favourite: Boolean!) {
  setFavourite(expeditionId: "3", favourite: $favourite) { errors { code } }
}`
const changePassword = `mutation ($password: String!) {
  changePassword(currentPassword: $password, newPassword: "un autre sommet") { errors { code } }
}`
const endOther = `mutation ($id: ID!) { endSession(id: $id) { errors { code } } }`

async function isFavourite({ ask }: { ask: Ask }, cookie: string | undefined): Promise<boolean> {
  type Data = { expedition: { isFavourite: boolean } }
  const { data } = await ask<Data>('{ expedition(slug: "3") { isFavourite } }', {}, { cookie })
  return data.expedition.isFavourite
}

/** An account with a favourite, in two browsers; the second gateway has cached it for both. */
async function favourer() {
  const { email, password, cookie } = await newAccount(first.ask)
  const other = (await first.ask(login, { email, password })).cookie
  await first.ask(setFavourite, { favourite: true }, { cookie })
  for (const browser of [cookie, other]) expect(await isFavourite(second, browser)).toBe(true)
  const ask = <Data>(query: string, variables = {}) => first.ask<Data>(query, variables, { cookie })
  return { password, cookie, other, ask }
}
type Favourer = Awaited<ReturnType<typeof favourer>>

test('reads the favourites of an account once', async () => {
  const { cookie } = await favourer()
  // The announcement of the favourite may reach the second gateway after its first read.
  const again = async () => {
    current().calls()
    return [await isFavourite(second, cookie), current().calls()]
  }
  await expect.poll(again).toEqual([true, []])
})

test.each<[string, (account: Favourer) => Promise<unknown>, Partial<Record<'cookie' | 'other', boolean>>]>([
  ['a sign-out', ({ ask }) => ask('mutation { logout { ok } }'), { cookie: false, other: true }],
  [
    'a new password',
    ({ ask, password }) => ask(changePassword, { password }),
    { cookie: true, other: false },
  ],
  [
    'the end of another session',
    async ({ ask }) => {
      type Data = { me: { sessions: { id: string; isCurrent: boolean }[] } }
      const { data } = await ask<Data>('{ me { sessions { id isCurrent } } }')
      return ask(endOther, { id: data.me.sessions.find(({ isCurrent }) => !isCurrent)?.id })
    },
    { cookie: true, other: false },
  ],
  [
    'the end of all sessions',
    ({ ask }) => ask('mutation { endAllSessions { errors { code } } }'),
    { cookie: false, other: false },
  ],
])('applies %s at one gateway immediately at the other', async (_, act, expected) => {
  const account = await favourer()
  await act(account)
  const cookie = await isFavourite(second, account.cookie)
  expect({ cookie, other: await isFavourite(second, account.other) }).toEqual(expected)
})

test('applies twenty sign-outs at one gateway immediately at the other', async () => {
  for (let round = 0; round < 20; round++) {
    const { cookie, ask } = await favourer()
    await ask('mutation { logout { ok } }')
    expect(await isFavourite(second, cookie)).toBe(false)
  }
})
