import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import { guideAccounts, staff } from '#api/db/agencyTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, count, eq, gte, inArray, isNull, ne, or, sql } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { eraseAccount, eraseBookings } from '#api/modules/agency/customers/erasedRows.ts'
import { erasureObstacle } from '#api/modules/agency/customers/erasure.domain.ts'
import { obstacleMessages } from '#api/modules/agency/customers/erasure.messages.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock'>
export type ErasurePreview = {
  obstacle: string | null
  reservations_count: number
  travellers_count: number
}

/** Effects of an erasure, before it: what is emptied, or why it is refused. */
export async function previewErasure({ db, clock }: Deps, id: string): Promise<ErasurePreview> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!user) throw new Refusal('CUSTOMER_NOT_FOUND')
  const obstacle = erasureObstacle(await findFacts(db, id, clock()))
  const isOwn = and(eq(reservations.userId, id), eq(reservations.isGuide, false))
  const [people] = await db
    .select({ travellers: count() })
    .from(participants)
    .innerJoin(reservations, eq(reservations.id, participants.reservationId))
    .where(isOwn)
  return {
    obstacle: obstacle ? obstacleMessages[obstacle] : null,
    reservations_count: await db.$count(reservations, isOwn),
    travellers_count: people?.travellers ?? 0,
  }
}

/** Empties an account for good. Reservations, ledger and billing names stay, as the law requires. */
export async function eraseCustomer(
  { db, clock }: Deps,
  caller: AgencyCaller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    // Before the account: a booking under way locks its reservation first.
    await tx
      .select()
      .from(reservations)
      .where(eq(reservations.userId, id))
      .orderBy(reservations.id)
      .for('update')
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!user) throw new Refusal('CUSTOMER_NOT_FOUND')
    const obstacle = erasureObstacle(await findFacts(tx, id, now))
    if (obstacle) throw new Refusal('ERASURE_REFUSED', { message: obstacleMessages[obstacle] })
    const entry = { at: now, entity: 'customer', entityId: id, action: 'customer.erased' } as const
    await writeAudit(tx, caller.actor, { ...entry, label: id, reason })
    await eraseBookings(tx, user)
    await eraseAccount(tx, user, now)
  })
}

async function findFacts(db: Database, userId: string, now: Date) {
  const isOwn = and(eq(reservations.userId, userId), eq(reservations.isGuide, false))
  const [toCome] = await db
    .select({ count: count() })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(
      and(
        isOwn,
        isNull(reservations.canceledAt),
        ne(reservations.stage, 'expired'),
        gte(departures.endOn, parisDay(now)),
      ),
    )
  const openRefunds = db
    .select({ id: payments.reservationId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.userId, userId),
        or(eq(refunds.status, 'pending'), and(eq(refunds.status, 'failed'), isNull(refunds.replacedBy))),
      ),
    )
  const isOpen = or(sql`${reservations.balanceCents} <> 0`, inArray(reservations.id, openRefunds))
  return {
    isStaff: (await db.$count(staff, eq(staff.userId, userId))) > 0,
    isGuide: (await db.$count(guideAccounts, eq(guideAccounts.userId, userId))) > 0,
    departuresToCome: toCome?.count ?? 0,
    openBalances: await db.$count(reservations, and(isOwn, isOpen)),
  }
}
