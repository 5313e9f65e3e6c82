import { beforeAll, beforeEach } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { discountCodes } from '#api/db/discountTables.ts'
import { sql } from '#api/db/drizzle.ts'
import { departures, expeditionOptions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const room = {
  code: 'chambre',
  label: 'Chambre individuelle',
  description: null,
  priceCents: 60_00,
  position: 1,
}
const gear = {
  code: 'baudrier',
  label: 'Baudrier',
  description: 'Avec casque.',
  priceCents: 24_00,
  position: 2,
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

/** Carts of a trip that sells two options, for a test of its third step. */
export function choiceCarts(current: () => { db: Database }) {
  const time = { now: testNow }
  let api: Api
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db, { clock: () => time.now, isBookingOpen: true })
    await db.execute(sql`update expeditions set age_min_child = 8 where id = 1`)
    await db.delete(expeditionOptions)
    await db.delete(discountCodes)
    await db.insert(expeditionOptions).values([room, gear].map((option) => ({ ...option, expeditionId: 1 })))
    await db.insert(discountCodes).values([
      { code: 'DIXPOURCENT', percent: 10 },
      { code: 'VINGT', amountCents: 20_00, minimumCents: 1_060_00 },
      { code: 'FINI', percent: 10, endsOn: '2027-03-09' },
    ])
  })
  beforeEach(() => {
    time.now = testNow
  })

  async function call(account: TestAccount, method: Method, url: string, payload?: object) {
    const { issueToken } = authentication({ db: current().db, clock: () => time.now, env: testEnv() })
    const headers = { authorization: `Bearer ${await issueToken(account.sessionId, account.userId)}` }
    return api.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) })
  }

  async function newCart(adults: number, children = 0) {
    const account = await signedInAccount(current().db)
    const party = { travelers_count: adults + children, children_count: children }
    const departure_id = await newDeparture(current().db)
    const { cart } = (await call(account, 'POST', '/cart', { departure_id, ...party })).json()
    const putOptions = (options: object[]) => call(account, 'PUT', `/cart/${cart.id}/options`, { options })
    const putCodes = (...codes: string[]) => call(account, 'PUT', `/cart/${cart.id}/codes`, { codes })
    const read = async () => (await call(account, 'GET', '/cart/')).json().cart
    return { account, id: cart.id, putOptions, putCodes, read }
  }

  return { time, call, newCart }
}

export async function newDeparture(db: Database, expeditionId = 1): Promise<string> {
  const common = { expeditionId, groupMin: 2, priceCents: 500_00, createdAt: testNow, capacity: 9 }
  const days = { startOn: '2027-06-05', endOn: '2027-06-10' }
  const [departure] = await db
    .insert(departures)
    .values({ ...common, ...days, childPriceCents: 400_00 })
    .returning()
  return String(departure?.id)
}
