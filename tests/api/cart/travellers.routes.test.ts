import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const ana = { first_name: 'Ana', last_name: 'Le Goff', birth_date: '1990-05-04' }
const bo = { first_name: 'Bo', last_name: 'Le Goff', birth_date: '2017-01-31' }

onDatabase('demo', (current) => {
  let api: Api
  let now = testNow
  beforeAll(async () => {
    api = await testApi(current().db, {
      clock: () => now,
      isBookingOpen: true,
      env: { rateLimitFactor: 1_000 },
    })
    await current().db.execute(sql`update expeditions set age_min_child = 8 where id = 1`)
  })
  beforeEach(() => {
    now = testNow
  })

  async function call(
    account: TestAccount,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    payload?: object,
  ) {
    const { issueToken } = authentication({ db: current().db, clock: () => now, env: testEnv() })
    const headers = { authorization: `Bearer ${await issueToken(account.sessionId, account.userId)}` }
    return api.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) })
  }

  /** A cart of its own account, for that number of adults and children. */
  async function newCart(adults: number, children = 0) {
    const account = await signedInAccount(current().db)
    const common = { expeditionId: 1, groupMin: 2, priceCents: 50_000, createdAt: testNow, capacity: 9 }
    const [departure] = await current()
      .db.insert(departures)
      .values({ ...common, startOn: '2027-06-05', endOn: '2027-06-10' })
      .returning()
    const payload = {
      departure_id: String(departure?.id),
      travelers_count: adults + children,
      children_count: children,
    }
    const { cart } = (await call(account, 'POST', '/cart', payload)).json()
    const put = (travellers: object[], contact?: object) =>
      call(account, 'PUT', `/cart/${cart.id}/travellers`, { travellers, ...(contact && { contact }) })
    const read = async () => (await call(account, 'GET', '/cart/')).json().cart
    return { account, id: cart.id, put, read }
  }

  test('stores the travellers and the contact, normalised, and opens the next steps', async () => {
    const { put, read } = await newCart(1, 1)
    const contact = { phone: '06 12 34 56 78', address: ' 3  rue des Alpages ', city: 'Lyon', country: '' }
    const answer = await put([{ ...ana, first_name: '  Ana   Maria ' }, bo], contact)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().cart).toMatchObject({
      step: 4,
      travellers: [{ ...ana, first_name: 'Ana Maria' }, bo],
      contact: {
        phone: '+33612345678',
        address: '3 rue des Alpages',
        city: 'Lyon',
        country: null,
        postcode: null,
      },
    })
    expect(await read()).toEqual(answer.json().cart)
  })

  test('preserves the contact that a later request does not send', async () => {
    const { put, read } = await newCart(1)
    await put([ana], { phone: '06 12 34 56 78' })
    await put([{ ...ana, first_name: 'Anna' }])
    expect(await read()).toMatchObject({
      contact: { phone: '+33612345678' },
      travellers: [{ first_name: 'Anna' }],
    })
  })

  test('begins with neither travellers nor contact, at step 2', async () => {
    const { read } = await newCart(1)
    expect(await read()).toMatchObject({ step: 2, travellers: [], contact: null })
  })

  test.each<[string, object[], number, string, string[]]>([
    [
      'a name of one letter',
      [ana, { ...bo, first_name: 'B' }],
      422,
      'DOCUMENT_NAME',
      ['travellers.1.first_name'],
    ],
    [
      'a name of 200 letters',
      [{ ...ana, last_name: 'a'.repeat(200) }, bo],
      422,
      'NAME_TOO_LONG',
      ['travellers.0.last_name'],
    ],
    [
      'a name with an emoji',
      [{ ...ana, first_name: 'Ana🏔️' }, bo],
      422,
      'DOCUMENT_NAME',
      ['travellers.0.first_name'],
    ],
    [
      'a child that is too young',
      [ana, { ...bo, birth_date: '2020-01-01' }],
      422,
      'AGE_NOT_ALLOWED',
      ['travellers.1.birth_date'],
    ],
    ['an adult too young', [bo, bo], 422, 'AGE_NOT_ALLOWED', ['travellers.0.birth_date']],
    [
      'a birth tomorrow',
      [ana, { ...bo, birth_date: '2027-03-11' }],
      422,
      'INVALID_BIRTH_DATE',
      ['travellers.1.birth_date'],
    ],
    [
      'several faults',
      [{ ...ana, first_name: '', last_name: '1' }, bo],
      422,
      'DOCUMENT_NAME',
      ['travellers.0.first_name', 'travellers.0.last_name'],
    ],
    ['one traveller of two', [ana], 422, 'TRAVELLERS_MISSING', ['travellers']],
    ['one too many', [ana, bo, ana], 422, 'TRAVELLERS_MISSING', ['travellers']],
    ['nobody', [], 400, 'INVALID_REQUEST', ['travellers']],
    [
      'no day',
      [ana, { ...bo, birth_date: '31/01/2017' }],
      400,
      'INVALID_REQUEST',
      ['travellers.1.birth_date'],
    ],
    [
      'a day that does not exist',
      [ana, { ...bo, birth_date: '2017-02-30' }],
      400,
      'INVALID_REQUEST',
      ['travellers.1.birth_date'],
    ],
    [
      'a name of 301 letters',
      [{ ...ana, last_name: 'a'.repeat(301) }, bo],
      400,
      'INVALID_REQUEST',
      ['travellers.0.last_name'],
    ],
  ])('refuses %s, and stores nothing', async (_case, travellers, status, code, fields) => {
    const { put, read } = await newCart(1, 1)
    const answer = await put(travellers)
    const { error } = answer.json()
    expect([answer.statusCode, error.code, Object.keys(error.fields)]).toEqual([status, code, fields])
    expect(await read()).toMatchObject({ travellers: [], step: 2 })
  })

  test('refuses a phone number that is none', async () => {
    const { put } = await newCart(1)
    expect((await put([ana], { phone: '12' })).json().error.code).toBe('INVALID_PHONE')
  })

  test('returns to step 2 when the party changes, with the names that remain', async () => {
    const { account, id, put, read } = await newCart(2)
    await put([ana, { ...ana, first_name: 'Zoé' }])
    await call(account, 'PATCH', `/cart/${id}`, { travelers_count: 3 })
    expect(await read()).toMatchObject({ step: 2, travellers: [ana, { first_name: 'Zoé' }] })
    await call(account, 'PATCH', `/cart/${id}`, { travelers_count: 1 })
    expect(await read()).toMatchObject({ step: 4, travellers: [ana] })
  })

  test('renews the hold once', async () => {
    const { put } = await newCart(1)
    const left = async (minutes: number) => {
      now = new Date(testNow.getTime() + minutes * 60_000)
      return (await put([ana])).json().cart.hold?.seconds_left
    }
    expect([await left(10), await left(20), await left(41)]).toEqual([1800, 1200, undefined])
  })

  test('quotes the cart, the same by both calls', async () => {
    const { account, id, read } = await newCart(2, 1)
    const quote = (await call(account, 'GET', `/cart/${id}/quote`)).json()
    expect(quote).toMatchObject({
      lines: [
        { kind: 'adult', label: 'Adulte', quantity: 2, unit_price_cents: 500_00, amount_cents: 1000_00 },
        { kind: 'child', label: 'Enfant', quantity: 1, unit_price_cents: 500_00, amount_cents: 500_00 },
      ],
      total_cents: 1500_00,
      due_now_cents: 450_00,
      deposit_cents: 450_00,
      balance_cents: 1050_00,
      balance_due_on: '2027-05-06',
      plans: ['deposit', 'full'],
    })
    expect((await read()).quote).toEqual(quote)
    const stranger = await signedInAccount(current().db)
    expect((await call(stranger, 'GET', `/cart/${id}/quote`)).json().error.code).toBe('CART_NOT_FOUND')
  })

  test('finds no cart of another account, and refuses while booking is closed', async () => {
    const { id } = await newCart(1)
    const stranger = await signedInAccount(current().db)
    const url = `/cart/${id}/travellers`
    expect((await call(stranger, 'PUT', url, { travellers: [ana] })).json().error.code).toBe('CART_NOT_FOUND')
    const closed = await testApi(current().db)
    const payload = { travellers: [ana] }
    const answer = await closed.inject({
      method: 'PUT',
      url: `/api/v1${url}`,
      headers: stranger.headers,
      payload,
    })
    expect(answer.json().error.code).toBe('BOOKING_CLOSED')
  })
})
