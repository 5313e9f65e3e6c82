import { openDatabase } from '#api/db/client.ts'
import { migrate } from '#api/db/migrate.ts'
import { readEnv } from '#api/env.ts'
import { createKey, listKeys, revokeKey } from '#api/modules/agency/apiKeys/apiKeyChanges.ts'
import type { AgencyKey } from '#api/modules/agency/apiKeys/apiKeys.contract.ts'
import { toPrefix } from '#api/modules/keys/apiKey.domain.ts'
import { keyScopes } from '#api/modules/keys/keys.contract.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { messageFor } from '#api/start.ts'
import { commandLine, refuse } from '#tools/commandLine.ts'

const usage = `Usage: npm run keys -- <command>
  create <name> --scope octo   a key of this reseller: the last line is the key, shown once
                               [--test] books on the sandbox, whose places are not real
                               [--net 88] the percentage of the retail price that the reseller owes
  list                         the keys, with their prefix and their last use
  revoke <prefix>              refuses the key at once, on every node: [--reason <text>]
Works on the database of DATABASE_URL or DATA_DIR. The embedded database must not be in use: stop the server first.`

const actor = { kind: 'command_line' } as const
const { values, positionals } = commandLine({
  usage,
  options: {
    scope: { type: 'string', multiple: true },
    test: { type: 'boolean' },
    net: { type: 'string' },
    reason: { type: 'string' },
  },
  allowPositionals: true,
})

type Deps = Parameters<typeof createKey>[0]

const work = readWork(positionals)
try {
  const env = readEnv(process.env)
  const { db, close } = await openDatabase(env)
  try {
    await migrate(db)
    console.log(await work({ db, clock: () => env.fixedNow ?? new Date() }))
  } finally {
    await close()
  }
} catch (error) {
  console.error(toSentence(error))
  process.exitCode = 1
}

function toSentence(error: unknown): string {
  if (!(error instanceof Refusal)) return messageFor(error)
  return Object.values(error.details.fields ?? {})[0] ?? error.message
}

function readWork([command = '', name = '', ...others]: string[]): (deps: Deps) => Promise<string> {
  const isAlone = others.length === 0
  if (command === 'create' && name && isAlone) return readCreation(name)
  if (command === 'list' && !name)
    return async ({ db }) => (await listKeys(db)).map(line).join('\n') || 'No key.'
  if (command === 'revoke' && name && isAlone)
    return async (deps) => {
      const reason = values.reason ?? 'Ligne de commande'
      return `Revoked: ${line(await revokeKey(deps, actor, { prefix: toPrefix(name), reason }))}`
    }
  return refuse(`Not a command: "${positionals.join(' ')}".`, usage)
}

function readCreation(name: string): (deps: Deps) => Promise<string> {
  const targets = new Set(values.scope)
  const scopes = keyScopes.filter((scope) => targets.delete(scope))
  if (scopes.length === 0 || targets.size > 0) refuse(`--scope: expected ${keyScopes.join(', ')}.`, usage)
  const net = values.net === undefined ? undefined : Number(values.net)
  if (net !== undefined && !(Number.isInteger(net) && net >= 1 && net <= 100))
    refuse(`--net: expected a whole number from 1 to 100, got "${values.net}".`, usage)
  return async (deps) => {
    const input = {
      name,
      scopes,
      is_test: values.test ?? false,
      ...(net !== undefined && { net_percent: net }),
    }
    const { key, secret } = await createKey(deps, actor, input)
    return `${line(key)}\nIt is shown once; store it now:\n${secret}`
  }
}

function line({ prefix, name, scopes, is_test, last_used_at, revoked_at }: AgencyKey): string {
  const state = revoked_at
    ? `revoked ${revoked_at}`
    : last_used_at
      ? `last used ${last_used_at}`
      : 'never used'
  return `${prefix}…  ${name}  ${scopes.join(' ')}  ${is_test ? 'test' : 'live'}  ${state}`
}
