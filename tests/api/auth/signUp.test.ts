import { beforeAll, expect, test } from 'vitest'
import { newsletterSubscriptions, outbox, users } from '#api/db/accountTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { signUpMessage } from '#api/modules/auth/auth.messages.ts'
import { minPasswordLength } from '#schema/constants.ts'
import { newAccount, newcomer, newVisitor, readCookie } from '#tests/api/auth/visitor.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { signUpCases } from '#tests/support/signUpCases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const taken = "Email n'est pas disponible"
const tooShort = 'Password est trop court (au moins 6 caractères)'

onDatabase('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const findAccount = async (email: string) => {
    const [account] = await current()
      .db.select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    return account
  }

  test('creates an account and signs it in', async () => {
    const input = { ...newcomer(), first_name: '  Élise\u00a0 Marie ', referral: 'instagram' }
    const visitor = newVisitor(api)
    const answer = await visitor.signUp(input)
    expect(answer.statusCode).toBe(201)
    const { token, user_id: userId, ...rest } = answer.json()
    expect(rest).toEqual({ errors: [] })
    const account = await findAccount(input.email)
    expect(account).toMatchObject({
      id: userId,
      email: input.email,
      firstName: 'Élise Marie',
      provider: 'email',
      signInCount: 1,
      source: 'instagram',
      newsletter: false,
      isEmailConfirmed: false,
      createdAt: testNow,
    })
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/)
    const user = await visitor.get('/user/', { authorization: `Bearer ${token}` })
    expect(user.json()).toMatchObject({ id: userId, sign_in_count: 1 })
    expect((await visitor.get('/auth/current/', readCookie(answer))).json().jwt).not.toBeNull()
  })

  test.each<[string, object, string[]]>([
    ['a short password', { password: 'abcde' }, [tooShort]],
    ['five characters of several bytes', { password: '🏔️é🥾x'.slice(0, 8) }, [tooShort]],
    [
      'an address without domain',
      { email: 'camille@' },
      ['Cette adresse e-mail est incomplète ou invalide.'],
    ],
    ['a blank first name', { first_name: ' \n' }, ['Le prénom ne peut pas être vide.']],
    ['a last name that is no text', { last_name: 'a\0b' }, ['Le nom ne peut pas être vide.']],
    [
      'a password too long',
      { password: 'x'.repeat(129) },
      ['Le mot de passe ne peut pas dépasser 128 caractères.'],
    ],
    [
      'a password with half a character',
      { password: 'abcdef\ud800' },
      ['Le mot de passe contient des caractères interdits.'],
    ],
  ])('refuses %s with its message', async (_case, fields, errors) => {
    const answer = await newVisitor(api).signUp(fields)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ token: null, user_id: null, errors, code: expect.any(String) })
    expect(answer.cookies).toEqual([])
  })

  test.each(signUpCases)('validates %s like the shared sign-up rules', async (_case, changes, faults) => {
    const { firstName = 'Camille', lastName = 'Rochette', ...rest } = changes
    const answer = await newVisitor(api).signUp({ ...rest, first_name: firstName, last_name: lastName })
    expect(answer.statusCode).toBe(faults.length > 0 ? 422 : 201)
    expect(answer.json().errors).toEqual(faults.map((fault) => signUpMessage(fault, minPasswordLength)))
  })

  test('reports all invalid fields together, the address first', async () => {
    const { email } = await newAccount(api)
    const answer = await newVisitor(api).signUp({ email: email.toUpperCase(), password: 'abc' })
    expect(answer.json()).toMatchObject({ errors: [taken, tooShort], code: 'EMAIL_TAKEN' })
  })

  test('names a missing field', async () => {
    const { last_name: _left, ...rest } = newcomer()
    const answer = await newVisitor(api).post('/auth/signup/', rest)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      token: null,
      user_id: null,
      errors: [expect.stringContaining('incomplète')],
      fields: { last_name: 'Ce champ est obligatoire.' },
    })
  })

  test('creates one account for ten concurrent sign-ups with one address', async () => {
    const input = newcomer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => newVisitor(api).signUp(input)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect(refused).toHaveLength(9)
    for (const answer of refused) expect(answer.json().errors).toEqual([taken])
  })

  test.each([
    [undefined, 'Organic'],
    [null, 'Organic'],
    ['', 'Organic'],
    ['\ud800', 'Organic'],
    ['x'.repeat(250), 'x'.repeat(64)],
    ['google\nads', 'google'],
  ])('stores the source %j as %j', async (referral, source) => {
    const { email } = await newAccount(api, { referral })
    expect((await findAccount(email))?.source).toBe(source)
  })

  test('subscribes and welcomes an account that ticks the newsletter', async () => {
    const { email } = await newAccount(api, { newsletter: true })
    expect((await findAccount(email))?.newsletter).toBe(true)
    const { db } = current()
    const list = await db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))
    expect(list).toHaveLength(1)
    expect(await db.select().from(outbox).where(eq(outbox.recipient, email))).toHaveLength(1)
  })

  test('limits an address to five accounts an hour, without counting invalid requests', async () => {
    const visitor = newVisitor(api)
    await visitor.signUp({ password: 'abc' })
    for (let count = 0; count < 5; count += 1) expect((await visitor.signUp()).statusCode).toBe(201)
    const refused = await visitor.signUp()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(3600)
    expect(refused.json()).toEqual({
      token: null,
      user_id: null,
      errors: [expect.stringContaining('patiente')],
      code: 'RATE_LIMITED',
    })
  })

  test('states the configured minimum length in the message', async () => {
    const strict = await testApi(current().db, { env: { passwordMinLength: 12 } })
    const answer = await newVisitor(strict).signUp({ password: 'abcdefghijk' })
    expect(answer.json().errors).toEqual(['Password est trop court (au moins 12 caractères)'])
  })
})
