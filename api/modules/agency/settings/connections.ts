import { outbox, sessions, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq, inArray, max, sql } from '#api/db/drizzle.ts'
import { paymentEvents, payments } from '#api/db/paymentTables.ts'
import type { ApiEnv } from '#api/env.ts'
import type { Connection } from '#api/modules/agency/settings/connections.contract.ts'

type Times = { success: Date | null; error: Date | null }

/** Services that the environment configures, with the last success and the last error that rows tell of. Never a secret. */
export async function connections(db: Database, env: ApiEnv, now: Date): Promise<Connection[]> {
  const [mail, payment, webhook, google, facebook] = await Promise.all([
    mailTimes(db),
    paymentTimes(db),
    webhookTimes(db),
    signInTimes(db, 'google_oauth2'),
    signInTimes(db, 'facebook'),
  ])
  const provider = env.stripe ? 'stripe' : env.demoPayment ? 'demo' : null
  // A demonstration stands in for both, except in production.
  const standIn = env.isProduction || env.google || env.facebook ? null : 'demo'
  return [
    // The answer itself is the proof.
    toConnection('database', env.databaseUrl ? 'postgresql' : 'embedded', { success: now, error: null }),
    toConnection('mail', env.smtpUrl ? 'smtp' : 'files', mail),
    toConnection('payment', provider, payment),
    toConnection('payment_events', provider, webhook),
    toConnection('google', env.google ? 'google' : standIn, google),
    toConnection('facebook', env.facebook ? 'facebook' : standIn, facebook),
  ]
}

const toConnection = (
  kind: Connection['kind'],
  service: Connection['service'],
  { success, error }: Times,
): Connection => ({
  kind,
  service,
  last_success_at: success?.toISOString() ?? null,
  last_error_at: error?.toISOString() ?? null,
})

async function mailTimes(db: Database): Promise<Times> {
  const [row] = await db.select({ success: max(outbox.sentAt), error: max(outbox.givenUpAt) }).from(outbox)
  return row ?? { success: null, error: null }
}

/** Payments that the provider has taken, and those that it has refused. */
async function paymentTimes(db: Database): Promise<Times> {
  const { provider, settledAt, checkedAt, status } = payments
  const [row] = await db
    .select({
      success: max(sql`case when ${status} in ('succeeded', 'refunded') then ${settledAt} end`).mapWith(
        settledAt,
      ),
      error: max(sql`case when ${status} = 'failed' then ${checkedAt} end`).mapWith(checkedAt),
    })
    .from(payments)
    .where(inArray(provider, ['stripe', 'demo']))
  return row ?? { success: null, error: null }
}

/** Words of the provider that were handled, and those that wait. */
async function webhookTimes(db: Database): Promise<Times> {
  const { handledAt, receivedAt } = paymentEvents
  const [row] = await db
    .select({
      success: max(handledAt),
      error: max(sql`case when ${handledAt} is null then ${receivedAt} end`).mapWith(receivedAt),
    })
    .from(paymentEvents)
  return row ?? { success: null, error: null }
}

/** Sessions of accounts that sign in by a provider. One that fails leaves no row: its reason is in the log. */
async function signInTimes(db: Database, provider: 'google_oauth2' | 'facebook'): Promise<Times> {
  const [row] = await db
    .select({ success: max(sessions.createdAt) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.provider, provider))
  return { success: row?.success ?? null, error: null }
}
