import { Copy } from 'lucide-react'
import { messages } from '#web/agency/webhooks/messages.ts'
import { copy } from '#web/lib/browser/share.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { secret: string | undefined; onClose: () => void }

/** A secret that is shown this once. */
export const SecretDialog = ({ secret, onClose }: Props) => (
  <Dialog isOpen={secret !== undefined} onClose={onClose} title={messages.secret}>
    <p className="mt-3 text-ink-2">{messages.secretTold}</p>
    <p className="mt-4 rounded-md bg-sand px-4 py-3 font-mono text-[15px] wrap-anywhere">{secret}</p>
    <div className="mt-5 flex flex-wrap gap-3">
      <Button variant="primary" onClick={() => void copy(secret ?? '', messages.copied, messages.notCopied)}>
        <Copy aria-hidden="true" className="size-5" />
        {messages.copy}
      </Button>
      <Button onClick={onClose}>{messages.done}</Button>
    </div>
  </Dialog>
)
