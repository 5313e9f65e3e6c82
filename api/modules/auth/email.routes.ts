import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { Done, ResetLink } from '#api/modules/auth/auth.contract.ts'
import { confirmEmail, mailConfirmation } from '#api/modules/auth/emailConfirmation.ts'
import { authentication } from '#api/plugins/auth.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const tags = ['auth']
const config = { extension: true }

const send = {
  tags,
  security,
  summary: 'Emails a link that confirms the address of the account; nothing for a confirmed one',
  response: { 200: Done, 401: ErrorBody, 429: ErrorBody },
}

const confirm = {
  tags,
  security,
  summary: 'Confirms the address of the account with the emailed link, valid for 24 hours; idempotent',
  body: ResetLink,
  response: { 200: Done, 400: ErrorBody, 401: ErrorBody, 422: ErrorBody },
}

export function emailConfirmationRoutes(app: Api, deps: ApiDeps): void {
  const auth = authentication(deps)
  const rates = rateLimits(deps)

  app.post('/auth/email-confirmation', { schema: send, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    await rates.enforce(limits.emailConfirmations, user.id)
    await mailConfirmation(deps, user, request.id)
    return { ok: true as const }
  })

  app.post('/auth/email-confirmation/confirm', { schema: confirm, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    await confirmEmail(deps.db, user, request.body.token, deps.clock())
    return { ok: true as const }
  })
}
