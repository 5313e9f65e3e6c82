import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull, sql } from '#api/db/drizzle.ts'
import { paymentEvents } from '#api/db/paymentTables.ts'
import type { ProviderEvent } from '#api/modules/payments/provider.ts'

export type StoredEvent = typeof paymentEvents.$inferSelect

/** Stores an event once, and returns it if it is new and has work. */
export async function storeEvent(
  db: Database,
  provider: string,
  { id, kind, paymentId }: ProviderEvent,
  at: Date,
): Promise<StoredEvent | undefined> {
  const isUnknown = kind === 'unknown' || paymentId === undefined
  const [stored] = await db
    .insert(paymentEvents)
    .values({
      provider,
      eventId: id,
      kind,
      providerId: paymentId ?? null,
      receivedAt: at,
      handledAt: isUnknown ? at : null,
    })
    .onConflictDoNothing()
    .returning()
  return stored && !stored.handledAt ? stored : undefined
}

const isOpen = isNull(paymentEvents.handledAt)

export const oldestOpenEvent = sql`(select min(${paymentEvents.receivedAt}) from ${paymentEvents} where ${isOpen})`

export function openEvents(db: Database): Promise<StoredEvent[]> {
  return db.select().from(paymentEvents).where(isOpen).orderBy(asc(paymentEvents.receivedAt)).limit(50)
}

export async function markHandled(db: Database, event: StoredEvent, at: Date): Promise<void> {
  const { provider, eventId } = event
  await db
    .update(paymentEvents)
    .set({ handledAt: at })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)))
}
