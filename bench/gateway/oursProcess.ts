import { announce } from '#bench/gateway/announce.ts'
import { readEnv } from '#gateway/server/env.ts'
import { openLogStream } from '#gateway/server/logStream.ts'
import { createGateway } from '#gateway/server/server.ts'
import { retainCompiledCode } from '#gateway/server/v8Flags.ts'

/** Runs as in production, with logs and limits; only the rate limit is raised. */
retainCompiledCode()
const [apiUrl = '', kind] = process.argv.slice(2)
const env = readEnv({ NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1000000', SESSION_SECRET: 'x'.repeat(64) })
const app = await createGateway({
  apiUrl,
  env,
  logStream: openLogStream(),
  isUnguarded: kind === 'unguarded',
})
announce(await app.listen({ host: '127.0.0.1', port: 0 }))
