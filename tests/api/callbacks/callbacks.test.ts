import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApi } from '#api/app.ts'
import { callbacks, outbox, rateCounters } from '#api/db/accountTables.ts'
import { demoAgency, loadAgency } from '#api/db/demo/agency.ts'
import { settings } from '#api/db/settingTables.ts'
import type { Api } from '#api/deps.ts'
import { type CallbackSlot, nextCall } from '#schema/callbacks.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const input = { name: '  Camille\u00A0 Rochette ', phone: '06 12 34 56 78', slot: 'afternoon' }

onDatabase('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    await loadAgency(current().db, testNow)
    api = await buildApi({ ...current(), env: testEnv(), clock: () => testNow })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    for (const table of [rateCounters, outbox, callbacks]) await current().db.delete(table)
  })
  const post = (payload: object) => api.inject({ method: 'POST', url: '/api/v1/callbacks', payload })

  test('stores the trimmed name and the phone in E.164, mails the agency, and returns the time', async () => {
    const answer = await post(input)
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { call_from: '2027-03-10T13:00:00.000Z', call_until: '2027-03-10T17:00:00.000Z' },
    ])
    const stored = { name: 'Camille Rochette', phone: '+33612345678' }
    expect(await current().db.select().from(callbacks)).toMatchObject([stored])
    const [mail, ...others] = await current().db.select().from(outbox)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: demoAgency.email,
      subject: 'Rappel demandé : Camille Rochette, mercredi 10 mars',
    })
    expect(mail?.text).toContain('au +33612345678, mercredi 10 mars, entre 14 h et 18 h')
    expect(mail?.requestId).toBeTruthy()
  })

  test('mails a number once for a slot, for any number of concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(input)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(await current().db.select().from(outbox)).toHaveLength(1)
    await post({ ...input, slot: 'noon' })
    expect(await current().db.select().from(outbox)).toHaveLength(2)
  })

  test('mails the owners while the agency has no address', async () => {
    const { db } = current()
    await db.delete(settings)
    await staffMember(db, { role: 'owner', email: 'agnes@example.test' })
    await post({ ...input, phone: '06 12 34 56 70' })
    await loadAgency(db, testNow)
    const mails = await db.select().from(outbox)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['agnes@example.test'])
  })

  test('deletes the requests whose call is more than 30 days ago', async () => {
    const { db } = current()
    await post(input)
    const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000)
    await db.insert(callbacks).values(
      [31, 29].map((days) => ({
        name: `${days} jours`,
        phone: '+33612345679',
        callFrom: daysAgo(days + 1),
        callUntil: daysAgo(days),
        createdAt: daysAgo(days + 2),
      })),
    )
    await post({ ...input, slot: 'noon' })
    const names = (await db.select().from(callbacks)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['29 jours', 'Camille Rochette', 'Camille Rochette'])
  })

  test.each([
    [{ name: ' ' }, 422, 'INVALID_NAME', 'name'],
    [{ name: 'a\u0000' }, 422, 'INVALID_NAME', 'name'],
    [{ phone: '0612' }, 422, 'INVALID_PHONE', 'phone'],
    [{ phone: "0612345678' or 1=1" }, 422, 'INVALID_PHONE', 'phone'],
    [{ slot: 'night' }, 400, 'INVALID_REQUEST', 'slot'],
  ])('refuses %j with %i %s beside %s and mails nothing', async (wrong, status, code, field) => {
    const answer = await post({ ...input, ...wrong })
    const { error } = answer.json()
    expect([answer.statusCode, error.code, Object.keys(error.fields)]).toEqual([status, code, [field]])
    expect(await current().db.select().from(outbox)).toEqual([])
  })

  test('refuses the sixth request of an address in an hour', async () => {
    const phones = [1, 2, 3, 4, 5, 6].map((last) => `06 12 34 56 7${last}`)
    const statuses: number[] = []
    for (const phone of phones) statuses.push((await post({ ...input, phone })).statusCode)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('nextCall', () => {
  const cases: [name: string, slot: CallbackSlot, now: string, from: string, until: string][] = [
    ['later today', 'afternoon', '2027-03-10T09:00Z', '2027-03-10T13:00Z', '2027-03-10T17:00Z'],
    ['in the current slot', 'morning', '2027-03-10T09:59Z', '2027-03-10T08:00Z', '2027-03-10T11:00Z'],
    [
      'when the slot is about to end',
      'morning',
      '2027-03-10T10:01Z',
      '2027-03-11T08:00Z',
      '2027-03-11T11:00Z',
    ],
    ['after a Friday', 'noon', '2027-03-12T20:00Z', '2027-03-15T11:00Z', '2027-03-15T13:00Z'],
    ['across the clock change', 'noon', '2027-03-26T20:00Z', '2027-03-30T10:00Z', '2027-03-30T12:00Z'],
    ['after New Year', 'morning', '2026-12-31T23:30Z', '2027-01-04T08:00Z', '2027-01-04T11:00Z'],
  ]
  const hours = { opensAt: 9, closesAt: 18, weekdays: [1, 2, 3, 4, 5], closedDays: [] }
  test.each(cases)('%s: for %s at %s, is from %s to %s', (_name, slot, now, from, until) => {
    const call = nextCall(slot, new Date(now), hours)
    expect(call).toEqual({ from: new Date(from), until: new Date(until) })
  })
})
