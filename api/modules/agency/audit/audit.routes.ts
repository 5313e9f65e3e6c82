import { addDays, parisMidnight } from '#api/clock.ts'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { type AuditEntry, AuditPage, AuditQuery } from '#api/modules/agency/audit/audit.contract.ts'
import { auditSentence } from '#api/modules/agency/audit/audit.messages.ts'
import { type AuditFilter, type AuditRow, readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { afterTime, toPage } from '#api/modules/agency/pages.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const pageSize = 50

const list = {
  tags: ['agency'],
  security,
  summary: 'Lists the entries of the audit log that match, newest first',
  querystring: AuditQuery,
  response: { 200: AuditPage, 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

export function auditRoutes(agency: Api, deps: ApiDeps): void {
  const rates = rateLimits(deps)

  agency.get('/audit', { schema: list, config: agencyRoute('owner') }, async (request) => {
    const { query } = request
    if (query.q) await rates.enforce(limits.agencySearches, readCaller(request).user.id)
    const limit = Number(query.first ?? pageSize)
    const rows = await readAudit(deps.db, toFilter(query), limit + 1)
    const { shown, next } = toPage(rows, limit, ({ entry }) => ({
      at: entry.at.getTime(),
      id: String(entry.id),
    }))
    return { entries: shown.map(toEntry), next }
  })
}

function toFilter(query: AuditQuery): AuditFilter {
  return {
    actorId: query.actor_id,
    action: query.action,
    entity: query.entity,
    entityId: query.entity_id,
    from: query.from === undefined ? undefined : parisMidnight(query.from),
    before: query.to === undefined ? undefined : parisMidnight(addDays(query.to, 1)),
    text: query.q,
    after: afterTime(query.after, 'bigint'),
  }
}

function toEntry({ entry, actorName }: AuditRow): AuditEntry {
  return {
    id: String(entry.id),
    at: entry.at.toISOString(),
    actor_kind: entry.actorKind,
    actor_id: entry.actorId,
    actor_name: actorName,
    session_id: entry.sessionId,
    request_id: entry.requestId,
    action: entry.action,
    sentence: auditSentence(entry.action, entry.label),
    entity: entry.entity,
    entity_id: entry.entityId,
    label: entry.label,
    reason: entry.reason,
    before: entry.before,
    after: entry.after,
  }
}
