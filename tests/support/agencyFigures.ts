import type { Database } from '#api/db/client.ts'
import { type SQL, sql } from '#api/db/drizzle.ts'

/** The list of each card of the home, whose rows the card counts. */
export const listOfCard: Record<string, string> = {
  unconfirmed: '/departures?to_do=unconfirmed',
  no_guide: '/departures?to_do=no_guide',
  held_unpaid: '/departures?to_do=held_unpaid',
  options_ending: '/reservations?to_do=options_ending',
  overdue: '/reservations?to_do=overdue',
  due_soon: '/reservations?to_do=due_soon',
  questions: '/questions?',
  reviews: '/reviews?',
  failures: '/failures?',
}

/** Ids of all pages of a list. */
export async function readIds(read: (path: string) => Promise<object>, list: string): Promise<string[]> {
  const ids: string[] = []
  for (let after = ''; ; ) {
    const page = await read(`${list}&first=50${after && `&after=${after}`}`)
    const rows: { id: string }[] = Object.values(page).find(Array.isArray) ?? []
    ids.push(...rows.map(({ id }) => id))
    const next = Reflect.get(page, 'next')
    if (typeof next !== 'string') return ids
    after = next
  }
}

/** The figures of a week in plain SQL, written apart from the service. */
export function plainFigures(start: string, end: string): Record<string, SQL> {
  const within = (at: SQL) =>
    sql`(${at} at time zone 'Europe/Paris')::date between ${start}::date and ${end}::date`
  const money = (condition: SQL) => sql`select coalesce(sum(abs(e.amount_cents)), 0) from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id where ${within(sql`t.posted_at`)} and ${condition}`
  const isCash = sql`(e.account like 'provider:%' or e.account like 'manual:%')`
  const carts = (kind: string) =>
    sql`select count(*) from cart_events where kind = ${kind} and ${within(sql`at`)}`
  return {
    booked_count: sql`select count(*) from reservations where not is_guide and ${within(sql`created_at`)}`,
    canceled_count: sql`select count(*) from reservations r join departures d on d.id = r.departure_id
      where not r.is_guide and ${within(sql`coalesce(r.canceled_at, d.canceled_at)`)}`,
    sold_cents: money(sql`e.account = 'revenue' and e.amount_cents < 0`),
    returned_cents: money(sql`e.account = 'revenue' and e.amount_cents > 0`),
    received_cents: money(sql`${isCash} and e.amount_cents > 0`),
    paid_back_cents: money(sql`${isCash} and e.amount_cents < 0`),
    carts_created: carts('created'),
    carts_held: carts('held'),
    carts_booked: carts('booked'),
    carts_abandoned: carts('abandoned'),
  }
}

/** The one value of a query, as a number. */
export async function numberFrom(db: Database, query: SQL): Promise<number> {
  const [row] = await db.select({ value: sql<string>`value` }).from(sql`(${query}) as counted (value)`)
  return Number(row?.value ?? 0)
}
