import { Gauge, Registry } from 'prom-client'
import { runningClock } from '#api/clock.ts'
import { holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, gte, inArray, isNull, or, sql } from '#api/db/drizzle.ts'
import { openStatuses, paymentEvents, payments, refunds } from '#api/db/paymentTables.ts'
import type { Api, ApiDeps } from '#api/deps.ts'

/** Headers that reveal a proxy. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** For which a measurement is returned again: more scrapes cost no more queries. */
const freshMs = 15_000
/** Older payments and refunds count while they are open only. */
const countedMs = 35 * 86_400_000

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env'>

/**
 * Gauges of places and money for Prometheus, read from the database every 15 seconds at most: each node returns
 * the same. For monitoring beside the api: requests through a proxy come from outside.
 */
export function installMetrics(app: Api, deps: Deps): void {
  const { registry, renew } = createMetrics(deps)
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async ({ headers }, reply) => {
    if (proxyHeaders.some((name) => headers[name] !== undefined)) return reply.callNotFound()
    await renew()
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

/** Gauges that keep their values, and the way to renew them once they are no longer fresh. */
function createMetrics({ db, clock, env }: Deps) {
  const gauges = createGauges()
  const now = runningClock(clock, env.fixedNow)
  let measured: { at: number; values: Promise<void> } | undefined
  return {
    registry: gauges.registry,
    async renew(): Promise<void> {
      const at = now().getTime()
      if (!measured || at - measured.at >= freshMs) measured = { at, values: measure(gauges, db, clock()) }
      const { values } = measured
      // Forgets a failure: the next scrape tries again.
      await values.catch((error) => {
        measured = undefined
        throw error
      })
    },
  }
}

function createGauges() {
  const registry = new Registry()
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  return {
    registry,
    holds: gauge('holds_live', 'Holds that have not expired'),
    payments: gauge('payments', 'Payments of 35 days and open ones, by provider and status', [
      'provider',
      'status',
    ]),
    refunds: gauge('refunds', 'Refunds of 35 days and open ones, by status; failed ones need a person', [
      'status',
    ]),
    openEvents: gauge('payment_events_open', 'Webhook events received and not handled'),
    eventLag: gauge(
      'payment_event_lag_seconds',
      'Longest time from receipt to handling of the webhook events of the last hour',
    ),
  }
}

async function measure(gauges: ReturnType<typeof createGauges>, db: Database, now: Date): Promise<void> {
  const count = sql<string>`count(*)`
  const since = new Date(now.getTime() - countedMs)
  gauges.holds.set(await db.$count(holds, sql`${holds.expiresAt} > ${now.toISOString()}`))
  const { provider, status } = payments
  const isOpen = inArray(status, openStatuses)
  gauges.payments.reset()
  for (const row of await db
    .select({ provider, status, count })
    .from(payments)
    .where(or(gte(payments.createdAt, since), isOpen))
    .groupBy(provider, status))
    gauges.payments.set({ provider: row.provider, status: row.status }, Number(row.count))
  const needsPerson = and(eq(refunds.status, 'failed'), isNull(refunds.replacedBy))
  gauges.refunds.reset()
  for (const row of await db
    .select({ status: refunds.status, count })
    .from(refunds)
    .where(or(gte(refunds.createdAt, since), eq(refunds.status, 'pending'), needsPerson))
    .groupBy(refunds.status))
    gauges.refunds.set({ status: row.status }, Number(row.count))
  await measureEvents(gauges, db)
}

async function measureEvents(gauges: ReturnType<typeof createGauges>, db: Database): Promise<void> {
  const { handledAt, receivedAt } = paymentEvents
  gauges.openEvents.set(await db.$count(paymentEvents, sql`${handledAt} is null`))
  const [event] = await db
    .select({ lag: sql<string>`coalesce(max(extract(epoch from ${handledAt} - ${receivedAt})), 0)` })
    .from(paymentEvents)
    .where(sql`${receivedAt} > now() - interval '1 hour'`)
  gauges.eventLag.set(Number(event?.lag ?? 0))
}
