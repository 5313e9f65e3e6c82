import type { ApiDeps } from '#api/deps.ts'
import { accountByEmail } from '#api/modules/auth/accounts.repository.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { readEmail } from '#schema/email.ts'
import { faultOfPassword } from '#schema/signUp.ts'
import { addressBlock } from '#server/addressBlock.ts'

/**
 * Returns the account of an e-mail and a password, with the verified hash. Each attempt counts as a failure
 * before hashing and is taken back on success: concurrent attempts cannot exceed the limit.
 */
export function passwordLogin(deps: ApiDeps, hasher: PasswordHasher) {
  const rates = rateLimits(deps)

  return async function verifyPassword(typedEmail: string, password: string, address: string) {
    const email = readEmail(typedEmail)
    const accountFromHere = loginSubject(email ?? typedEmail, address)
    await rates.enforce(limits.login, accountFromHere)
    const takeBack = () => rates.takeBack(limits.login, accountFromHere)
    const waitS = await rates.attemptFrom(limits.loginFailures, address)
    if (waitS > 0) {
      await takeBack()
      throw new Refusal('RATE_LIMITED', { retryAfterS: waitS })
    }
    const account = email ? await accountByEmail(deps.db, email) : undefined
    const passwordHash = faultOfPassword(password, 0) === undefined ? account?.passwordHash : undefined
    let isRight = false
    try {
      isRight = await hasher.verify(passwordHash, password)
    } catch (error) {
      // Too many at once: nothing was hashed, so nothing failed.
      await takeBack()
      await rates.takeBackFrom(limits.loginFailures, address)
      throw error
    }
    if (!account || !passwordHash || !isRight) throw new Refusal('INVALID_CREDENTIALS')
    await rates.forget(limits.login, accountFromHere)
    await rates.takeBackFrom(limits.loginFailures, address)
    return { userId: account.id, passwordHash }
  }
}

/** The subject of failure counts: one account from one address block. */
export function loginSubject(email: string, address: string): string {
  return `${email} ${addressBlock(address)}`
}
