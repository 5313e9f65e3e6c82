import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, desc, eq, isNull, sql } from '#api/db/drizzle.ts'
import { apiKeys, resellers } from '#api/db/keyTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type {
  AgencyKey,
  CreatedAgencyKey,
  NewAgencyKey,
} from '#api/modules/agency/apiKeys/apiKeys.contract.ts'
import { keyMessages } from '#api/modules/agency/apiKeys/apiKeys.messages.ts'
import type { Actor } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { newKey, toPrefix } from '#api/modules/keys/apiKey.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { cleanText } from '#schema/text.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

const mostShown = 200

/** Valid keys, then revoked ones, newest first. */
export async function listKeys(db: Database): Promise<AgencyKey[]> {
  const rows = await findKeys(db)
    .orderBy(sql`${apiKeys.revokedAt} is not null`, desc(apiKeys.createdAt), apiKeys.id)
    .limit(mostShown)
  return rows.map(toAgencyKey)
}

/** Creates a key. Only its author sees it whole: the table stores its hash. */
export function createKey(
  { db, clock }: Context,
  actor: Actor,
  { scopes, is_test = false, net_percent, ...input }: NewAgencyKey,
): Promise<CreatedAgencyKey> {
  const name = readText('name', input.name, [2, 60])
  const now = clock()
  const key = newKey({ test: is_test })
  return db.transaction(async (tx) => {
    const reseller = { name, test: is_test, createdAt: now }
    const resellerId = scopes.includes('octo') ? await saveReseller(tx, reseller, net_percent) : null
    const owner = { resellerId, name, test: is_test, createdAt: now, createdBy: toAuthor(actor) }
    const secret = { prefix: toPrefix(key), hash: hashOfSecret(key) }
    const [row] = await tx
      .insert(apiKeys)
      .values({ ...owner, ...secret, scopes })
      .returning({ id: apiKeys.id })
    const created = await storedKey(tx, row?.id ?? '')
    await log(tx, actor, { at: now, action: 'key.created', key: created, after: toValues(created) })
    return { key: created, secret: key }
  })
}

/** Revokes a key: the next request with it is refused, on every node. */
export function revokeKey(
  { db, clock }: Context,
  actor: Actor,
  { reason: typed, ...input }: { reason: string } & ({ id: string } | { prefix: string }),
): Promise<AgencyKey> {
  const now = clock()
  const reason = readText('reason', typed, [3, 300])
  const isWanted = 'id' in input ? eq(apiKeys.id, input.id) : eq(apiKeys.prefix, input.prefix)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(isWanted, isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id })
    if (!row) throw new Refusal('KEY_NOT_FOUND')
    const key = await storedKey(tx, row.id)
    await log(tx, actor, {
      at: now,
      action: 'key.revoked',
      key,
      reason,
      before: { revoked: false },
      after: { revoked: true },
    })
    return key
  })
}

function readText(field: keyof typeof keyMessages, typed: string, [least, most]: [number, number]): string {
  const text = cleanText(typed)?.replace(/\s+/g, ' ') ?? ''
  if (text.length < least || text.length > most)
    throw new Refusal('INVALID_FIELDS', { fields: { [field]: keyMessages[field] } })
  return text
}

/** The reseller of a name, which its first key creates. */
async function saveReseller(
  tx: Database,
  reseller: typeof resellers.$inferInsert,
  netPercent: number | undefined,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(resellers)
    .values({ ...reseller, netPercent: netPercent ?? null })
    .onConflictDoUpdate({
      target: [resellers.name, resellers.test],
      set: { netPercent: netPercent ?? sql`${resellers.netPercent}` },
    })
    .returning({ id: resellers.id })
  return row?.id
}

const findKeys = (db: Database) =>
  db
    .select({ key: apiKeys, netPercent: resellers.netPercent, createdBy: users.firstName })
    .from(apiKeys)
    .leftJoin(resellers, eq(resellers.id, apiKeys.resellerId))
    .leftJoin(users, eq(users.id, apiKeys.createdBy))

async function storedKey(tx: Database, id: string): Promise<AgencyKey> {
  const [row] = await findKeys(tx).where(eq(apiKeys.id, id))
  if (!row) throw new Error('The API key was not stored.')
  return toAgencyKey(row)
}

const toAuthor = (actor: Actor) => (actor.kind === 'staff' ? actor.userId : null)

type Entry = Pick<Parameters<typeof writeAudit>[2], 'at' | 'action' | 'reason' | 'before' | 'after'>

const log = (tx: Database, actor: Actor, { key, ...entry }: Entry & { key: AgencyKey }) =>
  writeAudit(tx, actor, {
    ...entry,
    entity: 'api_key',
    entityId: key.id,
    label: `${key.name} (${key.prefix}…)`,
  })

const toValues = ({ name, scopes, is_test, net_percent }: AgencyKey) => ({
  name,
  scopes,
  is_test,
  net_percent,
})

const toAgencyKey = ({
  key,
  netPercent,
  createdBy,
}: Awaited<ReturnType<typeof findKeys>>[number]): AgencyKey => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  is_test: key.test,
  net_percent: netPercent,
  created_at: key.createdAt.toISOString(),
  created_by: createdBy,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
})
