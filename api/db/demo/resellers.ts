import type { Database } from '#api/db/client.ts'
import { daysBefore, demoId } from '#api/db/demo/demoId.ts'
import { apiKeys, resellers } from '#api/db/keyTables.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { demoKey, toPrefix } from '#api/modules/keys/apiKey.domain.ts'

const name = 'Billetterie des Alpes'

/** Loads a reseller and its key, which production refuses. */
export async function loadResellers(db: Database, now: Date): Promise<void> {
  const createdAt = daysBefore(now, 30)
  const [reseller] = await db
    .insert(resellers)
    .values({ id: demoId('reseller'), name, test: false, netPercent: 88, createdAt })
    // Keys may be older than the demonstration.
    .onConflictDoUpdate({ target: [resellers.name, resellers.test], set: { netPercent: 88 } })
    .returning()
  await db.insert(apiKeys).values({
    id: demoId('key of the reseller'),
    resellerId: reseller?.id,
    name,
    prefix: toPrefix(demoKey),
    hash: hashOfSecret(demoKey),
    scopes: ['octo'],
    test: false,
    createdAt,
  })
}
