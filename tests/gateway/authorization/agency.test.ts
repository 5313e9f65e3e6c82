import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { auditEntries, staff, staffInvitations } from '#api/db/agencyTables.ts'
import { schema } from '#gateway/graph/schema.ts'
import { agencyCast, callers, mayCall } from '#tests/gateway/authorization/agencyCast.ts'
import { calls } from '#tests/gateway/authorization/calls.ts'
import { rules } from '#tests/gateway/authorization/rules.ts'
import { product } from '#tests/support/product.ts'

const current = product()

const cast = agencyCast(current)

const reads: Record<string, string> = {
  me: 'me { id email }',
  openUntil: 'openUntil',
  steppedUpUntil: 'steppedUpUntil me { id }',
  search: 'search(query: "vanoise") { kind id title }',
  staff: 'staff { id email factors { id } }',
  invitations: 'invitations { id email }',
  departures: 'departures { nodes { id priceCents } }',
  departure: 'departure(id: "1") { id prices { priceCents } }',
  expeditions: 'expeditions { nodes { id name } }',
  expedition: 'expedition(id: "1") { id draft { name } checks { message } }',
  settings: 'settings { agency { name siren } sales { optionHours } mails { id } connections { kind } }',
  cannedAnswers: 'cannedAnswers { id title body }',
  questions: 'questions { nodes { id body authorName } }',
  reviews: 'reviews { nodes { id text authorName } }',
  photos: 'photos { nodes { name alt author } }',
  guides: 'guides { id fullName absences { startDate } }',
  reservations: 'reservations(first: 1) { nodes { id customerName } }',
  reservation: 'reservation(id: "RESERVATION") { id lines { label } entries { id } }',
  customers: 'customers(first: 1) { nodes { id email } }',
  customer: 'customer(id: "CUSTOMER") { id email phone }',
  giftCards: 'giftCards { nodes { id codeEnd balanceCents } }',
  invoices: 'invoices { nodes { id number totalCents } }',
  job: 'job(id: "JOB") { id state }',
  today: 'today { at cards { kind count rows { id } failures { id } } }',
  failures: 'failures { nodes { id title } }',
  figures: 'figures(from: "2027-03-01", to: "2027-03-10") { weeks { bookedCount } departureCount }',
  imports: 'imports { id state }',
  import: 'import(id: "IMPORT") { id state }',
  export: 'export(id: "EXPORT") { id path }',
  audit: 'audit { nodes { id label changes { before after } } }',
}

test('reads every field of the agency', () => {
  const agency = schema.getType('Agency')
  const fields = isObjectType(agency) ? Object.keys(agency.getFields()) : []
  expect(Object.keys(reads).toSorted()).toEqual(fields.toSorted())
})

/** As many fields as one query may cost. */
const atOnce = 8
const groups = Object.entries(
  Object.groupBy(Object.entries(reads).entries(), ([index]) => Math.floor(index / atOnce)),
)

test.each(
  callers.flatMap((caller) => groups.map(([group, fields = []]) => [caller, group, fields] as const)),
)('%s reads the fields of Agency by their rules alone, group %s', async (caller, _group, fields) => {
  const query = cast.withIds(caller, `{ agency { ${fields.map(([, [, field]]) => field).join(' ')} } }`)
  const { data } = await current().gateway.ask<{ agency: Record<string, unknown> | null }>(
    query,
    {},
    cast.as(caller),
  )
  const isOpen = mayCall(caller, 'agency')
  expect(data.agency === null).toBe(!isOpen)
  const read = fields.map(([, [name]]) => name).filter((name) => name !== 'steppedUpUntil')
  const values = read.filter((name) => isOpen && data.agency?.[name] !== null)
  expect(values).toEqual(read.filter((name) => isOpen && mayCall(caller, rules.get(`Agency.${name}`))))
})

test.each(callers)(
  '%s reads the manifest of a departure by its rule alone, and is logged',
  async (caller) => {
    const { db, gateway } = current()
    const before = await db.$count(auditEntries)
    const { data } = await gateway.ask<{ agency: { departure: { manifest: object | null } | null } | null }>(
      '{ agency { departure(id: "1") { manifest { travellers { phone } } } } }',
      {},
      cast.as(caller),
    )
    const isAllowed = mayCall(caller, rules.get('AgencyDeparture.manifest'))
    expect(Boolean(data.agency?.departure?.manifest)).toBe(isAllowed)
    expect(await db.$count(auditEntries)).toBe(before + Number(isAllowed))
  },
)

const names = Object.keys(calls).filter((name) => name.startsWith('agency'))

const refusedTo = (caller: (typeof callers)[number]) =>
  names.filter((name) => {
    const rule = rules.get(`Mutation.${name}`)
    return rule !== 'public' && !mayCall(caller, rule)
  })

test.each(callers)('%s is refused what its rules lack, which changes and logs nothing', async (caller) => {
  const { db, gateway } = current()
  const counts = () => Promise.all([auditEntries, staff, staffInvitations].map((table) => db.$count(table)))
  const before = await counts()
  const refusals =
    caller === 'visitor' ? ['UNAUTHENTICATED'] : ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'MISSING_PERMISSION']
  for (const name of refusedTo(caller)) {
    const query = `mutation { ${calls[name]} { errors { code } } }`
    const { data, errors } = await gateway.ask<Record<string, { errors: { code: string }[] }>>(
      query,
      {},
      cast.as(caller),
    )
    const [code = ''] = errors
      ? errors.map(({ extensions }) => extensions?.code)
      : [data[name]?.errors[0]?.code]
    expect({ name, isRefused: refusals.includes(String(code)) }).toEqual({ name, isRefused: true })
  }
  expect(await counts()).toEqual(before)
})

const byId = names.filter((name) => calls[name]?.includes('(id: "'))

test.each(byId)('%s finds nothing under a text that is no id', async (name) => {
  const call = calls[name]?.replace(/\(id: "[^"]*"/, '(id: "../x"')
  const { data, errors } = await current().gateway.ask<Record<string, { errors: object[] }>>(
    `mutation { ${call} { errors { code field } } }`,
    {},
    cast.as('owner'),
  )
  expect([errors, data[name]?.errors]).toEqual([undefined, [{ code: 'NOT_FOUND', field: 'id' }]])
})
