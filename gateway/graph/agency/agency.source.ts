import {
  type AgencyModel,
  toAgency,
  toAgencyAccess,
  toAuditConnection,
  toHit,
  toInvitation,
  toStaff,
} from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { cannedAnswersSource } from '#gateway/graph/agency/cannedAnswers.source.ts'
import { agencyChangesSource, agencyQuotesSource } from '#gateway/graph/agency/changes.source.ts'
import { agencyCustomersSource } from '#gateway/graph/agency/customers.source.ts'
import { agencyDeparturesSource } from '#gateway/graph/agency/departures.source.ts'
import { agencyExpeditionsSource } from '#gateway/graph/agency/expeditions.source.ts'
import { agencyFiguresSource } from '#gateway/graph/agency/figures.source.ts'
import { agencyGiftCardsSource } from '#gateway/graph/agency/giftCards.source.ts'
import { agencyGuidesSource } from '#gateway/graph/agency/guides.source.ts'
import { agencyJobsSource } from '#gateway/graph/agency/jobs.source.ts'
import { agencyKeysSource } from '#gateway/graph/agency/keys.source.ts'
import { agencyMailsSource } from '#gateway/graph/agency/mails.source.ts'
import { agencyManifestSource } from '#gateway/graph/agency/manifest.source.ts'
import { agencyMoneySource } from '#gateway/graph/agency/money.source.ts'
import { agencyPhoneSource } from '#gateway/graph/agency/phone.source.ts'
import { agencyPhotosSource } from '#gateway/graph/agency/photos.source.ts'
import { agencyQuestionsSource } from '#gateway/graph/agency/questions.source.ts'
import { readingOne } from '#gateway/graph/agency/readOne.ts'
import { agencyReservationsSource } from '#gateway/graph/agency/reservations.source.ts'
import { agencyReviewsSource } from '#gateway/graph/agency/reviews.source.ts'
import { agencySamplesSource, type CacheTimes } from '#gateway/graph/agency/samples.source.ts'
import { agencySeriesSource } from '#gateway/graph/agency/series.source.ts'
import { agencySettingsSource } from '#gateway/graph/agency/settings.source.ts'
import { agencyStaffSource, type StaffSourceDeps } from '#gateway/graph/agency/staff.source.ts'
import { agencyTodaySource } from '#gateway/graph/agency/today.source.ts'
import { agencyTransfersSource } from '#gateway/graph/agency/transfers.source.ts'
import { agencyWaitingSource } from '#gateway/graph/agency/waiting.source.ts'
import { agencyWebhooksSource } from '#gateway/graph/agency/webhooks.source.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  AgencyAccessPayload,
  AgencyAuditArgs,
  AgencyBeginTotpPayload,
  AgencyEnrolPayload,
  AgencyHit,
  AgencyInvitation,
  AgencyPasskeyOptionsPayload,
  AgencyRecoveryCodesPayload,
  AgencySearchArgs,
  AgencyStaff,
  AuditConnection,
} from '#gateway/graph/schema.generated.ts'
import { listOf, record, recordOrNull, textOrNull, texts } from '#gateway/upstream/read.ts'
import type { RestChange, RestResponse, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, restPath, restQuery } from '#gateway/upstream/restPath.ts'
import { isRecord, parse } from '#schema/json.ts'

type AgencySourceDeps = StaffSourceDeps & { toImage: ToImage; cacheTimes?: CacheTimes | undefined }

/** The agency as its staff read it, and the access of the caller. */
export function agencySource(deps: AgencySourceDeps, scope: RestScope) {
  const { account, session } = deps

  /** Sent like a change: no response of the agency is cached. */
  async function read(path: string): Promise<unknown> {
    const { status, body } = await account.send({ method: 'GET', path })
    if (status >= 400) throw refusedWith(status === 404 ? 403 : status, body)
    return body
  }

  const readOne = readingOne(account)

  return {
    ...ownAccess(deps),
    people: agencyStaffSource(deps, scope),
    departures: agencyDeparturesSource(account, read, readOne),
    series: agencySeriesSource(account),
    expeditions: agencyExpeditionsSource(deps, read),
    guides: agencyGuidesSource(deps, read),
    photos: agencyPhotosSource(deps, read),
    manifest: agencyManifestSource(account, read),
    waiting: agencyWaitingSource(account, read),
    ...accountSources(account, read),
    jobs: agencyJobsSource(account, read, readOne),
    ...inboxSources(account, read),
    changes: agencyChangesSource(account),
    quotes: agencyQuotesSource(account),
    phone: agencyPhoneSource(account),
    reservations: agencyReservationsSource(read, readOne),
    customers: agencyCustomersSource(account, read, readOne),
    mails: agencyMailsSource(account),
    today: agencyTodaySource(account, read),
    ...ownerSources(deps, read),
    figures: agencyFiguresSource(read),
    webhooks: agencyWebhooksSource(account, read),
    transfers: agencyTransfersSource(account, read, readOne),

    /** Null for visitors, without a call, and for all others to whom the agency is not open. */
    async open(): Promise<AgencyModel | null> {
      if (session.isVisitor() || !(await session.bearer())) return null
      const { status, body } = await account.send({ method: 'GET', path: '/agency/me' })
      if (status === 403 || status === 404) return null
      if (status >= 400) throw refusedWith(status, body)
      return toAgency(body)
    },

    staff: async (): Promise<AgencyStaff[]> => listOf(await read('/agency/staff'), 'staff').map(toStaff),

    invitations: async (): Promise<AgencyInvitation[]> =>
      listOf(await read('/agency/invitations'), 'invitations').map(toInvitation),

    ...lookups(read),
  }
}

/** Payments and refunds, gift cards and documents. */
const accountSources = (...[account, read]: Parameters<typeof agencyGiftCardsSource>) => ({
  money: agencyMoneySource(account),
  giftCards: agencyGiftCardsSource(account, read),
})

/** Questions and reviews of visitors, and the answers to them. */
const inboxSources = (...deps: Parameters<typeof agencyQuestionsSource>) => ({
  questions: agencyQuestionsSource(...deps),
  cannedAnswers: cannedAnswersSource(...deps),
  reviews: agencyReviewsSource(...deps),
})

/** Settings, letters, connections and keys. */
const ownerSources = (deps: AgencySourceDeps, read: (path: string) => Promise<unknown>) => ({
  settings: agencySettingsSource(deps.account, read),
  samples: agencySamplesSource(deps, read),
  keys: agencyKeysSource(deps.account, read),
})

/** The search and the log. */
const lookups = (read: (path: string) => Promise<unknown>) => ({
  search: async ({ query, first }: AgencySearchArgs): Promise<AgencyHit[]> =>
    listOf(
      await read(`/agency/search?${new URLSearchParams({ q: query, first: String(first) })}`),
      'hits',
    ).map(toHit),

  audit: async (args: AgencyAuditArgs): Promise<AuditConnection> =>
    toAuditConnection(await read(`/agency/audit?${toAuditQuery(args)}`)),
})

function toAuditQuery({ filter, first, after }: AgencyAuditArgs): URLSearchParams {
  return restQuery({
    actor: filter?.actorId,
    action: filter?.action,
    entity: filter?.entity,
    entity_id: filter?.entityId,
    from: filter?.from,
    to: filter?.to,
    q: filter?.text,
    first: first === undefined ? undefined : String(first),
    after,
  })
}

/** Second factors of the caller. */
function ownAccess({ account, users }: Pick<StaffSourceDeps, 'account' | 'users'>) {
  async function send(request: RestChange): Promise<RestResponse> {
    const response = await account.send(request)
    users.invalidate()
    return response
  }
  const post = (path: string, body?: object) => send({ method: 'POST', path, body })

  return {
    verifyTotp: async (code: string, stepUp: boolean): Promise<AgencyAccessPayload> =>
      toAccess(await post('/agency/second-factor/totp', { code, step_up: stepUp })),

    async passkeyOptions(): Promise<AgencyPasskeyOptionsPayload> {
      const response = await post('/agency/second-factor/options')
      const errors = agencyErrors(response)
      const api = errors.length > 0 ? null : recordOrNull(response.body)
      return { creation: jsonOrNull(api?.creation), request: jsonOrNull(api?.request), errors }
    },

    verifyPasskey: async (credential: string, stepUp: boolean): Promise<AgencyAccessPayload> =>
      toAccess(
        await post('/agency/second-factor/passkey', { response: readJson(credential), step_up: stepUp }),
      ),

    addPasskey: async (credential: string, name: string): Promise<AgencyEnrolPayload> =>
      toEnrolled(await post('/agency/factors/passkey', { response: readJson(credential), name })),

    useRecoveryCode: async (code: string): Promise<AgencyAccessPayload> =>
      toAccess(await post('/agency/second-factor/recovery', { code })),

    async beginTotp(): Promise<AgencyBeginTotpPayload> {
      const response = await post('/agency/factors/totp')
      const errors = agencyErrors(response)
      const api = errors.length > 0 ? null : recordOrNull(response.body)
      return {
        secret: textOrNull(api?.secret),
        uri: textOrNull(api?.uri),
        qrSvg: textOrNull(api?.qr_svg),
        errors,
      }
    },

    confirmTotp: async (code: string): Promise<AgencyEnrolPayload> =>
      toEnrolled(await post('/agency/factors/totp/confirm', { code })),

    removeFactor: async (factorId: string): Promise<AgencyAccessPayload> =>
      isKey(factorId)
        ? toAccess(await send({ method: 'DELETE', path: restPath`/agency/factors/${factorId}` }))
        : { me: null, access: null, errors: [toUserError('NOT_FOUND', 'id')] },

    async renewRecoveryCodes(): Promise<AgencyRecoveryCodesPayload> {
      const response = await post('/agency/factors/recovery-codes')
      const errors = agencyErrors(response)
      return { recoveryCodes: errors.length > 0 ? [] : texts(record(response.body).recovery_codes), errors }
    },
  }
}

/** Malformed JSON is refused by the service, as a credential of another shape is. */
const readJson = (text: string) => parse(isRecord, text) ?? {}

const jsonOrNull = (value: unknown) => (isRecord(value) ? JSON.stringify(value) : null)

function toEnrolled(response: RestResponse): AgencyEnrolPayload {
  const errors = agencyErrors(response)
  const api = recordOrNull(response.body)
  const enrolled = toAccess(errors.length > 0 ? response : { ...response, body: api?.me })
  return { ...enrolled, recoveryCodes: errors.length > 0 ? [] : texts(api?.recovery_codes) }
}

function toAccess(response: RestResponse): AgencyAccessPayload {
  const errors = agencyErrors(response)
  if (errors.length > 0) return { me: null, access: null, errors }
  return { me: toStaff(response.body), access: toAgencyAccess(record(response.body).access), errors }
}
