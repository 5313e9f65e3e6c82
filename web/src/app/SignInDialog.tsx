import { useLocation } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

/** Two ways in, for now: they come back to this very page. */
export function SignInDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.welcome}>
      <p className="mt-3 text-ink-2">{messages.welcomeTold}</p>
      <div className="mt-6 grid gap-3">
        <ButtonLink to={paths.auth('facebook', here)} isExternal>
          {messages.withFacebook}
        </ButtonLink>
        <ButtonLink to={paths.auth('google_oauth2', here)} isExternal>
          {messages.withGoogle}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
