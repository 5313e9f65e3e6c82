import { expect, test } from 'vitest'
import { isRefusedForGood, nextAttemptAt, toSmtpFailure } from '#api/modules/mail/retry.domain.ts'

const createdAt = new Date('2027-03-10T09:00:00Z')
const hour = 3_600_000

test.each([
  [1, 5],
  [2, 30],
  [3, 120],
  [4, 600],
  [5, 3_600],
  [60, 3_600],
])('after %i failures, retries in %i seconds', (attempts, delayS) => {
  const next = nextAttemptAt({ attempts, createdAt }, createdAt)
  expect(next).toEqual(new Date(createdAt.getTime() + delayS * 1000))
})

test.each([
  [118, true],
  [119, true],
  [119.01, false],
  [200, false],
])('retries a mail after %d hours: %s', (hours, isTried) => {
  const now = new Date(createdAt.getTime() + hours * hour)
  expect(nextAttemptAt({ attempts: 100, createdAt }, now) !== undefined).toBe(isTried)
})

test.each([
  [{ command: 'RCPT TO', responseCode: 550 }, true],
  [{ command: 'RCPT TO', responseCode: 450 }, false],
  // Our configuration is wrong: the mail is sent once it is corrected.
  [{ command: 'AUTH PLAIN', responseCode: 535 }, false],
  [{ command: 'MAIL FROM', responseCode: 550 }, false],
  [{ command: 'DATA', responseCode: 554 }, false],
  [{ code: 'ECONNREFUSED' }, false],
  [{}, false],
])('reports %o as final: %s', (failure, isFinal) => {
  expect(isRefusedForGood(failure)).toBe(isFinal)
})

test('stores failures without addresses', () => {
  const error = Object.assign(new Error('550 <lea@example.test> unknown'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 <lea@example.test> unknown',
    rejected: ['lea@example.test'],
  })
  expect(toSmtpFailure(error)).toEqual({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })
  expect(toSmtpFailure('thrown text')).toEqual({})
})
