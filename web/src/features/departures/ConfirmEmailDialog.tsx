import { ConfirmEmail } from '#web/features/departures/ConfirmEmail.tsx'
import { messages } from '#web/features/departures/confirmEmail.messages.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

/** A larger party has its places held once the address of the account is confirmed. */
export function ConfirmEmailDialog({ onClose }: { onClose: () => void }) {
  const { me } = useAccount()
  return (
    <Dialog isOpen onClose={onClose} title={messages.title}>
      <p className="mt-3 text-ink-2">{messages.intro}</p>
      {me && <ConfirmEmail sent={messages.linkSent(me.email)} />}
    </Dialog>
  )
}
