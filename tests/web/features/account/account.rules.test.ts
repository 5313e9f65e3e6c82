import { expect, test } from 'vitest'
import { authErrors } from '#api/modules/social/authErrors.ts'
import { getField, signUpCases } from '#tests/support/signUpCases.ts'
import { messages as appMessages } from '#web/app/messages.ts'
import { providers } from '#web/app/session/authErrors.ts'
import { emailRule, newPasswordRule, signUpRules } from '#web/features/account/field.rules.ts'
import { messages } from '#web/features/account/messages.ts'
import { measureStrength } from '#web/ui/password/strength.rules.ts'

test.each([
  ['', messages.emailMissing],
  ['   ', messages.emailMissing],
  ['camille', messages.emailWithoutAt],
  ['@exemple.fr', messages.emailWithoutAt],
  ['camille@', messages.emailWithoutAt],
  ['camille@exemple', messages.emailWithoutEnd],
  ['camille@exemple.', messages.emailWithoutEnd],
  ['ca mille@exemple.fr', messages.emailWithSpace],
  ['x y@z.fr', messages.emailWithSpace],
  ['camille@exem ple.fr', messages.emailWithSpace],
  ['a..b@x.fr', messages.emailInvalid],
  ['.a@x.fr', messages.emailInvalid],
  ['a@b@x.fr', messages.emailInvalid],
  ['a@-x.fr', messages.emailInvalid],
  ['camille@exemple.fr', undefined],
  [' camille+voyage@mail.exemple.fr ', undefined],
])('the address « %s » reports: %s', (typed, reported) => {
  expect(emailRule(typed)).toBe(reported)
})

test.each([
  ['', 'Le mot de passe doit contenir au moins 6 caractères'],
  ['12345', 'Le mot de passe doit contenir au moins 6 caractères'],
  ['éàü💪x', 'Le mot de passe doit contenir au moins 6 caractères'],
  ['123456', undefined],
])('the new password « %s » reports: %s', (typed, reported) => {
  expect(newPasswordRule(typed)).toBe(reported)
})

test.each(signUpCases)('the form answers %s by the common rule', (_case, changes, faults) => {
  const typed = {
    email: 'camille@exemple.fr',
    password: 'un sommet',
    firstName: 'Camille',
    lastName: 'Roc',
    ...changes,
  }
  const refused = [
    ['email', signUpRules.email(typed.email)],
    ['password', signUpRules.password(typed.password)],
    ['firstName', signUpRules.firstName(typed.firstName)],
    ['lastName', signUpRules.lastName(typed.lastName)],
  ].filter(([, sentence]) => sentence)
  expect(refused.map(([field]) => field)).toEqual(faults.map(getField))
})

test('a password of six typed signs that composes to three letters is short', () => {
  expect(measureStrength('e\u0301e\u0301e\u0301')).toBe('short')
})

test.each([
  ['12345', 'short'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaa', 'weak'],
  ['chamois74', 'fair'],
  ['Chamois-1974', 'strong'],
  ['le chamois dort ici', 'strong'],
] as const)('the password « %s » is %s', (password, strength) => {
  expect(measureStrength(password)).toBe(strength)
})

test('every failure reason of a social sign-in has a message or a popup', () => {
  expect(Object.keys({ ...appMessages.authErrors, ...providers }).sort()).toEqual(
    Object.keys(authErrors).sort(),
  )
})
