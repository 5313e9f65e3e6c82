import { beforeAll, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import type { Credentials } from '#tests/support/gateway.ts'
import { changeDeparture, openDepartures, watch } from '#tests/support/liveChanges.ts'
import { product } from '#tests/support/product.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'

const current = product()
let noe: Credentials
beforeAll(async () => {
  const member = await staffMember(current().db, { permissions: ['departures'], firstName: 'Noé' })
  noe = { bearer: member.headers.authorization.replace('Bearer ', '') }
})

type Saved = {
  departure: Record<string, unknown> | null
  conflict: Record<string, unknown> | null
  errors: { code: string; field: string | null; message: string }[]
}
const selection =
  'departure { id version state capacity priceCents } conflict { by version fields { field mine theirs } } errors { code field message }'

async function mutate(call: string): Promise<Saved> {
  const query = `mutation { answer: ${call} { ${selection} } }`
  const { data, errors } = await current().gateway.ask<{ answer: Saved }>(query, {}, noe)
  expect(errors).toBeUndefined()
  return data.answer
}
const save = (id: number, version: number, input: string) =>
  mutate(`agencySaveDeparture(id: "${id}", version: ${version}, input: { ${input} })`)
type Page = { nodes: { id: string; startDate: string }[]; pageInfo: { endCursor: string | null } }
const read = async (fields: string) => {
  const { data, errors } = await current().gateway.ask<{ agency: { departure?: object; departures: Page } }>(
    `{ agency { ${fields} } }`,
    {},
    noe,
  )
  expect(errors).toBeUndefined()
  return data.agency
}

test('reads a departure with its prices, and null for an unknown id', async () => {
  const id = await newDeparture(current().db)
  await save(id, 1, 'priceCents: 62000')
  const fields =
    'expeditionName startDate endDate bookedCount heldCount groupMin state reservationCount balanceCents'
  const { departure } = await read(`departure(id: "${id}") { ${fields} prices { priceCents } }`)
  expect(departure).toEqual({
    expeditionName: 'Les balcons de la Vanoise',
    startDate: '2027-07-05',
    endDate: '2027-07-05',
    bookedCount: 0,
    heldCount: 0,
    groupMin: 2,
    state: 'OPEN',
    reservationCount: 0,
    balanceCents: 0,
    prices: [{ priceCents: 62_000 }, { priceCents: 50_000 }],
  })
  for (const unknown of ['999999', 'vanoise', '../x'])
    expect(await read(`departure(id: "${unknown}") { id }`)).toEqual({ departure: null })
})

test('pages through the departures of a filter', async () => {
  const filter = 'filter: { expeditionId: "1", from: "2027-03-10", states: [OPEN, CONFIRMED, FULL] }'
  const seen: string[] = []
  let after = ''
  do {
    const { nodes, pageInfo } = (
      await read(
        `departures(${filter}, first: 2${after && `, after: "${after}"`}) { nodes { id startDate } pageInfo { endCursor } }`,
      )
    ).departures
    seen.push(...nodes.map(({ id, startDate }) => `${startDate} ${id}`))
    after = pageInfo.endCursor ?? ''
  } while (after)
  expect(seen.length).toBeGreaterThan(2)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toEqual(seen.toSorted())
})

test('maps refusals to codes and fields of the input', async () => {
  const { db } = current()
  const id = await newDeparture(db)
  await db.update(departures).set({ bookedCount: 5 }).where(eq(departures.id, id))
  expect(await save(id, 1, 'capacity: 4')).toMatchObject({
    departure: null,
    errors: [{ code: 'CAPACITY_BELOW_BOOKED', field: 'capacity' }],
  })
  const refused = async (input: string) =>
    (await save(id, 1, input)).errors.map(({ code, field }) => [code, field])
  expect(await refused('startDate: "2027-08-14"')).toEqual([['HAS_BOOKINGS', 'startDate']])
  expect(await refused('groupMin: 9')).toEqual([['INVALID_INPUT', 'groupMin']])
  expect(await refused('priceCents: 50050')).toEqual([['INVALID_INPUT', 'priceCents']])
  expect((await save(999_999, 1, 'capacity: 4')).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }])
})

test('answers a stale change with the fields that differ', async () => {
  const id = await newDeparture(current().db)
  expect((await save(id, 1, 'capacity: 10, groupMin: 3')).departure).toMatchObject({ version: 2 })
  expect(await save(id, 1, 'capacity: 12, groupMin: 3, priceCents: 50000')).toMatchObject({
    departure: null,
    conflict: { by: 'Noé', version: 2, fields: [{ field: 'capacity', mine: '12', theirs: '10' }] },
    errors: [{ code: 'CONFLICT', field: 'version' }],
  })
})

test('changes several departures at once, and names the refused field', async () => {
  const ids = [await newDeparture(current().db), await newDeparture(current().db)]
  const change = (input: string) =>
    `mutation { answer: agencyChangeDepartures(ids: ${JSON.stringify(ids.map(String))}, input: ${input}) { departures { priceCents groupMin version } errors { code field } } }`
  type Answer = { answer: { departures: object[]; errors: object[] } }
  const ask = async (input: string) =>
    (await current().gateway.ask<Answer>(change(input), {}, noe)).data.answer
  const changed = { priceCents: 510_00, groupMin: 3, version: 2 }
  expect(await ask('{ priceCents: 51000, groupMin: 3 }')).toEqual({
    departures: [changed, changed],
    errors: [],
  })
  expect(await ask('{ guideId: "999999" }')).toEqual({
    departures: [],
    errors: [{ code: 'INVALID_INPUT', field: 'guideId' }],
  })
})

test('shows a change on an open page, and on the next one', async () => {
  const gateway = await startListening(current().apiUrl)
  const visitor = await watch(gateway.url, openDepartures)
  expect(await changeDeparture(current().db, gateway, noe, visitor)).toHaveLength(5)
  await visitor.leave()
  await gateway.close()
})

test('plans a series, and creates it once', async () => {
  type Answer = { answer: { rows?: object[]; departures?: object[]; existing: string[]; errors: object[] } }
  const ask = async (call: string, fields: string) => {
    const query = `mutation { answer: ${call} { ${fields} existing errors { code field message } } }`
    return (await current().gateway.ask<Answer>(query, {}, noe)).data.answer
  }
  const input = '{ from: "2028-06-01", to: "2028-06-30", weekdays: [6], excluded: ["2028-06-10"] }'
  const plan = () => ask(`agencyPlanSeries(expeditionId: "4", input: ${input})`, 'rows { startDate }')
  const days = ['2028-06-03', '2028-06-17', '2028-06-24']
  expect((await plan()).rows).toEqual(days.map((startDate) => ({ startDate })))
  const rows = days.map((day) => `{ startDate: "${day}", capacity: 8, groupMin: 4, priceCents: 50000 }`)
  const create = (key: string) =>
    ask(
      `agencyCreateDepartures(expeditionId: "4", rows: [${rows.join()}], key: "${key}")`,
      'departures { id startDate }',
    )
  const key = '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'
  const [one, replay] = [await create(key), await create(key)]
  expect(one.departures).toHaveLength(3)
  expect(replay).toEqual(one)
  const exist = [{ code: 'INVALID_INPUT', field: 'rows', message: 'Ces dates existent déjà.' }]
  expect([(await plan()).errors, (await create(key.replace('5', '6'))).errors]).toEqual([exist, exist])
  expect((await create('again')).errors).toMatchObject([{ code: 'INVALID_INPUT', field: 'key' }])
})
