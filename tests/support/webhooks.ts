import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#api/db/client.ts'
import { webhookEndpoints } from '#api/db/webhookTables.ts'
import { sealSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { shownSecret } from '#api/modules/webhooks/signature.domain.ts'
import { webhookEvents } from '#api/modules/webhooks/webhooks.contract.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

/** An endpoint for all events, or what `changes` say. */
export async function newEndpoint(
  db: Database,
  changes: Partial<typeof webhookEndpoints.$inferInsert> = {},
): Promise<{ id: string; secret: string }> {
  const id = randomUUID()
  const secret = randomBytes(24)
  await db.insert(webhookEndpoints).values({
    id,
    url: 'https://receiver.example.test/hooks',
    events: [...webhookEvents],
    secretSealed: sealSecret(testEnv(), id, secret),
    createdAt: testNow,
    changedAt: testNow,
    ...changes,
  })
  return { id, secret: shownSecret(secret) }
}
