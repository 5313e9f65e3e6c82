import { EmailLine } from '#web/features/account/EmailLine.tsx'
import { messages } from '#web/features/account/messages.ts'
import { type Provider, ProviderLink } from '#web/features/account/ProviderLink.tsx'
import type { PanelProps } from '#web/features/account/panelProps.ts'

export function ProviderPanel({
  email,
  dispatch,
  provider,
}: Omit<PanelProps, 'onSignedIn'> & { provider: Provider }) {
  return (
    <>
      <p className="mt-3 mb-6 text-ink-2">{messages.alreadyText}</p>
      <ProviderLink provider={provider} />
      {email && <EmailLine email={email} onChange={() => dispatch({ kind: 'emailChanged' })} />}
    </>
  )
}
