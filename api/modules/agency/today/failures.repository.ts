import { parisDay } from '#api/clock.ts'
import { outbox, users } from '#api/db/accountTables.ts'
import { mailLog } from '#api/db/agencyBookingTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { count, type SQL, sql } from '#api/db/drizzle.ts'
import { jobItems, jobs } from '#api/db/jobTables.ts'
import { resellers } from '#api/db/keyTables.ts'
import { ledgerTransactions } from '#api/db/moneyTables.ts'
import { instalments, payments, refunds } from '#api/db/paymentTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { webhookEndpoints } from '#api/db/webhookTables.ts'
import { type AgencyRule, mayCall } from '#api/modules/agency/access/access.domain.ts'
import {
  type AgencyFailure,
  type FailureKind,
  type FailureState,
  failureKinds,
} from '#api/modules/agency/today/failures.contract.ts'
import type { FailurePosition } from '#api/modules/agency/today/failures.domain.ts'
import { refundDeadline, refundUrgency } from '#api/modules/agency/today/today.domain.ts'
import type { Staff } from '#api/plugins/auth.ts'

type FailureFilter = { kind?: FailureKind | undefined; after?: FailurePosition | undefined; staff: Staff }

/** Failures that the caller may read; those of money without people. */
const ruleByKind = {
  mail: 'bookings',
  payment: 'sales',
  refund: 'sales',
  job: 'sales',
  webhook: 'owner',
} as const satisfies Record<FailureKind, AgencyRule>

const columns = sql`id, kind, state, at, title, detail, reservation_id, departure_id, amount_cents`
export const customer = sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`
export const reference = sql<string>`coalesce(${reservations.reference}, '')`

/** Mails that were tried three times, or not any more. */
const mails = sql`
  select ${outbox.id}::text, 'mail', case when ${outbox.givenUpAt} is null then 'retrying' else 'given_up' end,
    ${outbox.createdAt}, ${outbox.subject}, ${outbox.recipient}, ${mailLog.reservationId}, null::text, null::int
  from ${outbox} left join ${mailLog} on ${mailLog.id} = ${outbox.id}
  where ${outbox.sentAt} is null and (${outbox.attempts} >= 3 or ${outbox.givenUpAt} is not null)`

/** Parts of a balance that the saved card was refused for, without another charge to come. */
const refusedParts = sql`
  select ${reservations.id} || ':' || ${instalments.position}, 'payment', 'refused', ${instalments.dueOn}::timestamp at time zone 'Europe/Paris',
    ${reference}, ${customer}, ${reservations.id}, null::text, ${instalments.amountCents}
  from ${instalments} join ${reservations} on ${reservations.id} = ${instalments.reservationId}
  join ${departures} on ${departures.id} = ${reservations.departureId} join ${users} on ${users.id} = ${reservations.userId}
  where ${instalments.state} = 'late' and ${instalments.chargeOn} is null and ${reservations.canceledAt} is null and ${departures.canceledAt} is null`

const refundsIn = (state: FailureState, condition: SQL) => sql`
  select ${refunds.id}::text, 'refund', ${sql.raw(`'${state}'`)}, ${refunds.createdAt}, ${reference}, ${customer}, ${reservations.id}, null::text, ${refunds.amountCents}
  from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId} join ${users} on ${users.id} = ${payments.userId}
  left join ${reservations} on ${reservations.id} = ${payments.reservationId}
  where ${condition}`

/** Credits of customers, since the cancellation or the last movement of money. */
const owed = sql`
  select ${reservations.id}::text, 'refund', 'owed',
    coalesce(${reservations.canceledAt}, (select max(moved.posted_at) from ${ledgerTransactions} as moved where moved.reservation_id = ${reservations.id}), ${reservations.createdAt}),
    ${reference}, ${customer}, ${reservations.id}, null::text, -${reservations.balanceCents}
  from ${reservations} join ${users} on ${users.id} = ${reservations.userId}
  where ${reservations.balanceCents} < 0 and not ${reservations.isGuide}`

const failedJobs = sql`
  select ${jobs.id}::text, 'job', 'failed', ${jobs.createdAt}, ${expeditions.name}, null::text, null::uuid, ${jobs.entityId}, null::int
  from ${jobs} join ${departures} on ${departures.id}::text = ${jobs.entityId} join ${expeditions} on ${expeditions.id} = ${departures.expeditionId}
  where ${jobs.id} in (select ${jobItems.jobId} from ${jobItems} where ${jobItems.state} = 'failed')`

/** Webhooks whose deliveries fail, and those that were disabled for that. */
const failingWebhooks = sql`
  select ${webhookEndpoints.id}::text, 'webhook', case when ${webhookEndpoints.disabledAt} is null then 'failing' else 'disabled' end,
    coalesce(${webhookEndpoints.disabledAt}, ${webhookEndpoints.firstFailedAt}),
    split_part(split_part(${webhookEndpoints.url}, '://', 2), '/', 1), ${resellers.name}, null::uuid, null::text, null::int
  from ${webhookEndpoints} left join ${resellers} on ${resellers.id} = ${webhookEndpoints.resellerId}
  where ${webhookEndpoints.disabledReason} in ('failing', 'gone') or (${webhookEndpoints.disabledAt} is null and ${webhookEndpoints.firstFailedAt} is not null)`

const dayMs = 86_400_000
const isPending = sql`${refunds.status} = 'pending'`
const byKind: Record<FailureKind, (now: Date) => SQL[]> = {
  mail: () => [mails],
  payment: () => [refusedParts],
  refund: (now) => [
    refundsIn('failed', sql`${refunds.status} = 'failed' and ${refunds.replacedBy} is null`),
    refundsIn('to_send', sql`${isPending} and ${payments.method} is not null`),
    refundsIn(
      'pending',
      sql`${isPending} and ${payments.method} is null and ${refunds.createdAt} < ${new Date(now.getTime() - dayMs).toISOString()}::timestamptz`,
    ),
    owed,
  ],
  job: () => [failedJobs],
  webhook: () => [failingWebhooks],
}

const nothing = sql`select null::text, '', '', null::timestamptz, '', null::text, null::uuid, null::text, null::int where false`

/** All failures that match and that the caller may read, for its list and its card. */
function failures({ kind, after, staff }: FailureFilter, now: Date): SQL {
  const targets = failureKinds
    .filter((each) => (kind === undefined || each === kind) && mayCall(ruleByKind[each], staff))
    .flatMap((each) => byKind[each](now))
  const every = targets.length > 0 ? sql.join(targets, sql` union all `) : nothing
  const isAfter = after && sql`where (at, id) > (${after.at.toISOString()}::timestamptz, ${after.id})`
  return sql`(select * from (${every}) as every (${columns}) ${isAfter}) as failure`
}

/** Failures that match, the one that waits longest first. */
export async function listFailures(
  db: Database,
  filter: FailureFilter,
  now: Date,
  limit: number,
): Promise<AgencyFailure[]> {
  const rows = await db
    .select({
      id: sql<string>`id`,
      kind: sql<FailureKind>`kind`,
      state: sql<FailureState>`state`,
      at: sql`at`.mapWith(outbox.createdAt),
      title: sql<string>`title`,
      detail: mayCall('bookings', filter.staff) ? sql<string | null>`detail` : sql<null>`null`,
      reservation_id: sql<string | null>`reservation_id`,
      departure_id: sql<string | null>`departure_id`,
      amount_cents: sql<number | null>`amount_cents`,
    })
    .from(failures(filter, now))
    .orderBy(sql`at`, sql`id`)
    .limit(limit)
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), ...toTerm(row, now) }))
}

export async function countFailures(db: Database, filter: FailureFilter, now: Date): Promise<number> {
  const [total] = await db.select({ count: count() }).from(failures(filter, now))
  return total?.count ?? 0
}

function toTerm({ kind, at }: { kind: FailureKind; at: Date }, now: Date) {
  if (kind !== 'refund') return { deadline: null, urgency: 'calm' as const }
  const deadline = refundDeadline(parisDay(at))
  return { deadline, urgency: refundUrgency(deadline, parisDay(now)) }
}
