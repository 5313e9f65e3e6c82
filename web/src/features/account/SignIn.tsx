import { useState } from 'react'
import { ChoicePanel } from '#web/features/account/ChoicePanel.tsx'
import { CompletionPanel } from '#web/features/account/CompletionPanel.tsx'
import { ForgottenPanel } from '#web/features/account/ForgottenPanel.tsx'
import { isPopup, type LoginStatus } from '#web/features/account/login.rules.ts'
import { messages } from '#web/features/account/messages.ts'
import { PasswordPanel } from '#web/features/account/PasswordPanel.tsx'
import { ProviderPanel } from '#web/features/account/ProviderPanel.tsx'
import type { PanelProps } from '#web/features/account/panelProps.ts'
import { Side } from '#web/features/account/Side.tsx'
import type { Purpose } from '#web/lib/account/account.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

const titles: Partial<Record<LoginStatus, string>> = {
  wantToLogin: messages.welcome,
  unknowUser: messages.complete,
  knowedUser: messages.signInTitle,
  google: messages.alreadyGoogle,
  facebook: messages.alreadyFacebook,
  forgotPassword: messages.forgottenTitle,
}

export type SignInProps = Omit<PanelProps, 'email'> & { status: LoginStatus; purpose?: Purpose }

/** The sign-in dialog; its panel follows the status. */
export function SignIn({ status, purpose, dispatch, onSignedIn }: SignInProps) {
  const [email, setEmail] = useState('')
  const isOpen = isPopup(status)
  const close = () => dispatch({ kind: 'closed' })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={titles[status] ?? ''}
      label={status === 'wantToLogin' && purpose ? messages.welcomeTo[purpose] : undefined}
      side={<Side />}
    >
      <Panel status={status} email={email} dispatch={dispatch} onSignedIn={onSignedIn} onEmail={setEmail} />
    </Dialog>
  )
}

function Panel({
  status,
  onEmail,
  ...props
}: PanelProps & { status: LoginStatus; onEmail: (email: string) => void }) {
  switch (status) {
    case 'wantToLogin':
      return <ChoicePanel {...props} onEmail={onEmail} />
    case 'unknowUser':
      return <CompletionPanel {...props} />
    case 'knowedUser':
      return <PasswordPanel {...props} />
    case 'google':
    case 'facebook':
      return <ProviderPanel {...props} provider={status} />
    case 'forgotPassword':
      return <ForgottenPanel {...props} />
    default:
      return null
  }
}
