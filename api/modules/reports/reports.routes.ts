import { ErrorBody } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { ReportCreation, ReportDone } from '#api/modules/reports/reports.contract.ts'
import { addReport } from '#api/modules/reports/reports.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const report = {
  tags: ['reviews'],
  summary: 'Reports a message or a review to the agency, with or without an account',
  body: ReportCreation,
  response: { 200: ReportDone, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

export function reportRoutes(app: Api, deps: ApiDeps): void {
  const auth = authentication(deps)
  const rates = rateLimits(deps)

  app.post('/reports', { schema: report, config: { extension: true } }, async (request) => {
    const sender = await auth.findSender(request)
    await rates.enforceFrom(limits.reports, request.ip)
    await addReport({ ...deps, requestId: request.id }, sender?.user, request.body)
    return { ok: true }
  })
}
