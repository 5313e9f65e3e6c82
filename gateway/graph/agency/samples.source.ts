import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyConnection,
  AgencyConnectionKind,
  AgencyMailSample,
  AgencyTryMailPayload,
  ConnectedService,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { ApiAgencyConnection, ApiAgencyMailSample } from '#gateway/upstream/api.generated.ts'
import { listOf, record, recordOrNull, text, textOrNull } from '#gateway/upstream/read.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

/** Times of the cache that gateways share; null where there was none. */
export type CacheTimes = () => { lastSuccessAt: Date | null; lastErrorAt: Date | null }

type SampleDeps = { account: AccountCalls; cacheTimes?: CacheTimes | undefined }

/** Letters with sample data, and the services that the environment configures. */
export function agencySamplesSource(
  { account, cacheTimes }: SampleDeps,
  read: (path: string) => Promise<unknown>,
) {
  return {
    mails: async (): Promise<AgencyMailSample[]> =>
      listOf(await read('/agency/settings/mails'), 'mails').map(toSample),

    connections: async (): Promise<AgencyConnection[]> => [
      ...listOf(await read('/agency/settings/connections'), 'connections').flatMap(toConnection),
      ownCache(cacheTimes),
    ],

    async tryMail(id: string): Promise<AgencyTryMailPayload> {
      if (!isKey(id)) return { recipient: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const path = restPath`/agency/settings/mails/${id}/try`
      const response = await account.send({ method: 'POST', path })
      const errors = agencyErrors(response)
      const recipient = errors.length > 0 ? null : textOrNull(recordOrNull(response.body)?.recipient)
      return { recipient, errors }
    },
  }
}

function ownCache(cacheTimes: CacheTimes | undefined): AgencyConnection {
  const { lastSuccessAt = null, lastErrorAt = null } = cacheTimes?.() ?? {}
  return {
    kind: 'CACHE',
    service: cacheTimes ? 'REDIS' : null,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    lastErrorAt: lastErrorAt?.toISOString() ?? null,
  }
}

function toSample(body: unknown): AgencyMailSample {
  const api = record<ApiAgencyMailSample>(body)
  return {
    id: text(api.id),
    name: text(api.name),
    subject: text(api.subject),
    text: text(api.text),
    html: text(api.html),
  }
}

const kinds: Record<string, AgencyConnectionKind> = {
  database: 'DATABASE',
  mail: 'MAIL',
  payment: 'PAYMENT',
  payment_events: 'PAYMENT_EVENTS',
  google: 'GOOGLE',
  facebook: 'FACEBOOK',
}

const services: Record<string, ConnectedService> = {
  postgresql: 'POSTGRESQL',
  embedded: 'EMBEDDED',
  smtp: 'SMTP',
  files: 'FILES',
  stripe: 'STRIPE',
  demo: 'DEMO',
  google: 'GOOGLE',
  facebook: 'FACEBOOK',
}

function toConnection(body: unknown): AgencyConnection[] {
  const api = record<ApiAgencyConnection>(body)
  const kind = kinds[text(api.kind)]
  if (!kind) return []
  return [
    {
      kind,
      service: services[text(api.service)] ?? null,
      lastSuccessAt: textOrNull(api.last_success_at),
      lastErrorAt: textOrNull(api.last_error_at),
    },
  ]
}
