import { eq } from 'drizzle-orm'
import { isObjectType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { auditEntries, staff, staffInvitations } from '#api/db/agencyTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { buildSchema } from '#gateway/graph/schema.ts'
import { calls } from '#tests/gateway/authorization/calls.ts'
import type { Rule } from '#tests/gateway/authorization/ruleKinds.ts'
import { rules } from '#tests/gateway/authorization/rules.ts'
import { startedJob } from '#tests/support/departureJob.ts'
import type { Credentials } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { type StaffMember, staffMember } from '#tests/support/staff.ts'
import { transfersOf } from '#tests/support/transfers.ts'

const current = product()

/** Callers, and the rules that each satisfies. */
const cast = {
  visitor: [],
  customer: [],
  guide: [],
  'suspended owner': [],
  'bearer of an owner': [],
  'owner before the second factor': ['agencyEntry'],
  'staff without a permission': ['agencyEntry', 'agency'],
  'staff with catalogue': ['agencyEntry', 'agency', 'agencyCatalogue'],
  'staff with departures': ['agencyEntry', 'agency', 'agencyDepartures'],
  'staff with bookings': ['agencyEntry', 'agency', 'agencyBookings', 'agencySales'],
  'staff with money': ['agencyEntry', 'agency', 'agencyMoney', 'agencySales'],
  'staff with messages': ['agencyEntry', 'agency', 'agencyMessages'],
  owner: [
    'agencyEntry',
    'agency',
    'agencyOwner',
    'agencyCatalogue',
    'agencyDepartures',
    'agencyBookings',
    'agencyMoney',
    'agencyMessages',
    'agencySales',
  ],
} as const satisfies Record<string, Rule[]>
type Caller = keyof typeof cast
const callers = Object.keys(cast).filter((name): name is Caller => name in cast)

let credentials: Record<Caller, Credentials>
/** An import and an export of each caller to whom the agency is open, by bearer: each caller reads its own. */
const transfers = new Map<string | undefined, { importId: string; exportId: string }>()
let booked = { id: '', userId: '', jobId: '' }
beforeAll(async () => {
  const { db, gateway } = current()
  const signIn = async (name: string, selection: string) =>
    gateway.ask<{ answer: { token: string } }>(
      `mutation ($email: String!, $password: String!) { answer: ${selection} }`,
      { email: `${name}@demo.explora.test`, password: demoPassword },
    )
  const login = 'login(email: $email, password: $password) { user { id } }'
  const createToken = 'createToken(email: $email, password: $password) { token }'
  const isParty = eq(reservations.isGuide, false)
  const [party] = await db.select().from(reservations).where(isParty).limit(1)
  const { id: jobId } = await startedJob(db, 1)
  booked = { id: party?.id ?? '', userId: party?.userId ?? '', jobId }
  const bearerOf = ({ headers }: { headers: { authorization: string } }) => ({
    bearer: headers.authorization.replace('Bearer ', ''),
  })
  const own = async (member: Promise<StaffMember>) => {
    const { userId, ...rest } = await member
    const caller = bearerOf(rest)
    transfers.set(caller.bearer, await transfersOf(db, userId))
    return caller
  }
  credentials = {
    visitor: {},
    customer: { cookie: (await signIn('camille.voyage', login)).cookie },
    guide: { cookie: (await signIn('bastien.guide', login)).cookie },
    'suspended owner': bearerOf(await staffMember(db, { role: 'owner', state: 'suspended' })),
    'bearer of an owner': { bearer: (await signIn('agence', createToken)).data.answer.token },
    'owner before the second factor': bearerOf(await staffMember(db, { role: 'owner' }, { isOpen: false })),
    'staff without a permission': await own(staffMember(db)),
    'staff with catalogue': await own(staffMember(db, { permissions: ['catalogue'] })),
    'staff with departures': await own(staffMember(db, { permissions: ['departures'] })),
    'staff with bookings': await own(staffMember(db, { permissions: ['bookings'] })),
    'staff with money': await own(staffMember(db, { permissions: ['money'] })),
    'staff with messages': await own(staffMember(db, { permissions: ['messages'] })),
    owner: await own(staffMember(db, { role: 'owner' })),
  }
})

const mayCall = (caller: Caller, rule: Rule | undefined) => cast[caller].some((each) => each === rule)

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
  const agency = buildSchema().getType('Agency')
  const fields = isObjectType(agency) ? Object.keys(agency.getFields()) : []
  expect(Object.keys(reads).toSorted()).toEqual(fields.toSorted())
})

test.each(callers.flatMap((caller) => Object.keys(reads).map((field) => [caller, field] as const)))(
  '%s reads Agency.%s by its rule alone',
  async (caller, field) => {
    const selection = reads[field]
      ?.replace('RESERVATION', booked.id)
      .replace('CUSTOMER', booked.userId)
      .replace('JOB', booked.jobId)
      .replace('IMPORT', transfers.get(credentials[caller].bearer)?.importId ?? booked.jobId)
      .replace('EXPORT', transfers.get(credentials[caller].bearer)?.exportId ?? booked.jobId)
    const query = `{ agency { ${selection} } }`
    const { data } = await current().gateway.ask<{ agency: Record<string, unknown> | null }>(
      query,
      {},
      credentials[caller],
    )
    const isOpen = cast[caller].some((each) => each === 'agency')
    expect(data.agency === null).toBe(!isOpen)
    if (isOpen && field !== 'steppedUpUntil')
      expect(data.agency?.[field] === null).toBe(!mayCall(caller, rules.get(`Agency.${field}`)))
  },
)

test.each(callers)(
  '%s reads the manifest of a departure by its rule alone, and is logged',
  async (caller) => {
    const { db, gateway } = current()
    const before = await db.$count(auditEntries)
    const { data } = await gateway.ask<{ agency: { departure: { manifest: object | null } | null } | null }>(
      '{ agency { departure(id: "1") { manifest { travellers { phone } } } } }',
      {},
      credentials[caller],
    )
    const isAllowed = mayCall(caller, rules.get('AgencyDeparture.manifest'))
    expect(Boolean(data.agency?.departure?.manifest)).toBe(isAllowed)
    expect(await db.$count(auditEntries)).toBe(before + Number(isAllowed))
  },
)

const names = Object.keys(calls).filter((name) => name.startsWith('agency'))

const refused = callers.flatMap((caller) =>
  names
    .filter((name) => !['public', ...cast[caller]].includes(rules.get(`Mutation.${name}`) ?? 'public'))
    .map((name) => [caller, name] as const),
)

test.each(refused)('%s is refused %s, which changes and logs nothing', async (caller, name) => {
  const { db, gateway } = current()
  const counts = () => Promise.all([auditEntries, staff, staffInvitations].map((table) => db.$count(table)))
  const before = await counts()
  const query = `mutation { ${calls[name]} { errors { code } } }`
  const { data, errors } = await gateway.ask<Record<string, { errors: { code: string }[] }>>(
    query,
    {},
    credentials[caller],
  )
  const [code] = errors ? errors.map(({ extensions }) => extensions?.code) : [data[name]?.errors[0]?.code]
  const expected =
    caller === 'visitor' ? ['UNAUTHENTICATED'] : ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'MISSING_PERMISSION']
  expect(expected).toContain(code)
  expect(await counts()).toEqual(before)
})

const byId = names.filter((name) => calls[name]?.includes('(id: "'))

test.each(byId)('%s finds nothing under a text that is no id', async (name) => {
  const call = calls[name]?.replace(/\(id: "[^"]*"/, '(id: "../x"')
  const { data, errors } = await current().gateway.ask<Record<string, { errors: object[] }>>(
    `mutation { ${call} { errors { code field } } }`,
    {},
    credentials.owner,
  )
  expect([errors, data[name]?.errors]).toEqual([undefined, [{ code: 'NOT_FOUND', field: 'id' }]])
})
