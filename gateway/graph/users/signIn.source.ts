import {
  type ErrorCodeAndField,
  toUserErrors,
  userErrorsOfExtension,
  userErrorsOfSignUp,
} from '#gateway/graph/errors.ts'
import type { EmailStatus, SignUpInput, UserError } from '#gateway/graph/schema.generated.ts'
import type { Session } from '#gateway/graph/session.ts'
import { toEmailStatus } from '#gateway/graph/users/users.model.ts'
import { recordOrNull, textOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestResponse, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { defaultSource } from '#schema/constants.ts'

export type SignInDeps = {
  rest: Rest
  session: Session
  users: { invalidate(): void }
  browser: BrowserSession
}

/** The browser's side of the session; a program with a bearer has none. */
export type BrowserSession = {
  /** The cookies by which the REST service knows the session. */
  cookie(): Promise<string | undefined>
  begin(setCookies: string[], token: string): Promise<void>
  end(): void
}

export type SignedIn = { token: string | null; errors: UserError[] }

const wrongPassword: ErrorCodeAndField = ['INVALID_CREDENTIALS', 'password']

/** Mutations that turn a visitor into an account, and back. */
export function signInSource(deps: SignInDeps, scope: RestScope) {
  const { rest, session, users, browser } = deps
  const post = (path: string, body: unknown) => rest.send({ method: 'POST', path, body }, scope)
  const postAsBrowser = async (path: string, body: unknown) =>
    rest.send({ method: 'POST', path, body, cookie: await browser.cookie() }, scope)

  /** The rest of this request acts with the new token. */
  function signedIn(response: RestResponse, fallback: ErrorCodeAndField): SignedIn {
    const result = readSignedIn(response, fallback)
    if (result.token) {
      session.adopt(result.token)
      users.invalidate()
    }
    return result
  }

  async function inBrowser(response: RestResponse, fallback: ErrorCodeAndField): Promise<SignedIn> {
    const result = signedIn(response, fallback)
    if (result.token) await browser.begin(response.setCookies, result.token)
    return result
  }

  return {
    async checkEmail(email: string): Promise<{ status: EmailStatus | null; errors: UserError[] }> {
      const response = await post('/auth/check-email/', { email })
      // The specification has no status for an address without an account.
      if (response.status === 404) return { status: 'UNKNOWN_USER', errors: [] }
      const errors = toUserErrors(response)
      return { status: errors.length > 0 ? null : toEmailStatus(response.body), errors }
    },

    login: async (email: string, password: string): Promise<SignedIn> =>
      inBrowser(await postAsBrowser('/auth/login/', { email, password }), wrongPassword),

    async signUp(input: SignUpInput): Promise<SignedIn> {
      const errors = userErrorsOfSignUp(input)
      if (errors.length > 0) return { token: null, errors }
      return inBrowser(await postAsBrowser('/auth/signup/', toApiSignUp(input)), ['INVALID_INPUT'])
    },

    /** For programs: the cookies of the response are dropped. */
    createToken: async (email: string, password: string): Promise<SignedIn> =>
      signedIn(await post('/auth/login/', { email, password }), wrongPassword),

    logout: () => logout(deps, scope),

    requestPasswordReset: async (email: string): Promise<UserError[]> =>
      toUserErrors(refusedByBody(await post('/auth/reset-password', { email })), ['INVALID_EMAIL', 'email']),

    checkResetLink: async (token: string): Promise<UserError[]> =>
      userErrorsOfExtension(await post('/auth/reset-password/check', { token })),

    resetPassword: async (token: string, password: string): Promise<UserError[]> =>
      userErrorsOfExtension(await post('/auth/password', { token, password })),
  }
}

function readSignedIn(response: RestResponse, fallback: ErrorCodeAndField): SignedIn {
  const token = textOrNull(recordOrNull(response.body)?.token)
  if (response.status < 400 && token) return { token, errors: [] }
  // The specification's service reports errors in a body whose status may be 200.
  return {
    token: null,
    errors: toUserErrors({ ...response, status: Math.max(response.status, 422) }, fallback),
  }
}

/** `{ok: false}` is a refusal, whatever the status. */
const refusedByBody = (response: RestResponse): RestResponse =>
  response.status < 400 && recordOrNull(response.body)?.ok === false ? { ...response, status: 422 } : response

const toApiSignUp = (input: SignUpInput) => ({
  email: input.email,
  password: input.password,
  first_name: input.firstName,
  last_name: input.lastName,
  newsletter: input.newsletter,
  referral: input.source || defaultSource,
})

async function logout({ rest, session, users, browser }: SignInDeps, scope: RestScope): Promise<void> {
  const cookie = await browser.cookie()
  const bearer = cookie ? undefined : await session.bearer()
  const response = await rest.send({ method: 'POST', path: '/auth/logout', bearer, cookie }, scope)
  // The session is over already, or the service lacks the call: clearing its cookies is all that remains.
  if (response.status >= 400 && ![401, 404].includes(response.status)) throw refusedWith(response.status)
  session.end()
  users.invalidate()
  browser.end()
}
