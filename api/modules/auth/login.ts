import type { ApiDeps } from '#api/app.ts'
import { accountByEmail } from '#api/modules/auth/accounts.repository.ts'
import { faultOfPassword } from '#api/modules/auth/password.domain.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { readEmail } from '#api/modules/users/email.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { addressBlock, limits, rateLimits } from '#api/plugins/rateLimit.ts'

/**
 * Who an address and a password belong to. Each try is counted as a failure before its password is hashed, and taken back
 * when it was right: however many come at once, no more are hashed than the limits allow.
 */
export function passwordLogin(deps: ApiDeps, hasher: PasswordHasher) {
  const rates = rateLimits(deps)

  return async function userIdOf(typedEmail: string, password: string, address: string): Promise<string> {
    const email = readEmail(typedEmail)
    const block = addressBlock(address)
    const accountFromHere = loginSubject(email ?? typedEmail, address)
    await rates.enforce(limits.login, accountFromHere)
    await rates.enforce(limits.loginFailures, block)
    const account = email ? await accountByEmail(deps.db, email) : undefined
    const isPassword = faultOfPassword(password, 0) === undefined
    let isRight = false
    try {
      isRight = await hasher.verify(isPassword ? account?.passwordHash : undefined, password)
    } catch (error) {
      // Too many at once: nothing was hashed, so nothing failed.
      await rates.takeBack(limits.login, accountFromHere)
      await rates.takeBack(limits.loginFailures, block)
      throw error
    }
    if (!account || !isRight) throw new Refusal('INVALID_CREDENTIALS')
    await rates.forget(limits.login, accountFromHere)
    await rates.takeBack(limits.loginFailures, block)
    return account.id
  }
}

/** Whose failures count together: those on one account from one address block. */
export function loginSubject(email: string, address: string): string {
  return `${email} ${addressBlock(address)}`
}
