import type { Clock } from '#api/clock.ts'
import type { OpenDatabase } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { migrate } from '#api/db/migrate.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'

/**
 * Makes a database ready to serve: the newest tables, the demo catalogue in an empty embedded one, answers true today. A large
 * catalogue is served meanwhile: of its answers, a first batch is written anew here and the others by the upkeep.
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
