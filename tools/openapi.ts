import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { buildApi } from '#api/app.ts'
import { listenToEmbedded } from '#api/db/listen.ts'
import { readEnv } from '#api/env.ts'
import { describeApi } from '#api/plugins/openapi.ts'
import { commandLine } from '#tools/commandLine.ts'

const { values } = commandLine({
  usage:
    'Usage: npm run openapi -- [--check]\nWrites schema/rest/openapi.json from the routes; --check compares only.',
  options: { check: { type: 'boolean' } },
})

const file = new URL('../schema/rest/openapi.json', import.meta.url)
const isCheck = values.check === true

const env = readEnv({ SESSION_SECRET: 'only to describe the service, never to run it', LOG_LEVEL: 'silent' })
// The description needs no data: no query is run.
const client = new PGlite()
const app = await buildApi({
  db: drizzle(client),
  listen: listenToEmbedded(client),
  clock: () => new Date(),
  env,
})
await app.ready()
const text = `${JSON.stringify(describeApi(app), null, 2)}\n`
await app.close()

if (isCheck && readCommitted() !== text) {
  console.error('schema/rest/openapi.json is not what the routes say: run `npm run openapi` and commit it.')
  process.exit(1)
}
if (!isCheck) {
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
}
process.exit(0)

function readCommitted(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
