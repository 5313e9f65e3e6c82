import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createAccountReads } from '#gateway/upstream/accountReads.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { restScope } from '#tests/support/restScope.ts'

const start = Date.parse('2027-03-10T09:00:00Z')
const key = new TextEncoder().encode('a key of the service, unknown to the gateway')
const signBearer = (sub: string, expiresInS = 600) =>
  new SignJWT({ sid: 'a', sub, exp: start / 1000 + expiresInS })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(key)
const toPrefix = (account: string) => createHash('sha256').update(account).digest('hex').slice(0, 3)

const camille = await signBearer('camille')
const dominique = await signBearer('dominique')

/** A service that counts reads, and a manual clock. */
function service() {
  let reads = 0
  let nowMs = start
  let respond = async () => ({ status: 200, body: { reads }, text: '{}', headers: {} })
  const { readAs, accounts, invalidate } = createAccountReads({
    read: () => {
      reads += 1
      return respond()
    },
    clock: () => nowMs,
  })
  return {
    accounts,
    invalidate,
    read: (bearer: string, path = '/interests/') => readAs(bearer, path, restScope()),
    count: () => reads,
    wait: (ms: number) => {
      nowMs += ms
    },
    respondWith: (next: typeof respond) => {
      respond = next
    },
  }
}

async function readTwice(input: ReturnType<typeof service>, between: () => unknown = () => undefined) {
  await input.read(camille)
  await between()
  await input.read(camille)
  return input.count()
}

test('reads each time without announcements', async () => {
  expect(await readTwice(service())).toBe(2)
})

describe('while changes are announced', () => {
  const announced = () => {
    const input = service()
    input.accounts.changed('')
    return input
  }

  test.each<[string, number, (input: ReturnType<typeof service>) => unknown]>([
    ['nothing happens', 1, () => undefined],
    ['4.9 seconds pass', 1, ({ wait }) => wait(4_900)],
    ['5 seconds pass', 2, ({ wait }) => wait(5_000)],
    ['the account changes', 2, ({ accounts }) => accounts.changed(toPrefix('camille'))],
    ['another account changes', 1, ({ accounts }) => accounts.changed(toPrefix('dominique'))],
    ['all accounts change', 2, ({ accounts }) => accounts.changed('')],
    ['an unknown prefix changes', 2, ({ accounts }) => accounts.changed('?')],
    ['the account sends a mutation', 2, ({ invalidate }) => invalidate(camille)],
    ['another account sends a mutation', 1, ({ invalidate }) => invalidate(dominique)],
    ['a bearer without account sends a mutation', 2, ({ invalidate }) => invalidate('opaque')],
    ['the announcements end', 2, ({ accounts }) => accounts.silent()],
    [
      'the announcements end and begin again',
      2,
      ({ accounts }) => {
        accounts.silent()
        accounts.changed('')
      },
    ],
    [
      'the announcements end and only a change is heard',
      2,
      ({ accounts }) => {
        accounts.silent()
        accounts.changed(toPrefix('dominique'))
      },
    ],
  ])('and %s, two reads are %i requests', async (_, requests, happen) => {
    const input = announced()
    expect(await readTwice(input, () => happen(input))).toBe(requests)
  })

  test('caches each account separately', async () => {
    const { read } = announced()
    expect(await read(camille)).toEqual({ reads: 1 })
    expect(await read(dominique)).toEqual({ reads: 2 })
    expect(await read(camille)).toEqual({ reads: 1 })
  })

  test('reads a path that is not announced each time', async () => {
    const { read, count } = announced()
    await read(camille, '/user/')
    await read(camille, '/user/')
    expect(count()).toBe(2)
  })

  test('evicts an entry when its bearer expires', async () => {
    const { read, wait, count } = announced()
    const bearer = await signBearer('camille', 2)
    await read(bearer)
    wait(2_000)
    await read(bearer)
    expect(count()).toBe(2)
  })

  test('does not cache a bearer that names no account', async () => {
    const { read, count } = announced()
    await read('opaque')
    await read('opaque')
    expect(count()).toBe(2)
  })

  test('does not cache a refusal', async () => {
    const { read, count, respondWith } = announced()
    respondWith(() => Promise.reject(new RestFailure('UPSTREAM_REFUSED', 'refused with 401', 401)))
    await expect(read(camille)).rejects.toMatchObject({ status: 401 })
    await expect(read(camille)).rejects.toMatchObject({ status: 401 })
    expect(count()).toBe(2)
  })

  test('does not cache a response whose account has changed since its request', async () => {
    const { read, count, respondWith, accounts } = announced()
    const { promise, resolve } = Promise.withResolvers<void>()
    respondWith(async () => {
      await promise
      return { status: 200, body: { reads: 1 }, text: '{}', headers: {} }
    })
    const first = read(camille)
    accounts.changed(toPrefix('camille'))
    resolve()
    await first
    await read(camille)
    expect(count()).toBe(2)
  })
})
