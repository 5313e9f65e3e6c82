import type { Api, ApiDeps } from '#api/deps.ts'
import { accessRoutes } from '#api/modules/agency/access/access.routes.ts'
import { installAgencyGuard } from '#api/modules/agency/access/guard.ts'
import { keyRoutes } from '#api/modules/agency/apiKeys/apiKeys.routes.ts'
import { auditRoutes } from '#api/modules/agency/audit/audit.routes.ts'
import { cannedAnswerRoutes } from '#api/modules/agency/cannedAnswers/cannedAnswers.routes.ts'
import { customerRoutes } from '#api/modules/agency/customers/customers.routes.ts'
import { departureRoutes } from '#api/modules/agency/departures/departures.routes.ts'
import { seriesRoutes } from '#api/modules/agency/departures/series.routes.ts'
import { agencyExpeditionRoutes } from '#api/modules/agency/expeditions/expeditions.routes.ts'
import { exportRoutes } from '#api/modules/agency/exports/exports.routes.ts'
import { figureRoutes } from '#api/modules/agency/figures/figures.routes.ts'
import { fileRoutes } from '#api/modules/agency/files/files.routes.ts'
import { agencyGiftCardRoutes } from '#api/modules/agency/giftCards/giftCards.routes.ts'
import { guideRoutes } from '#api/modules/agency/guides/guides.routes.ts'
import { importRoutes } from '#api/modules/agency/imports/imports.routes.ts'
import { agencyInvoiceRoutes } from '#api/modules/agency/invoices/invoices.routes.ts'
import { manifestRoutes } from '#api/modules/agency/manifest/manifest.routes.ts'
import { changeRoutes } from '#api/modules/agency/money/changes.routes.ts'
import { jobRoutes } from '#api/modules/agency/money/jobs.routes.ts'
import { moneyRoutes } from '#api/modules/agency/money/money.routes.ts'
import { phoneRoutes } from '#api/modules/agency/phone/phone.routes.ts'
import { photoRoutes } from '#api/modules/agency/photos/photos.routes.ts'
import { previewRoutes } from '#api/modules/agency/preview/preview.routes.ts'
import { questionRoutes } from '#api/modules/agency/questions/questions.routes.ts'
import { agencyMailRoutes } from '#api/modules/agency/reservations/mails.routes.ts'
import { agencyReservationRoutes } from '#api/modules/agency/reservations/reservations.routes.ts'
import { agencyReviewRoutes } from '#api/modules/agency/reviews/reviews.routes.ts'
import { routeRoutes } from '#api/modules/agency/route/route.routes.ts'
import { hitRoutes } from '#api/modules/agency/search/hits.routes.ts'
import { sampleRoutes } from '#api/modules/agency/settings/samples.routes.ts'
import { settingRoutes } from '#api/modules/agency/settings/settings.routes.ts'
import { acceptanceRoutes } from '#api/modules/agency/staff/acceptance.routes.ts'
import { staffRoutes } from '#api/modules/agency/staff/staff.routes.ts'
import { todayRoutes } from '#api/modules/agency/today/today.routes.ts'
import { agencyWaitingRoutes } from '#api/modules/agency/waiting/waiting.routes.ts'
import { agencyWebhookRoutes } from '#api/modules/agency/webhooks/webhooks.routes.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'

/** Routes of the agency's staff, behind one guard. */
export function agencyRoutes(v1: Api, deps: ApiDeps, hasher: PasswordHasher): void {
  v1.register(
    async (agency) => {
      installAgencyGuard(agency, deps)
      accessRoutes(agency, deps, hasher)
      staffRoutes(agency, deps)
      acceptanceRoutes(agency, deps, hasher)
      auditRoutes(agency, deps)
      hitRoutes(agency, deps)
      departureRoutes(agency, deps)
      seriesRoutes(agency, deps)
      agencyExpeditionRoutes(agency, deps)
      guideRoutes(agency, deps)
      manifestRoutes(agency, deps)
      agencyWaitingRoutes(agency, deps)
      fileRoutes(agency, deps)
      accountRoutes(agency, deps)
      questionRoutes(agency, deps)
      cannedAnswerRoutes(agency, deps)
      agencyReviewRoutes(agency, deps)
      agencyReservationRoutes(agency, deps)
      agencyMailRoutes(agency, deps)
      customerRoutes(agency, deps)
      photoRoutes(agency, deps)
      routeRoutes(agency, deps)
      changeRoutes(agency, deps)
      phoneRoutes(agency, deps)
      previewRoutes(agency, deps)
      jobRoutes(agency, deps)
      todayRoutes(agency, deps)
      ownerRoutes(agency, deps)
      figureRoutes(agency, deps)
      importRoutes(agency, deps)
      exportRoutes(agency, deps)
    },
    { prefix: '/agency' },
  )
}

/** Settings, keys and webhooks, for owners. */
function ownerRoutes(agency: Api, deps: ApiDeps): void {
  settingRoutes(agency, deps)
  sampleRoutes(agency, deps)
  keyRoutes(agency, deps)
  agencyWebhookRoutes(agency, deps)
}

/** Payments, refunds, gift cards and documents. */
function accountRoutes(agency: Api, deps: ApiDeps): void {
  moneyRoutes(agency, deps)
  agencyGiftCardRoutes(agency, deps)
  agencyInvoiceRoutes(agency, deps)
}
