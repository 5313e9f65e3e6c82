import type { FastifyRequest } from 'fastify'
import type { ApiDeps } from '#api/deps.ts'
import { accountByEmail, createAccount, signIn } from '#api/modules/auth/accounts.repository.ts'
import type { SignUp } from '#api/modules/auth/auth.contract.ts'
import type { SignUpRefusal } from '#api/modules/auth/auth.messages.ts'
import { emailCheckLimit } from '#api/modules/auth/emailCheckLimit.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { readSessionCookie } from '#api/modules/auth/sessionCookie.ts'
import type { OpenedSession } from '#api/modules/auth/sessions.repository.ts'
import { readSignUp, type SignUpReading } from '#api/modules/auth/signUp.domain.ts'
import { subscribe } from '#api/modules/newsletter/subscriptions.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

type SignedUp = { userId: string; session: OpenedSession }
type Account = Omit<SignUpReading, 'email' | 'faults'> & { email: string }

/**
 * Creates an account and signs it in, or returns the faults. Only a sign-up that would succeed counts against
 * the sign-up limit.
 */
export function accountMaker(deps: ApiDeps, hasher: PasswordHasher) {
  const { db, clock, env } = deps
  const rates = rateLimits(deps)
  const emailCheckWaitS = emailCheckLimit(deps)

  async function isTaken(request: FastifyRequest, email: string, isAllWell: boolean): Promise<boolean> {
    const retryAfterS = await emailCheckWaitS(request, email)
    if (retryAfterS === 0) return (await accountByEmail(db, email)) !== undefined
    // Above the limit the response reveals nothing: neither « taken » nor free.
    if (isAllWell) throw new Refusal('RATE_LIMITED', { retryAfterS })
    return false
  }

  async function create(request: FastifyRequest, account: Account, password: string) {
    await rates.enforceFrom(limits.signUp, request.ip)
    const passwordHash = await hasher.hash(password)
    const createdAt = clock()
    return db.transaction(async (tx): Promise<SignedUp | undefined> => {
      const userId = await createAccount(tx, { ...account, passwordHash, createdAt })
      if (!userId) return undefined
      const context = { now: createdAt, publicUrl: env.publicUrl, requestId: request.id }
      if (account.newsletter) await subscribe(tx, account.email, context)
      return { userId, session: await signIn(tx, userId, createdAt, readSessionCookie(request, env)) }
    })
  }

  return async function signUp(request: FastifyRequest, typed: SignUp): Promise<SignedUp | SignUpRefusal[]> {
    const { email, faults, ...rest } = readSignUp(typed, env.passwordMinLength)
    if (!email) return faults
    if (await isTaken(request, email, faults.length === 0)) return ['EMAIL_TAKEN', ...faults]
    if (faults.length > 0) return faults
    return (await create(request, { email, ...rest }, typed.password)) ?? ['EMAIL_TAKEN']
  }
}
