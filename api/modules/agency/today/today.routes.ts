import type { FastifyBaseLogger } from 'fastify'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { type AgencyRule, mayCall } from '#api/modules/agency/access/access.domain.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { dropMail, retryMail } from '#api/modules/agency/today/failedMails.ts'
import {
  AgencyFailures,
  FailedMail,
  FailedMailParams,
  FailuresQuery,
} from '#api/modules/agency/today/failures.contract.ts'
import { readCursor, toCursor } from '#api/modules/agency/today/failures.domain.ts'
import { listFailures } from '#api/modules/agency/today/failures.repository.ts'
import {
  AgencyToday,
  type TodayCard,
  type TodayCardBody,
  todayCards,
} from '#api/modules/agency/today/today.contract.ts'
import { mostUrgent } from '#api/modules/agency/today/today.domain.ts'
import { cardReaders } from '#api/modules/agency/today/today.repository.ts'
import type { Staff } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

const pageSize = 50
const common = { tags: ['agency'], security }
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody }
const refused = { ...read, 409: ErrorBody, 429: ErrorBody }

const today = {
  ...common,
  summary: 'Counts the work of today, by card, each with the five rows that come first',
  response: { 200: AgencyToday, ...read },
}

const failures = {
  ...common,
  summary:
    'Lists mails, payments, refunds, jobs and webhooks that failed or wait for the agency, the oldest first',
  querystring: FailuresQuery,
  response: { 200: AgencyFailures, ...read },
}

const retry = {
  ...common,
  summary: 'Sends a mail that has not left again, at once',
  params: FailedMailParams,
  response: { 200: FailedMail, ...refused },
}

const drop = { ...retry, summary: 'Drops a mail that has not left' }

/** The rule of the list to which each card leads. */
const rules = {
  unconfirmed: 'departures',
  no_guide: 'departures',
  held_unpaid: 'departures',
  options_ending: 'bookings',
  overdue: 'sales',
  due_soon: 'sales',
  questions: 'messages',
  reviews: 'messages',
  failures: 'sales',
} as const satisfies Record<TodayCard, AgencyRule>

/** Work of the day, and what has failed. */
export function todayRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const bookings = agencyRoute('bookings')

  agency.get('/today', { schema: today, config: agencyRoute('staff') }, async (request) => {
    const { staff } = readCaller(request)
    const allowed = todayCards.filter((kind) => mayCall(rules[kind], staff))
    const cards = await Promise.all(allowed.map((kind) => findCard(kind, staff, request.log)))
    return { at: clock().toISOString(), cards }
  })

  /** A card that cannot be read leaves the others. */
  async function findCard(kind: TodayCard, staff: Staff, log: FastifyBaseLogger): Promise<TodayCardBody> {
    try {
      const card = { failures: [], ...(await cardReaders[kind](db, clock(), staff)) }
      return { kind, ...card, urgency: mostUrgent([...card.rows, ...card.failures]) }
    } catch (err) {
      log.error({ err, card: kind }, 'failed to read a card of today')
      return { kind, count: null, urgency: 'calm', rows: [], failures: [] }
    }
  }

  agency.get('/failures', { schema: failures, config: agencyRoute('sales') }, async (request) => {
    const { query } = request
    const { staff } = readCaller(request)
    const after = query.after === undefined ? undefined : readCursor(query.after)
    if (query.after !== undefined && !after) throw new Refusal('INVALID_REQUEST')
    const limit = Number(query.first ?? pageSize)
    const found = await listFailures(db, { kind: query.kind, after, staff }, clock(), limit + 1)
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return { failures: shown, next: last ? toCursor({ at: new Date(last.at), id: last.id }) : null }
  })

  agency.post('/mails/:id/retry', { schema: retry, config: bookings }, async (request) => {
    await retryMail(deps, readCaller(request), request.params.id)
    return { mail_id: request.params.id }
  })

  agency.post('/mails/:id/drop', { schema: drop, config: bookings }, async (request) => {
    await dropMail(deps, readCaller(request), request.params.id)
    return { mail_id: request.params.id }
  })
}
