import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyCreateKeyPayload,
  AgencyKey,
  AgencyRevokeKeyPayload,
  KeyScope,
  MutationAgencyCreateKeyArgs,
  MutationAgencyRevokeKeyArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { ApiAgencyKey, ApiCreatedAgencyKey } from '#gateway/upstream/api.generated.ts'
import { flag, id, listOf, record, text, textOrNull, texts, wholeOrNull } from '#gateway/upstream/read.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

const path = '/agency/keys'
const restScopes = { OCTO: 'octo' } as const satisfies Record<KeyScope, string>
const scopes: Record<string, KeyScope> = { octo: 'OCTO' }

/** Keys of resellers and programs, for owners. */
export function agencyKeysSource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  return {
    list: async (): Promise<AgencyKey[]> => listOf(await read(path), 'keys').map(toKey),

    async create({ input }: MutationAgencyCreateKeyArgs): Promise<AgencyCreateKeyPayload> {
      const body = {
        name: input.name,
        scopes: input.scopes.map((scope) => restScopes[scope]),
        is_test: input.isTest,
        net_percent: input.netPercent ?? undefined,
      }
      const response = await account.send({ method: 'POST', path, body })
      const errors = agencyErrors(response)
      if (errors.length > 0) return { key: null, secret: null, errors }
      const { key, secret } = record<ApiCreatedAgencyKey>(response.body)
      return { key: toKey(key), secret: text(secret), errors }
    },

    async revoke({ id: key, reason }: MutationAgencyRevokeKeyArgs): Promise<AgencyRevokeKeyPayload> {
      if (!isKey(key)) return { key: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const revocation = { path: restPath`/agency/keys/${key}/revoke`, body: { reason } }
      const response = await account.send({ method: 'POST', ...revocation })
      const errors = agencyErrors(response)
      return { key: errors.length > 0 ? null : toKey(response.body), errors }
    },
  }
}

function toKey(body: unknown): AgencyKey {
  const api = record<ApiAgencyKey>(body)
  return {
    id: id(api.id),
    name: text(api.name),
    prefix: text(api.prefix),
    scopes: texts(api.scopes).flatMap((scope) => scopes[scope] ?? []),
    isTest: flag(api.is_test),
    netPercent: wholeOrNull(api.net_percent),
    createdAt: text(api.created_at),
    createdBy: textOrNull(api.created_by),
    lastUsedAt: textOrNull(api.last_used_at),
    revokedAt: textOrNull(api.revoked_at),
  }
}
