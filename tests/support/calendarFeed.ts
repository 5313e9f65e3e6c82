import { interests } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { expeditions } from '#api/db/tables.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { testNow } from '#tests/support/testNow.ts'

/** Creates a feed of a new account whose favourites are that many expeditions, all by default; returns its path. */
export async function createFeed(db: Database, { ask }: TestGateway, most = 1_000): Promise<string> {
  const { userId, headers } = await signedInAccount(db)
  const chosen = await db.select({ expeditionId: expeditions.id }).from(expeditions).limit(most)
  await db.insert(interests).values(chosen.map((each) => ({ ...each, userId, createdAt: testNow })))
  const { data } = await ask<{ createCalendarFeed: { url: string } }>(
    'mutation { createCalendarFeed(kind: FAVOURITES) { url } }',
    {},
    { bearer: headers.authorization.replace('Bearer ', '') },
  )
  return new URL(data.createCalendarFeed.url).pathname
}
