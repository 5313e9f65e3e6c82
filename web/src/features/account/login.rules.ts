/** The specification's own words, misspellings included. */
export type LoginStatus =
  | 'logout'
  | 'login'
  | 'knowedUser'
  | 'unknowUser'
  | 'google'
  | 'facebook'
  | 'wantToLogin'
  | 'forgotPassword'

/** What checking an e-mail finds. */
export type EmailAnswer = Extract<LoginStatus, 'knowedUser' | 'unknowUser' | 'google' | 'facebook'>

/** The account of an address was created through it. */
export type Provider = Extract<LoginStatus, 'google' | 'facebook'>

export type LoginEvent =
  | { kind: 'signInAsked' }
  | { kind: 'emailChecked'; answer: EmailAnswer }
  | { kind: 'providerFound'; answer: Provider }
  | { kind: 'emailChanged' }
  | { kind: 'passwordForgotten' }
  | { kind: 'closed' }
  | { kind: 'userAppeared' }
  | { kind: 'userMissing' }

const popups: LoginStatus[] = [
  'wantToLogin',
  'knowedUser',
  'unknowUser',
  'google',
  'facebook',
  'forgotPassword',
]

/** Whether a popup stands for this status. */
export const isPopup = (status: LoginStatus): boolean => popups.includes(status)

/** An event that means nothing where it happens, as an answer that comes after its popup was closed, changes nothing. */
export function nextStatus(status: LoginStatus, event: LoginEvent): LoginStatus {
  switch (event.kind) {
    case 'signInAsked':
      return status === 'logout' ? 'wantToLogin' : status
    case 'emailChecked':
      return status === 'wantToLogin' ? event.answer : status
    case 'providerFound':
      return status === 'login' ? status : event.answer
    case 'emailChanged':
      return isPopup(status) ? 'wantToLogin' : status
    case 'passwordForgotten':
      return status === 'knowedUser' ? 'forgotPassword' : status
    case 'closed':
      return isPopup(status) ? 'logout' : status
    case 'userAppeared':
      return 'login'
    case 'userMissing':
      return status === 'login' ? 'logout' : status
  }
}
