import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { messages } from '#web/features/prompts/messages.ts'
import {
  type PromptFactsFragment,
  useAcceptNewsletterMutation,
} from '#web/features/prompts/Prompts.generated.ts'
import { readStored, removeStored, writeStored } from '#web/lib/browser/storage.ts'
import { track } from '#web/lib/browser/track.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

export type PopupProps = { me: PromptFactsFragment; isOpen: boolean; onClose: () => void }

/** A subscriber is only welcomed. */
export function NewsletterPopup({ me, isOpen, onClose }: PopupProps) {
  const title = me.signInCount > 1 ? messages.newsletterBack(me.firstName ?? '') : messages.newsletterFirst
  // Keeps its content until it is closed, even though its own answer changes the account.
  const [isSubscribed] = useState(me.newsletter)

  function close(): void {
    if (!isOpen) return
    writeStored('closedNewsletterPopUp', new Date().toISOString())
    onClose()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} side={<Side />}>
      <p className="mt-3 mb-6 wrap-anywhere text-ink-2">
        {isSubscribed ? messages.newsletterIsOn : messages.newsletterText(me.email)}
      </p>
      {isSubscribed ? (
        <Button onClick={close}>{messages.close}</Button>
      ) : (
        <Choice email={me.email} onChosen={close} />
      )}
      <p className="mt-4">
        <Link to={paths.newsletter} onClick={close} className="link inline-flex min-h-11 items-center">
          {messages.pastLetters}
        </Link>
      </p>
    </Dialog>
  )
}

const photo = '/images/lac-turquoise-alpage-01.jpg'

/** Not loaded where it is hidden. */
const Side = () => (
  <img
    src={`${photo}?w=640`}
    srcSet={`${photo}?w=640 640w, ${photo}?w=768 768w`}
    sizes="425px"
    alt=""
    loading="lazy"
    className="absolute inset-0 size-full bg-scrim object-cover"
  />
)

/** Both have the same size and look. */
function Choice({ email, onChosen }: { email: string; onChosen: () => void }) {
  const [subscribe, { loading }] = useAcceptNewsletterMutation()

  async function accept(): Promise<void> {
    const { data } = await subscribe({ variables: { email } })
    if (!data?.subscribeToNewsletter.ok)
      return void toast.error(data?.subscribeToNewsletter.errors[0]?.message ?? messages.failedToast)
    removeStored('newsletter_denied')
    track({ name: 'newsletter_subscribed' })
    toast.success(messages.subscribed)
    onChosen()
  }

  function decline(): void {
    writeStored('newsletter_denied', String(Number(readStored('newsletter_denied') ?? 0) + 1))
    onChosen()
  }

  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button
        isBusy={loading}
        onClick={() =>
          void accept().catch((error) => toast.error(explainFailure(error, messages.failedToast)))
        }
      >
        {messages.accept}
      </Button>
      <Button onClick={decline}>{messages.decline}</Button>
    </div>
  )
}
