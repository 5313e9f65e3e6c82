import { users } from '#api/db/accountTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import type { AuditEntity } from '#api/modules/agency/audit/audit.contract.ts'

type Row = { entity: AuditEntity; entityId: string }

/** Names of the people of a reservation, a gift card or a customer, whom a typed reason may name. */
export async function namesOn(tx: Database, { entity, entityId }: Row): Promise<string[]> {
  const account = { firstName: users.firstName, lastName: users.lastName }
  if (entity === 'customer')
    return namesIn(await tx.select(account).from(users).where(eq(users.id, entityId)))
  if (entity === 'gift_card')
    return namesIn(
      await tx
        .select({ ...account, recipient: giftCards.recipientName })
        .from(giftCards)
        .leftJoin(users, eq(users.id, giftCards.buyerId))
        .where(eq(giftCards.id, entityId)),
    )
  if (entity !== 'reservation') return []
  const { firstName, lastName, reservationId } = participants
  return namesIn([
    ...(await tx
      .select(account)
      .from(reservations)
      .innerJoin(users, eq(users.id, reservations.userId))
      .where(eq(reservations.id, entityId))),
    ...(await tx.select({ firstName, lastName }).from(participants).where(eq(reservationId, entityId))),
  ])
}

const namesIn = (people: Record<string, string | null>[]): string[] =>
  people.flatMap((names) => Object.values(names)).filter((name) => name !== null)
