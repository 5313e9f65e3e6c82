import { describe, expect, test } from 'vitest'
import { hashPassword, passwordHasher } from '#api/modules/auth/passwords.ts'
import { boundedQueue } from '#api/modules/auth/queue.ts'
import { normalisePassword } from '#schema/signUp.ts'

describe('a password', () => {
  test('accents typed as one or two characters are the same', () => {
    expect(normalisePassword('e\u0301te\u0301')).toBe('été')
  })
})

describe('a hash', () => {
  test('has its own salt and the agreed cost', async () => {
    const [first, second] = await Promise.all([hashPassword('abcdef'), hashPassword('abcdef')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  test('verifies its password only, and the absence of a hash verifies none', async () => {
    const hasher = passwordHasher()
    const hash = await hasher.hash('abcdef')
    expect(await hasher.verify(hash, 'abcdef')).toBe(true)
    expect(await hasher.verify(hash, 'abcdeF')).toBe(false)
    expect(await hasher.verify(undefined, 'abcdef')).toBe(false)
    expect(await hasher.verify(null, '')).toBe(false)
  })
})

describe('the queue of hashes', () => {
  test('runs so many, makes so many wait, refuses the rest at once, and goes on after a failure', async () => {
    const run = boundedQueue(2, 3)
    const gate = Promise.withResolvers<void>()
    let running = 0
    let most = 0
    const work = async (index: number) => {
      running += 1
      most = Math.max(most, running)
      await gate.promise
      running -= 1
      if (index === 0) throw new Error('broken')
      return index
    }
    const outcomes = Array.from({ length: 7 }, (_, index) => run(() => work(index)))
    await expect(outcomes[5]).rejects.toMatchObject({ code: 'OVERLOADED' })
    await expect(outcomes[6]).rejects.toMatchObject({ code: 'OVERLOADED' })
    gate.resolve()
    const settled = await Promise.allSettled(outcomes)
    expect(settled.map(({ status }) => status)).toEqual([
      'rejected',
      ...Array(4).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ])
    expect(most).toBe(2)
    expect(await run(async () => 'free again')).toBe('free again')
  })
})
