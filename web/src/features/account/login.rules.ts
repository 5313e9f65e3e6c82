/** The specification's own names, misspellings included. */
export type LoginStatus =
  | 'logout'
  | 'login'
  | 'knowedUser'
  | 'unknowUser'
  | 'google'
  | 'facebook'
  | 'wantToLogin'
  | 'forgotPassword'

/** Results of checking an e-mail. */
export type EmailAnswer = Extract<LoginStatus, 'knowedUser' | 'unknowUser' | 'google' | 'facebook'>

/** The provider through which an account was created. */
export type Provider = Extract<LoginStatus, 'google' | 'facebook'>

export type LoginEvent =
  | { kind: 'signInRequested' }
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

/** Whether this status shows a popup. */
export const isPopup = (status: LoginStatus): boolean => popups.includes(status)

/** Ignores events without a meaning in the current status, such as a response after its popup was closed. */
export function nextStatus(status: LoginStatus, event: LoginEvent): LoginStatus {
  switch (event.kind) {
    case 'signInRequested':
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
