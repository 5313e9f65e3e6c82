import { Gauge, Registry } from 'prom-client'
import { holds } from '#api/db/bookingTables.ts'
import { sql } from '#api/db/drizzle.ts'
import { paymentEvents, payments, refunds } from '#api/db/paymentTables.ts'
import type { Api, ApiDeps } from '#api/deps.ts'

/** Headers that reveal a proxy. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Gauges of places and money for Prometheus, read from the database at scrape time: each node returns the
 * same. For monitoring beside the api: requests through a proxy come from outside.
 */
export function installMetrics(app: Api, deps: Pick<ApiDeps, 'db' | 'clock'>): void {
  const gauges = createGauges()
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async ({ headers }, reply) => {
    if (proxyHeaders.some((name) => headers[name] !== undefined)) return reply.callNotFound()
    await measure(gauges, deps)
    const { registry } = gauges
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

function createGauges() {
  const registry = new Registry()
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  return {
    registry,
    holds: gauge('holds_live', 'Holds that have not expired'),
    payments: gauge('payments', 'Payments by provider and status', ['provider', 'status']),
    refunds: gauge('refunds', 'Refunds by status; failed ones need a person', ['status']),
    openEvents: gauge('payment_events_open', 'Webhook events received and not handled'),
    eventLag: gauge(
      'payment_event_lag_seconds',
      'Longest time from receipt to handling of the webhook events of the last hour',
    ),
  }
}

async function measure(
  gauges: ReturnType<typeof createGauges>,
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
): Promise<void> {
  const count = sql<string>`count(*)`
  gauges.holds.set(await db.$count(holds, sql`${holds.expiresAt} > ${clock().toISOString()}`))
  const { provider, status } = payments
  gauges.payments.reset()
  for (const row of await db.select({ provider, status, count }).from(payments).groupBy(provider, status))
    gauges.payments.set({ provider: row.provider, status: row.status }, Number(row.count))
  gauges.refunds.reset()
  for (const row of await db.select({ status: refunds.status, count }).from(refunds).groupBy(refunds.status))
    gauges.refunds.set({ status: row.status }, Number(row.count))
  const { handledAt, receivedAt } = paymentEvents
  gauges.openEvents.set(await db.$count(paymentEvents, sql`${handledAt} is null`))
  const [event] = await db
    .select({ lag: sql<string>`coalesce(max(extract(epoch from ${handledAt} - ${receivedAt})), 0)` })
    .from(paymentEvents)
    .where(sql`${receivedAt} > now() - interval '1 hour'`)
  gauges.eventLag.set(Number(event?.lag ?? 0))
}
