import type { Clock } from '#api/clock.ts'
import type { OpenDatabase } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { enrolDemoStaff } from '#api/db/demo/staff.ts'
import { migrate } from '#api/db/migrate.ts'
import type { ApiEnv } from '#api/env.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'

/**
 * Prepares a database to serve: migrations, the demo catalogue in an empty embedded database, second factors
 * of its staff, documents valid today. Of a large catalogue it rewrites a first batch; the upkeep rewrites the rest while the service runs.
 */
export async function prepareDatabase(
  { db, isEmbedded }: Pick<OpenDatabase, 'db' | 'isEmbedded'>,
  clock: Clock,
  { batch, env }: { batch?: number; env?: Pick<ApiEnv, 'sessionSecret'> } = {},
): Promise<void> {
  await migrate(db)
  if (isEmbedded) await loadDemo(db, clock())
  if (isEmbedded && env) await enrolDemoStaff(db, env, clock())
  await refreshStaleExpeditions(db, clock(), batch)
}
