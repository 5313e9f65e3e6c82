import { beforeEach, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { findStates, lackingDeparture, mailsTo, pledgeApi } from '#tests/support/pledges.ts'
import { toCode } from '#tests/support/waitingApi.ts'
import { departureRow, findHolds } from '#tests/support/waitingList.ts'

onDatabase('demo', (current) => {
  const site = pledgeApi(current)
  beforeEach(() => site.at(0))

  test('begins a call with the last place that is missing: holds, mail, 48 hours', async () => {
    const departure = await lackingDeparture(current().db)
    const account = await site.newAccount()
    const answer = await site.promise(departure, 1, account)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      cart: null,
      pledge: {
        places: 1,
        state: 'called',
        departure: { pledges: { places: 1, booked: 4, needed: 5 }, available_count: 3, held_count: 1 },
      },
    })
    const until = answer.json().pledge.called_until
    expect(Date.parse(until) - site.now().getTime()).toBe(48 * 3_600_000)
    expect(answer.json().pledge.departure.pledges.call_ends_at).toBe(until)
    expect(await findHolds(current().db, departure)).toMatchObject([{ places: 1, cartId: null }])
    const [subject, ...others] = await mailsTo(current().db, account)
    expect(subject).toContain('Vous êtes assez')
    expect(others).toEqual([])
    expect(await site.settle()).toBe(0)
  })

  test('counts promises that are not enough, in public without a name', async () => {
    const departure = await lackingDeparture(current().db, { bookedCount: 0, groupMin: 4 })
    const [one, two, three] = [await site.newAccount(), await site.newAccount(), await site.newAccount()]
    await site.promise(departure, 2, one)
    const second = await site.promise(departure, 1, two)
    expect(second.json().pledge).toMatchObject({ state: 'pledged', called_until: null })
    expect(second.json().pledge.departure.pledges).toEqual({
      places: 3,
      booked: 0,
      needed: 4,
      call_ends_at: null,
    })
    expect(await findStates(current().db, departure)).toEqual(['pledged', 'pledged'])
    await site.promise(departure, 1, three)
    expect(await findStates(current().db, departure)).toEqual(['called', 'called', 'called'])
    const listed = await site.call('GET', '/expeditions/1/departures')
    expect(listed.body).toContain('"places":4,"booked":0,"needed":4')
    expect(listed.body).not.toContain(one.userId)
  })

  test('finds the promise of a repeated request, and refuses a second one', async () => {
    const departure = await lackingDeparture(current().db, { bookedCount: 0 })
    const account = await site.newAccount()
    const first = await site.promise(departure, 2, account)
    const again = await site.promise(departure, 2, account)
    expect(again.json().pledge.id).toBe(first.json().pledge.id)
    expect(toCode(await site.promise(departure, 3, account))).toEqual([409, 'TOO_MANY'])
  })

  test('takes three promises of an account at most', async () => {
    const account = await site.newAccount()
    for (const startOn of ['2027-08-01', '2027-08-02', '2027-08-03']) {
      const departure = await lackingDeparture(current().db, { bookedCount: 0, startOn })
      expect((await site.promise(departure, 1, account)).statusCode).toBe(201)
    }
    const fourth = await lackingDeparture(current().db, { bookedCount: 0 })
    expect(toCode(await site.promise(fourth, 1, account))).toEqual([409, 'TOO_MANY'])
  })

  test('refuses an address that is not confirmed, and departures that take no promise', async () => {
    const unconfirmed = await site.newAccount({ isEmailConfirmed: false })
    const account = await site.newAccount()
    const lacking = await lackingDeparture(current().db)
    expect(toCode(await site.promise(lacking, 1, unconfirmed))).toEqual([409, 'EMAIL_NOT_CONFIRMED'])
    expect(
      (await site.call('POST', `/departures/${lacking}/pledges`, undefined, { places: 1 })).statusCode,
    ).toBe(401)
    expect(toCode(await site.promise(lacking, 7, account))).toEqual([400, 'INVALID_REQUEST'])
    expect(toCode(await site.promise(lacking, 5, account))).toEqual([409, 'INSUFFICIENT_PLACES'])
    expect(toCode(await site.promise(999_999, 1, account))).toEqual([404, 'DEPARTURE_NOT_FOUND'])
    const confirmed = await lackingDeparture(current().db, { bookedCount: 5, confirmedAt: site.now() })
    expect(toCode(await site.promise(confirmed, 1, account))).toEqual([409, 'NOT_OPEN'])
    const near = await lackingDeparture(current().db, { startOn: '2027-03-23', endOn: '2027-03-25' })
    expect(toCode(await site.promise(near, 1, account))).toEqual([409, 'CLOSED'])
  })

  test('holds the places of a call for its traveller alone, in a cart too, and again after the cart', async () => {
    const departure = await lackingDeparture(current().db, { capacity: 5 })
    const account = await site.newAccount()
    const { id } = (await site.promise(departure, 1, account)).json().pledge
    const input = { departure_id: String(departure), travelers_count: 1 }
    expect(toCode(await site.call('POST', '/cart', await site.newAccount(), input))).toEqual([
      409,
      'INSUFFICIENT_PLACES',
    ])
    site.at(1)
    const confirmed = (await site.call('POST', `/pledges/${id}/confirm`, account)).json()
    expect(confirmed).toMatchObject({
      pledge: { state: 'called' },
      cart: { departure_id: String(departure), hold: { places: 1, seconds_left: 1800 } },
    })
    // The cart expires: the call has its places until its own end.
    site.at(2)
    await site.settle()
    expect(await findHolds(current().db, departure)).toMatchObject([
      { pledgeId: id, cartId: null, places: 1 },
    ])
    const renewed = await site.call('POST', `/cart/${confirmed.cart.id}/hold`, account, {})
    expect(renewed.json().cart).toMatchObject({ problems: [], hold: { places: 1 } })
    // Another departure takes the cart away from the places, which the call has again.
    const other = await lackingDeparture(current().db)
    await site.call('POST', '/cart', account, {
      departure_id: String(other),
      travelers_count: 1,
      replace: true,
    })
    expect(await findHolds(current().db, departure)).toMatchObject([
      { pledgeId: id, cartId: null, places: 1 },
    ])
    expect(await findHolds(current().db, other)).toMatchObject([{ pledgeId: null, places: 1 }])
    // The traveller may book them without « Confirmer », too.
    const back = await site.call('POST', '/cart', account, { ...input, replace: true })
    expect(back.json().cart).toMatchObject({ problems: [], hold: { places: 1 } })
    await site.call('DELETE', `/cart/${back.json().cart.id}`, account)
    expect(await departureRow(current().db, departure)).toMatchObject({ bookedCount: 4, heldCount: 1 })
  })

  test('ends a call without an answer: lapsed, places free, next call after 24 hours', async () => {
    const departure = await lackingDeparture(current().db)
    const [first, second] = [await site.newAccount(), await site.newAccount()]
    const { id } = (await site.promise(departure, 1, first)).json().pledge
    site.at(1)
    await site.promise(departure, 1, second)
    expect(await findStates(current().db, departure)).toEqual(['called', 'pledged'])
    site.at(48)
    expect((await site.call('GET', '/pledges', first)).json().pledges).toMatchObject([
      { id, state: 'lapsed' },
    ])
    expect(toCode(await site.call('POST', `/pledges/${id}/confirm`, first))).toEqual([409, 'CLOSED'])
    expect(toCode(await site.call('DELETE', `/pledges/${id}`, first))).toEqual([409, 'CLOSED'])
    await site.settle()
    expect(await findStates(current().db, departure)).toEqual(['lapsed', 'pledged'])
    expect(await departureRow(current().db, departure)).toMatchObject({ heldCount: 0, callEndsAt: null })
    expect((await mailsTo(current().db, first)).at(-1)).toContain('Ta promesse est finie')
    site.at(71)
    await site.settle()
    expect(await findStates(current().db, departure)).toEqual(['lapsed', 'pledged'])
    site.at(72)
    await site.settle()
    expect(await findStates(current().db, departure)).toEqual(['lapsed', 'called'])
  })

  test('bars an account for six months after two lapsed promises', async () => {
    const account = await site.newAccount()
    for (const hours of [0, 49]) {
      site.at(hours)
      await site.promise(await lackingDeparture(current().db), 1, account)
      site.at(hours + 48)
      await site.settle()
    }
    const departure = await lackingDeparture(current().db)
    expect(toCode(await site.promise(departure, 1, account))).toEqual([409, 'TOO_MANY'])
  })

  test('withdraws without a penalty, before and during a call, for its traveller alone', async () => {
    const departure = await lackingDeparture(current().db)
    const account = await site.newAccount()
    const { id } = (await site.promise(departure, 1, account)).json().pledge
    const stranger = await site.newAccount()
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/confirm'],
    ] as const)
      expect(toCode(await site.call(method, `/pledges/${id}${path}`, stranger))).toEqual([
        404,
        'PLEDGE_NOT_FOUND',
      ])
    expect((await site.call('DELETE', `/pledges/${id}`, account)).json().pledge).toMatchObject({
      state: 'withdrawn',
      departure: { available_count: 4, pledges: { places: 0, call_ends_at: null } },
    })
    expect((await site.call('DELETE', `/pledges/${id}`, account)).statusCode).toBe(200)
    expect((await site.call('GET', '/pledges', account)).json()).toEqual({ pledges: [] })
    expect(await findHolds(current().db, departure)).toEqual([])
  })

  test.each([
    ['void', { canceledAt: new Date('2027-03-10T10:00:00Z') }, 'Ta promesse est levée'],
    ['void', { bookedCount: 8, confirmedAt: new Date('2027-03-10T10:00:00Z') }, 'Ta promesse est levée'],
    ['released', { bookedCount: 5, confirmedAt: new Date('2027-03-10T10:00:00Z') }, 'Le départ est confirmé'],
  ])('ends a promise as %s when the departure is %o', async (state, changes, subject) => {
    const departure = await lackingDeparture(current().db, { bookedCount: 1 })
    const account = await site.newAccount()
    await site.promise(departure, 1, account)
    await current().db.update(departures).set(changes).where(eq(departures.id, departure))
    expect(await site.settle()).toBe(1)
    expect(await findStates(current().db, departure)).toEqual([state])
    expect((await mailsTo(current().db, account)).at(-1)).toContain(subject)
    expect((await site.call('GET', '/pledges', account)).json().pledges).toMatchObject([{ state }])
    expect(await site.settle()).toBe(0)
  })
})
