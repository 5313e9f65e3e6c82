import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import type { AgencyCustomer, CustomerChange } from '#api/modules/agency/customers/customers.contract.ts'
import { customerById } from '#api/modules/agency/customers/customers.repository.ts'
import { readUserChange } from '#api/modules/users/users.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** Corrects names and phone of a customer, never the address: the account signs in with it. */
export async function saveCustomer(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  caller: AgencyCaller,
  id: string,
  { version, ...typed }: CustomerChange,
): Promise<AgencyCustomer> {
  const changes = readUserChange(typed)
  const now = clock()
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!user) throw new Refusal('CUSTOMER_NOT_FOUND')
    const stored = { entity: 'customer', ...user, changedAt: user.createdAt } as const
    await requireVersion(tx, version, stored, () => current(tx, id))
    const next = { ...user, ...changes }
    const [before, after] = [toValues(user), toValues(next)]
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await tx.update(users).set(changes).where(eq(users.id, id))
      const entry = { at: now, entity: 'customer', entityId: id, action: 'customer.changed' } as const
      await writeAudit(tx, caller.actor, { ...entry, label: user.email, before, after })
    }
    return current(tx, id)
  })
}

type Names = { firstName: string | null; lastName: string | null; phone: string | null }

const toValues = ({ firstName, lastName, phone }: Names) => ({
  first_name: firstName,
  last_name: lastName,
  phone,
})

async function current(tx: Database, id: string): Promise<AgencyCustomer> {
  const found = await customerById(tx, id)
  if (!found) throw new Refusal('CUSTOMER_NOT_FOUND')
  return found
}
