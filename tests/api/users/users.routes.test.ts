import { beforeAll, expect, test } from 'vitest'
import { interests, newsletterSubscriptions, users } from '#api/db/accountTables.ts'
import { carts } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { newAccount, newVisitor } from '#tests/api/auth/visitor.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const change = async (body: object, headers: { authorization: string }) =>
    newVisitor(api).patch('/user', body, headers)

  const outing = { km: 14, ascent_m: 800, hours: 5, feeling: 'tired' }

  test('returns a new account', async () => {
    const { email, userId, bearer } = await newAccount(api)
    const answer = await newVisitor(api).get('/user/', bearer)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      id: userId,
      agency_access: 'none',
      agency_factors: [],
      token: bearer.authorization.replace('Bearer ', ''),
      email,
      provider: 'email',
      sign_in_count: 1,
      newsletter: false,
      effort: null,
      phone: null,
      home_city: null,
      first_name: 'Camille',
      last_name: 'Rochette',
      avatar_url: '/avatars/cr.svg',
      interests: [],
      cart: null,
    })
  })

  test('stores the city of departure, refuses an unknown one, and removes it', async () => {
    const { bearer } = await newAccount(api)
    const stored = await change({ home_city: 'rennes' }, bearer)
    expect([stored.statusCode, stored.json().home_city]).toEqual([200, 'rennes'])
    const refused = await change({ home_city: 'atlantis' }, bearer)
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'INVALID_REQUEST'])
    expect((await newVisitor(api).get('/user/', bearer)).json().home_city).toBe('rennes')
    expect((await change({ home_city: null }, bearer)).json().home_city).toBeNull()
  })

  test('returns favourites as ids in their order, and the cart as its own call', async () => {
    const { db } = current()
    const { userId, headers } = await signedInAccount(db)
    const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
    await db.insert(interests).values([
      { userId, expeditionId: 3, createdAt: at(1) },
      { userId, expeditionId: 1, createdAt: at(2) },
      { userId, expeditionId: 2, createdAt: at(0) },
    ])
    const [departure] = await db.select().from(departures).where(eq(departures.expeditionId, 1)).limit(1)
    await db.insert(carts).values({
      userId,
      departureId: departure?.id ?? 0,
      travelersCount: 2,
      unitPriceCents: 89_050,
      createdAt: testNow,
      updatedAt: testNow,
    })
    const visitor = newVisitor(api)
    const user = (await visitor.get('/user/', headers)).json()
    expect(user.interests).toEqual(['2', '3', '1'])
    expect(user.cart).toMatchObject({ total: 1781, reservation_travelers_count: 2 })
    expect(user.cart).toEqual((await visitor.get('/cart/', headers)).json().cart)
  })

  test('returns a first name and a portrait for a social account without names', async () => {
    const { headers } = await signedInAccount(current().db, {
      email: 'lou.dupont@example.test',
      provider: 'google_oauth2',
      firstName: null,
      lastName: null,
    })
    const user = (await newVisitor(api).get('/user/', headers)).json()
    expect(user).toMatchObject({ first_name: 'lou.dupont', last_name: null, provider: 'google_oauth2' })
    expect(user.avatar_url).toBe('/avatars/x.svg')
  })

  test('returns no user without a bearer', async () => {
    for (const answer of [await newVisitor(api).get('/user/'), await newVisitor(api).patch('/user', {})]) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json().error.code).toBe('UNAUTHENTICATED')
    }
  })

  test('stores a phone in E.164, and deletes it with null', async () => {
    const { headers, userId } = await signedInAccount(current().db)
    const answer = await change({ phone: '06\u202f12\u00a034 56 78' }, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id: userId, phone: '+33612345678' })
    expect((await newVisitor(api).get('/user', headers)).json().phone).toBe('+33612345678')
    expect((await change({ phone: null }, headers)).json().phone).toBeNull()
  })

  test('stores the last outing, and deletes it with null', async () => {
    const { headers } = await signedInAccount(current().db)
    const effort = { km: 14.5, ascent_m: 800, hours: 5, feeling: 'tired' }
    expect((await change({ effort }, headers)).json().effort).toEqual(effort)
    expect((await newVisitor(api).get('/user', headers)).json().effort).toEqual(effort)
    expect((await change({ effort: null }, headers)).json().effort).toBeNull()
  })

  test('refuses a wrong phone with its message, without any change', async () => {
    const { headers } = await signedInAccount(current().db, { phone: '+33612345678' })
    const answer = await change({ first_name: 'Lou', phone: '06 12 34' }, headers)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toMatchObject({
      code: 'INVALID_PHONE',
      message: 'Le numéro est incomplet ou invalide',
      fields: { phone: 'Le numéro est incomplet ou invalide' },
    })
    expect((await newVisitor(api).get('/user/', headers)).json()).toMatchObject({
      first_name: 'Alix',
      phone: '+33612345678',
    })
  })

  test.each<[object, number, string]>([
    [{ phone: 612345678 }, 400, 'INVALID_REQUEST'],
    [{ phone: '1'.repeat(251) }, 400, 'INVALID_REQUEST'],
    [{ first_name: ' ' }, 422, 'INVALID_NAME'],
    [{ last_name: '' }, 422, 'INVALID_NAME'],
    [{ last_name: 'a\0' }, 400, 'INVALID_TEXT'],
    [{ first_name: 'x'.repeat(81) }, 400, 'INVALID_REQUEST'],
    [{ effort: { ...outing, km: 80.1 } }, 400, 'INVALID_REQUEST'],
    [{ effort: { ...outing, hours: 0.4 } }, 400, 'INVALID_REQUEST'],
    [{ effort: { ...outing, ascent_m: 800.5 } }, 400, 'INVALID_REQUEST'],
    [{ effort: { ...outing, feeling: 'FRESH' } }, 400, 'INVALID_REQUEST'],
    [{ effort: { km: 14 } }, 400, 'INVALID_REQUEST'],
    [{ newsletter: 'true' }, 400, 'INVALID_REQUEST'],
    [[], 400, 'INVALID_REQUEST'],
  ])('refuses %j', async (body, status, code) => {
    const { headers } = await signedInAccount(current().db)
    const answer = await change(body, headers)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  test('ignores unknown fields', async () => {
    const { headers, userId } = await signedInAccount(current().db)
    const answer = await change({ first_name: 'Lou', email: 'other@example.test', sign_in_count: 9 }, headers)
    expect(answer.json()).toMatchObject({ first_name: 'Lou', sign_in_count: 0 })
    const [user] = await current().db.select().from(users).where(eq(users.id, userId))
    expect(user?.email).not.toBe('other@example.test')
    expect((await change({}, headers)).json().first_name).toBe('Lou')
  })

  test('updates the newsletter list with the account', async () => {
    const { db } = current()
    const { headers, userId } = await signedInAccount(db, { email: 'Reader@example.test' })
    const listed = () =>
      db
        .select()
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, 'reader@example.test'))
    expect((await change({ newsletter: true }, headers)).json()).toMatchObject({
      id: userId,
      newsletter: true,
    })
    expect(await listed()).toMatchObject([{ unsubscribedAt: null }])
    expect((await change({ newsletter: false }, headers)).json().newsletter).toBe(false)
    expect(await listed()).toMatchObject([{ unsubscribedAt: testNow }])
  })

  test('does not let an account read or change another', async () => {
    const [own, other] = [await signedInAccount(current().db), await signedInAccount(current().db)]
    await change({ phone: '0612345678' }, own.headers)
    expect((await newVisitor(api).get('/user/', other.headers)).json()).toMatchObject({
      id: other.userId,
      phone: null,
    })
  })
})
