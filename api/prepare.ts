import type { Clock } from '#api/clock.ts'
import type { OpenDatabase } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { migrate } from '#api/db/migrate.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'

/**
 * Prepares a database to serve: migrations, the demo catalogue in an empty embedded database, documents valid
 * today. Of a large catalogue it rewrites a first batch; the upkeep rewrites the rest while the service runs.
 */
export async function prepareDatabase(
  { db, isEmbedded }: Pick<OpenDatabase, 'db' | 'isEmbedded'>,
  clock: Clock,
  batch?: number,
): Promise<void> {
  await migrate(db)
  if (isEmbedded) await loadDemo(db, clock())
  await refreshStaleExpeditions(db, clock(), batch)
}
