import { expect, test } from 'vitest'
import { faultOfCall, openUntil, toAccess } from '#api/modules/agency/access/access.domain.ts'
import { afterWrongCode, type LockOut, unlocked } from '#api/modules/agency/access/lockOut.domain.ts'
import { readRecoveryCode } from '#api/modules/agency/access/recoveryCode.domain.ts'
import { faultOfStaffPassword } from '#api/modules/agency/access/staffPassword.domain.ts'
import { acceptedStep, toBase32, totpCode } from '#api/modules/agency/access/totp.domain.ts'
import { toAcceptance } from '#api/modules/agency/staff/invitation.domain.ts'
import { testNow } from '#tests/support/testNow.ts'

const hour = 3_600_000
const before = (ms: number) => new Date(testNow.getTime() - ms)
const proofs = { isBrowser: true, lastSeenAt: testNow, secondFactorAt: testNow, steppedUpAt: null }
const rights = { role: 'staff', permissions: ['bookings'], state: 'active' } as const

/** Appendix B of RFC 6238, SHA-1: its eight digits end with our six. */
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('computes the code of RFC 6238 at %i s', (seconds, code) => {
  const secret = Buffer.from('12345678901234567890')
  expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code.slice(-6))
  expect(acceptedStep(secret, ` ${code.slice(2, 5)} ${code.slice(5)}`, new Date(seconds * 1000), 0)).toBe(
    Math.floor(seconds / 30),
  )
})

test('writes a secret in base32', () => {
  expect(toBase32(Buffer.from('12345678901234567890'))).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test.each([
  ['12 hours after the second factor', { secondFactorAt: before(12 * hour) }, false],
  ['just before 12 hours', { secondFactorAt: before(12 * hour - 1) }, true],
  ['after 2 idle hours', { lastSeenAt: before(2 * hour) }, false],
  ['for a token', { isBrowser: false }, false],
  ['without a second factor', { secondFactorAt: null }, false],
])('opens %s: %o %s', (_case, changes, isOpen) => {
  expect(openUntil({ ...proofs, ...changes }, testNow) !== undefined).toBe(isOpen)
})

test.each([
  [null, true, 'none'],
  [{ ...rights, state: 'suspended' as const }, true, 'none'],
  [rights, false, 'to_enrol'],
  [rights, true, 'open'],
])('reads the access of %o', (who, hasFactor, access) => {
  expect(toAccess(who, proofs, hasFactor, testNow)).toBe(access)
})

test.each([
  ['known', {}, undefined],
  ['staff', {}, undefined],
  ['bookings', {}, undefined],
  ['sales', {}, undefined],
  ['money', {}, 'MISSING_PERMISSION'],
  ['owner', {}, 'MISSING_PERMISSION'],
  ['signing-in', { isBrowser: false }, 'SECOND_FACTOR_REQUIRED'],
  ['staff', { secondFactorAt: null }, 'SECOND_FACTOR_REQUIRED'],
] as const)('%s with %o: %s', (rule, changes, fault) => {
  expect(faultOfCall(rule, false, { rights, proofs: { ...proofs, ...changes } }, testNow)).toBe(fault)
})

test('doubles each lock-out up to a day', () => {
  let lockOut: LockOut = unlocked
  const minutes = Array.from({ length: 9 }, () => {
    for (let wrong = 0; wrong < 5; wrong++) lockOut = afterWrongCode(lockOut, testNow)
    return ((lockOut.lockedUntil?.getTime() ?? 0) - testNow.getTime()) / 60_000
  })
  expect(minutes).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
})

test('forgets wrong codes after 15 minutes', () => {
  const old = { ...unlocked, wrongCodes: Array.from({ length: 4 }, () => before(15 * 60_000).getTime()) }
  expect(afterWrongCode(old, testNow).lockedUntil).toBeNull()
})

test.each([
  ['7k3q9-m2xva', '7K3Q9M2XVA'],
  ['7K3Q9 M2XVO', '7K3Q9M2XV0'],
  ['7K3Q9', undefined],
])('reads the recovery code %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code)
})

test.each([
  ['onze lettre', 'PASSWORD_TOO_SHORT'],
  ['Qwerty123456', 'PASSWORD_COMMON'],
  ['justinbieber', 'PASSWORD_COMMON'],
  ['un refuge sous la neige', undefined],
])('judges the password %j of the staff: %s', (password, fault) => {
  expect(faultOfStaffPassword(password)).toBe(fault)
})

const account = { provider: 'email', hasPassword: true, isEmailConfirmed: true } as const
test.each([
  [undefined, 'nobody', 'new_account'],
  [undefined, 'another', 'other_account'],
  [account, 'nobody', 'sign_in'],
  [account, 'invited', 'new_password'],
  [account, 'another', 'other_account'],
  [{ ...account, hasPassword: false }, 'nobody', 'new_password'],
  [{ ...account, provider: 'google_oauth2' }, 'invited', 'confirm'],
  [{ ...account, provider: 'google_oauth2', isEmailConfirmed: false }, 'invited', 'sign_in'],
  [{ ...account, provider: 'google_oauth2' }, 'nobody', 'sign_in'],
  [{ ...account, provider: 'facebook' }, 'invited', 'no_facebook'],
] as const)('accepts the invitation of %o signed in as %s by %s', (invited, signedInAs, acceptance) => {
  expect(toAcceptance(invited, signedInAs)).toBe(acceptance)
})
