import type { Database } from '#api/db/client.ts'
import { apiKeys, resellers } from '#api/db/keyTables.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { newKey, toPrefix } from '#api/modules/keys/apiKey.domain.ts'
import { testNow } from '#tests/support/testNow.ts'

export type TestKey = {
  id: string
  key: string
  name: string
  resellerId: string
  headers: { authorization: string }
}

/** A key of a reseller of its own, or of one that a test names again. */
export async function resellerKey(
  db: Database,
  {
    test = false,
    name = `Revendeur ${crypto.randomUUID()}`,
    netPercent = null,
    ...fields
  }: Partial<typeof apiKeys.$inferInsert> & { netPercent?: number | null } = {},
): Promise<TestKey> {
  const [reseller] = await db
    .insert(resellers)
    .values({ name, test, netPercent, createdAt: testNow })
    .onConflictDoUpdate({ target: [resellers.name, resellers.test], set: { name } })
    .returning()
  if (!reseller) throw new Error('The reseller was not stored.')
  const key = newKey({ test })
  const secret = { prefix: toPrefix(key), hash: hashOfSecret(key) }
  const [row] = await db
    .insert(apiKeys)
    .values({
      resellerId: reseller.id,
      name,
      scopes: ['octo'],
      test,
      createdAt: testNow,
      ...secret,
      ...fields,
    })
    .returning()
  if (!row) throw new Error('The key was not stored.')
  return { id: row.id, key, name, resellerId: reseller.id, headers: { authorization: `Bearer ${key}` } }
}
