import type { Api, ApiDeps } from '#api/deps.ts'
import { SignUp, SignUpFailure, SignUpSuccess } from '#api/modules/auth/auth.contract.ts'
import { signUpMessage } from '#api/modules/auth/auth.messages.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { refusedAs } from '#api/modules/auth/seedShape.ts'
import { setSessionCookie } from '#api/modules/auth/sessionCookie.ts'
import { accountMaker } from '#api/modules/auth/signUp.ts'
import { authentication } from '#api/plugins/auth.ts'

const signUp = {
  tags: ['auth'],
  summary: 'Creates an account and signs it in; on failure, returns all errors at once',
  body: SignUp,
  response: {
    201: SignUpSuccess,
    400: SignUpFailure,
    403: SignUpFailure,
    422: SignUpFailure,
    429: SignUpFailure,
    503: SignUpFailure,
  },
}

const failure = (errors: string[], code: string, fields?: Record<string, string>): SignUpFailure => ({
  token: null,
  user_id: null,
  errors,
  code,
  ...(fields && { fields }),
})

const preSerialization = refusedAs(({ message, code, fields }) => failure([message], code, fields))

export function signUpRoutes(app: Api, deps: ApiDeps, hasher: PasswordHasher): void {
  const { env } = deps
  const auth = authentication(deps)
  const makeAccount = accountMaker(deps, hasher)

  app.post('/auth/signup/', { schema: signUp, preSerialization }, async (request, reply) => {
    const outcome = await makeAccount(request, request.body)
    if ('userId' in outcome) {
      const { userId, session } = outcome
      setSessionCookie(reply, env, session)
      const token = await auth.issueToken(session.sessionId, userId)
      return reply.status(201).send({ token, user_id: userId, errors: [] })
    }
    const messages = outcome.map((fault) => signUpMessage(fault, env.passwordMinLength))
    return reply.status(422).send(failure(messages, outcome[0] ?? 'INVALID_REQUEST'))
  })
}
