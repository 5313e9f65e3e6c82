import { ErrorBody, security } from '#api/contract.ts'
import { users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import { isStaffAddress } from '#api/modules/agency/access/access.repository.ts'
import { refuseStaffPassword } from '#api/modules/agency/access/staffPassword.ts'
import {
  Done,
  EmailOnly,
  NewPassword,
  PasswordChange,
  ResetFailure,
  ResetLink,
  ResetSuccess,
} from '#api/modules/auth/auth.contract.ts'
import { loginSubject, passwordLogin } from '#api/modules/auth/login.ts'
import { emailOfResetLink, mailResetLink, usePasswordLink } from '#api/modules/auth/passwordReset.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { refusedAs } from '#api/modules/auth/seedShape.ts'
import { readSessionCookie } from '#api/modules/auth/sessionCookie.ts'
import { closeSessions } from '#api/modules/auth/sessions.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { readEmail } from '#schema/email.ts'
import { passwordTooShort } from '#schema/messages.ts'
import { faultOfPassword } from '#schema/signUp.ts'

const tags = ['auth']

const reset = {
  tags,
  summary: 'Emails a password reset link; returns `ok` whether or not the address has an account',
  body: EmailOnly,
  response: {
    200: ResetSuccess,
    400: ResetFailure,
    403: ResetFailure,
    422: ResetFailure,
    429: ResetFailure,
    503: ResetFailure,
  },
}

const check = {
  tags,
  summary: 'Checks an emailed link without consuming it',
  body: ResetLink,
  response: {
    200: Done,
    400: ErrorBody,
    403: ErrorBody,
    422: ErrorBody,
    429: ErrorBody,
    503: ErrorBody,
  },
}

const choose = {
  tags,
  summary: 'Sets a new password with the emailed link, valid once for 60 minutes; ends all other sessions',
  body: NewPassword,
  response: { 200: Done, 400: ErrorBody, 403: ErrorBody, 422: ErrorBody, 503: ErrorBody },
}

const change = {
  tags,
  security,
  summary: 'Changes the password; requires the current password and ends all other sessions',
  body: PasswordChange,
  response: {
    200: Done,
    400: ErrorBody,
    401: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
    429: ErrorBody,
    503: ErrorBody,
  },
}

const asReset = refusedAs(
  ({ code, fields }): ResetFailure => ({ ok: false, code, ...(fields && { fields }) }),
)

export function passwordRoutes(app: Api, deps: ApiDeps, hasher: PasswordHasher): void {
  const { db, clock, env } = deps
  const rates = rateLimits(deps)

  app.post('/auth/reset-password', { schema: reset, preSerialization: asReset }, async (request) => {
    const email = readEmail(request.body.email)
    if (!email) throw new Refusal('INVALID_EMAIL')
    await rates.enforce(limits.reset, email)
    // Responds like any other request: an address limit reveals nothing about accounts.
    const waitS = await rates.attemptFrom(limits.resetMails, request.ip)
    if (waitS === 0) await mailResetLink(deps, email, request.id)
    else request.log.warn({ waitS }, 'password reset rate limit exceeded')
    return { ok: true as const }
  })

  checkRoute(app, deps)

  app.post(
    '/auth/password',
    { schema: choose, config: { extension: true, endsSessions: true } },
    async (request) => {
      const { token: secret, password } = request.body
      refuseFaulty(password, env.passwordMinLength)
      const email = await emailOfResetLink(db, secret, clock())
      if (!email) throw new Refusal('RESET_LINK_INVALID')
      if (await isStaffAddress(db, email)) refuseStaffPassword(password)
      const passwordHash = await hasher.hash(password)
      const change = { secret, passwordHash, ownCookieValue: readSessionCookie(request, env) }
      if (!(await usePasswordLink(db, change, clock()))) throw new Refusal('RESET_LINK_INVALID')
      await rates.forget(limits.login, loginSubject(email, request.ip))
      request.log.info('password reset by emailed link')
      return { ok: true as const }
    },
  )

  changeRoute(app, deps, hasher)
}

/** POST although it changes nothing: the secret stays out of URLs and access logs. */
function checkRoute(app: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const rates = rateLimits(deps)

  app.post('/auth/reset-password/check', { schema: check, config: { extension: true } }, async (request) => {
    await rates.enforceFrom(limits.resetChecks, request.ip)
    if (!(await emailOfResetLink(db, request.body.token, clock()))) throw new Refusal('RESET_LINK_INVALID')
    return { ok: true as const }
  })
}

/** Guessing is possible at an unlocked screen too: failures count as failed sign-ins. */
function changeRoute(app: Api, deps: ApiDeps, hasher: PasswordHasher): void {
  const auth = authentication(deps)
  const verifyPassword = passwordLogin(deps, hasher)

  app.post(
    '/auth/password/change',
    { schema: change, config: { extension: true, endsSessions: true } },
    async (request) => {
      const { user, sessionId, staff } = await auth.signedIn(request)
      if (!user.passwordHash) throw new Refusal('NO_PASSWORD')
      const { current_password: current, password } = request.body
      if (staff) refuseStaffPassword(password)
      refuseFaulty(password, deps.env.passwordMinLength)
      await verifyPassword(user.email, current, request.ip).catch((error: unknown) => {
        throw error instanceof Refusal && error.code === 'INVALID_CREDENTIALS' ? wrongPassword() : error
      })
      const passwordHash = await hasher.hash(password)
      await deps.db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
        await closeSessions(tx, user.id, { but: sessionId })
      })
      request.log.info({ userId: user.id }, 'password changed')
      return { ok: true as const }
    },
  )
}

const wrongPassword = () =>
  new Refusal('WRONG_PASSWORD', { fields: { current_password: refusals.WRONG_PASSWORD[1] } })

function refuseFaulty(password: string, minLength: number): void {
  const fault = faultOfPassword(password, minLength)
  if (!fault) return
  throw new Refusal(fault, fault === 'PASSWORD_TOO_SHORT' ? { message: passwordTooShort(minLength) } : {})
}
