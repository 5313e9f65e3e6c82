import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from '#api/db/drizzle.ts'
import { apiKeys, resellers } from '#api/db/keyTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { toPrefix } from '#api/modules/keys/apiKey.domain.ts'

const usePrecisionMs = 60_000
const noHash = new Uint8Array(32)

/** Reads the keys that callers present. */
export function presentedKeys({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>) {
  const keyByPrefix = db
    .select({
      key: {
        id: apiKeys.id,
        scopes: apiKeys.scopes,
        test: apiKeys.test,
      },
      reseller: { id: resellers.id, name: resellers.name, netPercent: resellers.netPercent },
      hash: apiKeys.hash,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .leftJoin(resellers, eq(resellers.id, apiKeys.resellerId))
    .where(eq(apiKeys.prefix, sql.placeholder('prefix')))
    .prepare('api_key_by_prefix')

  return {
    /** Hashes and compares, whether or not the prefix is known: the time of a response depends on no key. */
    async find(sent: string) {
      const [row] = await keyByPrefix.execute({ prefix: toPrefix(sent) })
      return timingSafeEqual(hashOfSecret(sent), row?.hash ?? noHash) ? row : undefined
    },

    /** Writes the last use, once a minute at most. */
    async markUsed(id: string, lastUsedAt: Date | null): Promise<void> {
      const now = clock()
      const before = new Date(now.getTime() - usePrecisionMs)
      if (lastUsedAt && lastUsedAt > before) return
      const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))
      await db
        .update(apiKeys)
        .set({ lastUsedAt: now })
        .where(and(eq(apiKeys.id, id), isOld))
    },
  }
}
