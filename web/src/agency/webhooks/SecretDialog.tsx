import { OneTimeSecret } from '#web/agency/shell/OneTimeSecret.tsx'
import { messages } from '#web/agency/webhooks/messages.ts'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { secret: string | undefined; onClose: () => void }

/** The new secret of a webhook. */
export const SecretDialog = ({ secret, onClose }: Props) => (
  <Dialog isOpen={secret !== undefined} onClose={onClose} title={messages.secret}>
    {secret && <OneTimeSecret secret={secret} labels={messages} onKept={onClose} />}
  </Dialog>
)
