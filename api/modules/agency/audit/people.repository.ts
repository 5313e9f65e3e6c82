import { eq } from 'drizzle-orm'
import { users } from '#api/db/accountTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import type { AuditEntity } from '#api/modules/agency/audit/audit.contract.ts'

type Row = { entity: AuditEntity; entityId: string }

/** Names of the people of a reservation or a customer, whom a typed reason may name. */
export async function namesOn(tx: Database, { entity, entityId }: Row): Promise<string[]> {
  const person = { firstName: users.firstName, lastName: users.lastName }
  if (entity === 'customer') return namesOf(await tx.select(person).from(users).where(eq(users.id, entityId)))
  if (entity !== 'reservation') return []
  const { firstName, lastName, reservationId } = participants
  return namesOf([
    ...(await tx
      .select(person)
      .from(reservations)
      .innerJoin(users, eq(users.id, reservations.userId))
      .where(eq(reservations.id, entityId))),
    ...(await tx.select({ firstName, lastName }).from(participants).where(eq(reservationId, entityId))),
  ])
}

const namesOf = (people: { firstName: string | null; lastName: string | null }[]): string[] =>
  people.flatMap(({ firstName, lastName }) => [firstName, lastName]).filter((name) => name !== null)
