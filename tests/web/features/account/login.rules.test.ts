import { expect, test } from 'vitest'
import { isPopup, type LoginEvent, type LoginStatus, nextStatus } from '#web/features/account/login.rules.ts'

const statuses: LoginStatus[] = [
  'logout',
  'login',
  'wantToLogin',
  'knowedUser',
  'unknowUser',
  'google',
  'facebook',
  'forgotPassword',
]

const same = statuses

/** The status after each event, in the order of the statuses above. */
const table: [LoginEvent, LoginStatus[]][] = [
  [{ kind: 'signInRequested' }, ['wantToLogin', ...same.slice(1)]],
  [
    { kind: 'emailChecked', answer: 'knowedUser' },
    ['logout', 'login', 'knowedUser', 'knowedUser', 'unknowUser', 'google', 'facebook', 'forgotPassword'],
  ],
  [
    { kind: 'emailChecked', answer: 'unknowUser' },
    ['logout', 'login', 'unknowUser', 'knowedUser', 'unknowUser', 'google', 'facebook', 'forgotPassword'],
  ],
  [
    { kind: 'emailChecked', answer: 'google' },
    ['logout', 'login', 'google', 'knowedUser', 'unknowUser', 'google', 'facebook', 'forgotPassword'],
  ],
  [
    { kind: 'emailChecked', answer: 'facebook' },
    ['logout', 'login', 'facebook', 'knowedUser', 'unknowUser', 'google', 'facebook', 'forgotPassword'],
  ],
  [
    { kind: 'providerFound', answer: 'google' },
    ['google', 'login', 'google', 'google', 'google', 'google', 'google', 'google'],
  ],
  [
    { kind: 'emailChanged' },
    [
      'logout',
      'login',
      'wantToLogin',
      'wantToLogin',
      'wantToLogin',
      'wantToLogin',
      'wantToLogin',
      'wantToLogin',
    ],
  ],
  [
    { kind: 'passwordForgotten' },
    [
      'logout',
      'login',
      'wantToLogin',
      'forgotPassword',
      'unknowUser',
      'google',
      'facebook',
      'forgotPassword',
    ],
  ],
  [{ kind: 'closed' }, ['logout', 'login', 'logout', 'logout', 'logout', 'logout', 'logout', 'logout']],
  [{ kind: 'userAppeared' }, Array(8).fill('login')],
  [{ kind: 'userMissing' }, ['logout', 'logout', ...same.slice(2)]],
]

test.each(
  table.flatMap(([event, results]) =>
    statuses.map((status, index) => [status, event, results[index]] as const),
  ),
)('%s, then %o: %s', (status, event, result) => {
  expect(nextStatus(status, event)).toBe(result)
})

test('a popup stands for every status but two', () => {
  expect(statuses.filter((status) => !isPopup(status))).toEqual(['logout', 'login'])
})
