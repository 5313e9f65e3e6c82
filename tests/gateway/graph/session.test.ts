import { expect, test } from 'vitest'
import { makeSession } from '#gateway/graph/session.ts'
import { restScope } from '#tests/support/restScope.ts'

const tokens = { of: async (cookie: string) => `token of ${cookie}`, drop: () => undefined }
const begin = () => makeSession({ bearer: undefined, cookie: 'sid=former' }, restScope(), tokens)

test('requests the bearer of a cookie, and again once it has expired', async () => {
  const session = begin()
  expect([await session.bearer(), await session.renew()]).toEqual([
    'token of sid=former',
    'token of sid=former',
  ])
})

test('prefers a sign-in of the request to its cookie', async () => {
  const session = begin()
  session.adopt('token of another')
  expect([await session.renew(), await session.bearer()]).toEqual(['token of another', 'token of another'])
  session.end()
  expect([await session.renew(), await session.bearer()]).toEqual([undefined, undefined])
})
