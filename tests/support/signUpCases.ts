import type { SignUpFault } from '#schema/signUp.ts'

type Changes = { email?: string; password?: string; firstName?: string; lastName?: string }

/**
 * Sign-ups, as changes of a correct one, and the faults that the form, the gateway and the REST API all
 * report.
 */
export const signUpCases: [name: string, changes: Changes, faults: SignUpFault[]][] = [
  ['a correct sign-up', {}, []],
  ['an address with blanks around it and capitals', { email: ' Blancs.Autour@Example.TEST ' }, []],
  ['an address without a domain', { email: 'camille' }, ['INVALID_EMAIL']],
  ['an address with two dots in a row', { email: 'a..b@example.test' }, ['INVALID_EMAIL']],
  ['an address with a blank inside', { email: 'x y@example.test' }, ['INVALID_EMAIL']],
  ['no password', { password: '' }, ['PASSWORD_TOO_SHORT']],
  ['five characters', { password: 'abcde' }, ['PASSWORD_TOO_SHORT']],
  ['six characters', { password: 'abcdef' }, []],
  ['six blanks', { password: '      ' }, []],
  ['three accented letters typed as six', { password: 'e\u0301e\u0301e\u0301' }, ['PASSWORD_TOO_SHORT']],
  ['three pairs of surrogates', { password: '🥾🥾🥾' }, ['PASSWORD_TOO_SHORT']],
  ['six pairs of surrogates', { password: '🥾🥾🥾🥾🥾🥾' }, []],
  ['128 characters', { password: 'x'.repeat(128) }, []],
  ['129 characters', { password: 'x'.repeat(129) }, ['PASSWORD_TOO_LONG']],
  ['a password with NUL', { password: 'abcdef\0' }, ['PASSWORD_TEXT']],
  ['a password with half a character', { password: 'abcdef\ud800' }, ['PASSWORD_TEXT']],
  ['a blank first name', { firstName: ' \n' }, ['INVALID_FIRST_NAME']],
  ['no last name', { lastName: '' }, ['INVALID_LAST_NAME']],
  ['a last name with a control character', { lastName: 'a\u0007b' }, ['INVALID_LAST_NAME']],
  ['names of 80 letters', { firstName: 'É'.repeat(80), lastName: 'e\u0301'.repeat(40) }, []],
  [
    'a first name over 80 letters once normalised',
    { firstName: '\u0958'.repeat(80) },
    ['FIRST_NAME_TOO_LONG'],
  ],
  ['a last name over 80 letters once normalised', { lastName: '\u0958'.repeat(80) }, ['LAST_NAME_TOO_LONG']],
  [
    'four faults at once',
    { email: 'camille', password: 'x', firstName: '', lastName: ' ' },
    ['INVALID_EMAIL', 'PASSWORD_TOO_SHORT', 'INVALID_FIRST_NAME', 'INVALID_LAST_NAME'],
  ],
]

const fields = {
  INVALID_EMAIL: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_TEXT: 'password',
  INVALID_FIRST_NAME: 'firstName',
  FIRST_NAME_TOO_LONG: 'firstName',
  INVALID_LAST_NAME: 'lastName',
  LAST_NAME_TOO_LONG: 'lastName',
} satisfies Record<SignUpFault, string>

/** Field of the form and of the GraphQL input that a fault is about. */
export const getField = (fault: SignUpFault): string => fields[fault]
