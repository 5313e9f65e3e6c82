import type { Clock } from '#api/clock.ts'
import type { OpenDatabase } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { enrolDemoStaff } from '#api/db/demo/staff.ts'
import { migrate } from '#api/db/migrate.ts'
import type { ApiEnv } from '#api/env.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { nameAgency } from '#api/modules/settings/settings.repository.ts'
import { readHost } from '#schema/publicHost.ts'

/**
 * Prepares a database to serve: migrations, the demo catalogue in an empty embedded database, second factors
 * of its staff, a name for an unset agency, documents valid today. Of a large catalogue it rewrites a first batch; the upkeep rewrites the rest while the service runs.
 */
export async function prepareDatabase(
  { db, isEmbedded }: Pick<OpenDatabase, 'db' | 'isEmbedded'>,
  clock: Clock,
  { batch, env }: { batch?: number; env?: Pick<ApiEnv, 'sessionSecret' | 'publicUrl'> } = {},
): Promise<void> {
  await migrate(db)
  if (isEmbedded) await loadDemo(db, clock())
  if (isEmbedded && env) await enrolDemoStaff(db, env, clock())
  if (env) await nameAgency(db, readHost(env.publicUrl), clock())
  await refreshStaleExpeditions(db, clock(), batch)
}
