import { ErrorBody } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { accountByEmail, signInByPassword } from '#api/modules/auth/accounts.repository.ts'
import {
  Credentials,
  CurrentSession,
  Done,
  EmailExists,
  EmailOnly,
  LoginFailure,
  LoginSuccess,
} from '#api/modules/auth/auth.contract.ts'
import { emailConfirmationRoutes } from '#api/modules/auth/email.routes.ts'
import { emailCheckLimit } from '#api/modules/auth/emailCheckLimit.ts'
import { passwordLogin } from '#api/modules/auth/login.ts'
import { passwordRoutes } from '#api/modules/auth/password.routes.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { refusedAs } from '#api/modules/auth/seedShape.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '#api/modules/auth/sessionCookie.ts'
import { closeSession, closeSessionById, useSession } from '#api/modules/auth/sessions.repository.ts'
import { accountSessionRoutes } from '#api/modules/auth/sessions.routes.ts'
import { signUpRoutes } from '#api/modules/auth/signUp.routes.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { readEmail } from '#schema/email.ts'

const tags = ['auth']

const checkEmail = {
  tags,
  summary:
    'Returns the sign-in method of an email address; always `email` above 10 requests per minute or 40 per hour from one IP block',
  body: EmailOnly,
  response: { 200: EmailExists, 400: ErrorBody, 403: ErrorBody, 422: ErrorBody },
}

const login = {
  tags,
  summary:
    'Signs in with a password; sets a session cookie and returns a bearer token for clients other than browsers',
  body: Credentials,
  response: {
    200: LoginSuccess,
    400: LoginFailure,
    401: LoginFailure,
    403: LoginFailure,
    429: LoginFailure,
    503: LoginFailure,
  },
}

const current = {
  tags,
  summary:
    'Issues a bearer token for the session of the cookie; without a cookie, returns the bearer token of the request while it is valid',
  response: { 200: CurrentSession, 400: ErrorBody },
}

const logout = {
  tags,
  summary:
    'Ends the session of the cookie or of the bearer token immediately; anonymous requests succeed too',
  response: { 200: Done, 400: ErrorBody, 403: ErrorBody },
}

export function authRoutes(app: Api, deps: ApiDeps, hasher: PasswordHasher): void {
  emailRoutes(app, deps)
  sessionRoutes(app, deps)
  signUpRoutes(app, deps, hasher)
  passwordRoutes(app, deps, hasher)
  accountSessionRoutes(app, deps)
  emailConfirmationRoutes(app, deps)

  const { db, clock, env } = deps
  const auth = authentication(deps)
  const verifyPassword = passwordLogin(deps, hasher)
  const asLogin = refusedAs(
    ({ message, code, fields }): LoginFailure => ({
      error: message,
      code,
      token: null,
      ...(fields && { fields }),
    }),
  )

  app.post('/auth/login/', { schema: login, preSerialization: asLogin }, async (request, reply) => {
    const { email, password } = request.body
    const account = await verifyPassword(email, password, request.ip)
    const replaced = readSessionCookie(request, env)
    const session = await db.transaction((tx) => signInByPassword(tx, account, clock(), replaced))
    if (!session) throw new Refusal('INVALID_CREDENTIALS')
    const { userId } = account
    setSessionCookie(reply, env, session)
    return { token: await auth.issueToken(session.sessionId, userId), user_id: userId }
  })
}

function emailRoutes(app: Api, deps: ApiDeps): void {
  const emailCheckWaitS = emailCheckLimit(deps)

  app.post('/auth/check-email/', { schema: checkEmail }, async (request) => {
    const email = readEmail(request.body.email)
    if (!email) throw new Refusal('INVALID_EMAIL')
    const isPastLimit = (await emailCheckWaitS(request, email)) > 0
    const account = await accountByEmail(deps.db, email)
    if (isPastLimit) return { exists: 'email' as const }
    return { exists: account ? providerNames[account.provider] : null }
  })
}

const providerNames = { email: 'email', facebook: 'facebook', google_oauth2: 'google' } as const

function sessionRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock, env } = deps
  const auth = authentication(deps)

  app.get('/auth/current/', { schema: current }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const cookieValue = readSessionCookie(request, env)
    // Returns the same bearer: one that renewed itself would not be short-lived.
    if (cookieValue === undefined) return { jwt: (await auth.findSender(request))?.token ?? null }
    const session = await useSession(db, cookieValue, clock())
    if (session) return { jwt: await auth.issueToken(session.sessionId, session.userId, 'browser') }
    clearSessionCookie(reply, env)
    return { jwt: null }
  })

  app.post(
    '/auth/logout',
    { schema: logout, config: { extension: true, endsSessions: true } },
    async (request, reply) => {
      const cookieValue = readSessionCookie(request, env)
      if (cookieValue !== undefined) await closeSession(db, cookieValue)
      const sender = await auth.findSender(request)
      if (sender) await closeSessionById(db, sender.sessionId)
      clearSessionCookie(reply, env)
      request.log.info({ userId: sender?.user.id }, 'signed out')
      return { ok: true as const }
    },
  )
}
