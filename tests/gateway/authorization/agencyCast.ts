import { beforeAll } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { and, eq, gt, isNull } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Rule } from '#tests/gateway/authorization/ruleKinds.ts'
import { startedJob } from '#tests/support/departureJob.ts'
import type { Credentials } from '#tests/support/gateway.ts'
import type { Product } from '#tests/support/product.ts'
import { type StaffMember, staffMember } from '#tests/support/staff.ts'
import { createTransfers } from '#tests/support/transfers.ts'

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
export type Caller = keyof typeof cast
export const callers = Object.keys(cast).filter((name): name is Caller => name in cast)

export const mayCall = (caller: Caller, rule: Rule | undefined) => cast[caller].some((each) => each === rule)

const isBookedToCome = and(
  eq(reservations.isGuide, false),
  eq(reservations.stage, 'booked'),
  isNull(reservations.canceledAt),
  gt(departures.startOn, '2027-04-10'),
)

/** The callers of a product, and the ids of what they read. */
export function agencyCast(current: () => Product) {
  let credentials: Record<Caller, Credentials>
  /** An import and an export of each caller to whom the agency is open, by bearer: each caller reads its own. */
  const transfers = new Map<string | undefined, { importId: string; exportId: string }>()
  let booked = { id: '', userId: '', jobId: '' }
  beforeAll(async () => {
    const { db } = current()
    const [party] = await db
      .select({ id: reservations.id, userId: reservations.userId })
      .from(reservations)
      .innerJoin(departures, eq(departures.id, reservations.departureId))
      .where(isBookedToCome)
      .limit(1)
    const { id: jobId } = await startedJob(db, 1)
    booked = { id: party?.id ?? '', userId: party?.userId ?? '', jobId }
    const own = async (member: Promise<StaffMember>) => {
      const { userId, ...rest } = await member
      const caller = readBearer(rest)
      transfers.set(caller.bearer, await createTransfers(db, userId))
      return caller
    }
    credentials = { ...(await createOutsiders(current())), ...(await findStaff(current(), own)) }
  })
  return {
    as: (caller: Caller): Credentials => credentials[caller],
    /** A query with the ids of rows that exist, an import and an export of the caller among them. */
    withIds(caller: Caller, query: string): string {
      const { importId, exportId } = transfers.get(credentials[caller].bearer) ?? {
        importId: booked.jobId,
        exportId: booked.jobId,
      }
      return query
        .replace('RESERVATION', booked.id)
        .replace('CUSTOMER', booked.userId)
        .replace('JOB', booked.jobId)
        .replace('IMPORT', importId)
        .replace('EXPORT', exportId)
    },
  }
}

const readBearer = ({ headers }: { headers: { authorization: string } }) => ({
  bearer: headers.authorization.replace('Bearer ', ''),
})

/** Those to whom the agency is closed. */
async function createOutsiders({ db, gateway }: Product) {
  const signIn = async (name: string, selection: string) =>
    gateway.ask<{ answer: { token: string } }>(
      `mutation ($email: String!, $password: String!) { answer: ${selection} }`,
      { email: `${name}@demo.explora.test`, password: demoPassword },
    )
  const login = 'login(email: $email, password: $password) { user { id } }'
  const createToken = 'createToken(email: $email, password: $password) { token }'
  return {
    visitor: {},
    customer: { cookie: (await signIn('camille.voyage', login)).cookie },
    guide: { cookie: (await signIn('bastien.guide', login)).cookie },
    'suspended owner': readBearer(await staffMember(db, { role: 'owner', state: 'suspended' })),
    'bearer of an owner': { bearer: (await signIn('agence', createToken)).data.answer.token },
    'owner before the second factor': readBearer(await staffMember(db, { role: 'owner' }, { isOpen: false })),
  }
}

const findStaff = async (
  { db }: Product,
  own: (member: Promise<StaffMember>) => Promise<{ bearer: string }>,
) => ({
  'staff without a permission': await own(staffMember(db)),
  'staff with catalogue': await own(staffMember(db, { permissions: ['catalogue'] })),
  'staff with departures': await own(staffMember(db, { permissions: ['departures'] })),
  'staff with bookings': await own(staffMember(db, { permissions: ['bookings'] })),
  'staff with money': await own(staffMember(db, { permissions: ['money'] })),
  'staff with messages': await own(staffMember(db, { permissions: ['messages'] })),
  owner: await own(staffMember(db, { role: 'owner' })),
})
