import type { Database } from '#api/db/client.ts'
import { and, desc, eq, inArray, lt, sql } from '#api/db/drizzle.ts'
import { openStatuses, payments } from '#api/db/paymentTables.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import type { ProviderPayment } from '#api/modules/payments/provider.ts'

export async function findPayment(db: Database, userId: string, id: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId)))
  return payment
}

export async function paymentByKey(db: Database, userId: string, key: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.idempotencyKey, key)))
  return payment
}

/** The open payment of a cart, of any tab. */
export async function findOpenPayment(db: Database, cartId: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, cartId), inArray(payments.status, openStatuses)))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return payment
}

/** The open payment of a balance. */
export async function findOpenBalance(db: Database, reservationId: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), inArray(payments.status, openStatuses)))
    .limit(1)
  return payment
}

export async function paymentAtProvider(
  db: Database,
  provider: string,
  providerId: string,
): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(sql`${payments.provider} = ${provider}`, eq(payments.providerId, providerId)))
  return payment
}

export async function lockPayment(tx: Database, id: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!payment) throw new Error(`payment ${id} does not exist`)
  return payment
}

export async function insertPayment(tx: Database, row: typeof payments.$inferInsert): Promise<Payment> {
  const [payment] = await tx.insert(payments).values(row).returning()
  if (!payment) throw new Error('the database returned no payment')
  return payment
}

export async function updatePayment(
  tx: Database,
  id: string,
  set: Partial<typeof payments.$inferInsert>,
): Promise<Payment> {
  const [payment] = await tx.update(payments).set(set).where(eq(payments.id, id)).returning()
  if (!payment) throw new Error(`payment ${id} does not exist`)
  return payment
}

/** Columns that the word of the provider changes; its links are valid while the payment is open only. */
export function toColumns(word: ProviderPayment, at: Date) {
  return {
    providerId: word.id,
    failure: word.failure ?? null,
    clientSecret: word.clientSecret ?? null,
    redirectUrl: word.redirectUrl ?? null,
    ...(word.savedCard && { savedCard: word.savedCard }),
    checkedAt: at,
  }
}

const isOpenPayment = inArray(payments.status, openStatuses)

export const oldestCheck = sql`(select min(${payments.checkedAt}) from ${payments} where ${isOpenPayment})`

/** Claims open payments that the provider has not been read for since `before`: one node reads each. */
export async function claimSilent(db: Database, before: Date, at: Date): Promise<Payment[]> {
  const silent = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOpenPayment, lt(payments.checkedAt, before)))
    .orderBy(payments.checkedAt)
    .limit(20)
    .for('update', { skipLocked: true })
  return db.update(payments).set({ checkedAt: at }).where(inArray(payments.id, silent)).returning()
}
