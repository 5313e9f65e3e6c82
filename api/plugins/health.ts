import { sql } from '#api/db/drizzle.ts'
import type { Api, ApiDeps } from '#api/deps.ts'

/** Live while the process responds; ready while the database responds too. */
export function installHealth(app: Api, { db }: ApiDeps): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.get('/health/live', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    const isReady = !isStopping && (await answers(db))
    // The gateway that has started this process recognises it by its id.
    return reply
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', pid: process.pid })
  })
}

async function answers(db: ApiDeps['db']): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
