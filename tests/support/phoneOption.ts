import { randomUUID } from 'node:crypto'
import type { Database } from '#api/db/client.ts'
import type { NewReservation } from '#api/modules/agency/phone/phone.contract.ts'
import { createReservation } from '#api/modules/agency/phone/phoneBooking.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const person = (first_name: string, birth_date = '1990-05-04') => ({
  first_name,
  last_name: 'Le Goff',
  birth_date,
})

/** A wish of two adults for places of a departure, by phone. */
export const phoneInput = (departureId: number, changes: Partial<NewReservation> = {}): NewReservation => ({
  departure_id: String(departureId),
  customer: {
    first_name: 'Ana',
    last_name: 'Le Goff',
    email: `ana-${randomUUID()}@example.test`,
    phone: '06 12 34 56 78',
  },
  travellers: [person('Ana'), person('Léo')],
  ...changes,
})

/** Takes an option by phone for a new customer or a known one, as a member of the staff does; returns the id of its reservation. */
export async function phoneOption(
  db: Database,
  departureId: number,
  changes: Partial<NewReservation> = {},
  customerId?: string,
): Promise<string> {
  const { userId, sessionId } = await signedInAccount(db)
  const actor = { kind: 'staff', userId, sessionId, requestId: randomUUID() } as const
  const deps = { db, clock: () => testNow, env: testEnv() }
  const { customer, ...input } = phoneInput(departureId, changes)
  const who = customerId ? { customer_id: customerId } : { ...(customer && { customer }) }
  const query = { request: { ...input, ...who }, key: randomUUID() }
  return (await createReservation(deps, { actor }, query)).reservation_id
}
