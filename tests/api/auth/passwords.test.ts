import { describe, expect, test } from 'vitest'
import { hashPassword, passwordHasher } from '#api/modules/auth/passwords.ts'
import { normalisePassword } from '#schema/signUp.ts'

describe('a password', () => {
  test('has equal accents in composed and decomposed form', () => {
    expect(normalisePassword('e\u0301te\u0301')).toBe('été')
  })
})

describe('a hash', () => {
  test('has its own salt and the configured cost', async () => {
    const [first, second] = await Promise.all([hashPassword('abcdef'), hashPassword('abcdef')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  test('verifies its password alone, and none without a hash', async () => {
    const hasher = passwordHasher()
    const hash = await hasher.hash('abcdef')
    expect(await hasher.verify(hash, 'abcdef')).toBe(true)
    expect(await hasher.verify(hash, 'abcdeF')).toBe(false)
    expect(await hasher.verify(undefined, 'abcdef')).toBe(false)
    expect(await hasher.verify(null, '')).toBe(false)
  })
})

describe('the hasher', () => {
  test('runs 4 hashes at once, queues 40, and refuses further ones with OVERLOADED', async () => {
    const gate = Promise.withResolvers<string>()
    let begun = 0
    const hash = () => {
      begun += 1
      return gate.promise
    }
    const hasher = passwordHasher({ hash, verify: async () => true })
    // Without the placeholder, which is hashed once.
    begun = 0
    const accepted = Array.from({ length: 44 }, () => hasher.hash('abcdef'))
    await expect(hasher.hash('abcdef')).rejects.toMatchObject({ code: 'OVERLOADED' })
    await expect(hasher.verify(null, 'abcdef')).rejects.toMatchObject({ code: 'OVERLOADED' })
    expect(begun).toBe(4)
    gate.resolve('hashed')
    expect(await Promise.all(accepted)).toEqual(Array(44).fill('hashed'))
    expect(await hasher.hash('abcdef')).toBe('hashed')
  })
})
