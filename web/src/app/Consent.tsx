import { useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/app/messages.ts'
import { consent } from '#web/lib/consent.ts'
import { whenIdle } from '#web/lib/whenIdle.ts'

const library = () => import('#web/features/consent/askConsent.ts')

/** Who has not chosen is asked once the page is at rest; until then, and without an answer, nothing is kept or sent. */
export function useConsentQuestion(): void {
  useEffect(
    () =>
      whenIdle(() => {
        if (consent.read() === undefined)
          library().then(
            ({ askConsent }) => askConsent(),
            // Not asked is refused: the next page asks again.
            () => undefined,
          )
      }),
    [],
  )
}

export function PreferencesButton({ className }: { className: string }) {
  const show = () =>
    library().then(
      ({ showPreferences }) => showPreferences(),
      () => toast.error(messages.failed),
    )
  return (
    <button type="button" className={className} onClick={() => void show()}>
      {messages.cookies}
    </button>
  )
}
