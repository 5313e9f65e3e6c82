import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/app/messages.ts'
import { consent, consentPlace } from '#web/lib/consent.ts'
import { whenIdle } from '#web/lib/whenIdle.ts'

const library = () => import('#web/features/consent/askConsent.ts')

/** Asks a visitor without a choice once the page is at rest; until an answer, nothing is stored or sent. */
export function ConsentQuestion() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const cancel = whenIdle(() => {
      if (!consent.isGiven())
        library()
          .then(({ askConsent }) => askConsent())
          .then(
            () => setAsked(true),
            // Not asked is refused: the next page asks again.
            () => undefined,
          )
    })
    const leave = consent.listen(() => setAsked(false))
    return () => {
      cancel()
      leave()
    }
  }, [])
  // The library adds its panel to this element, after what React renders.
  return (
    <div id={consentPlace}>
      <p role="status" className="sr-only">
        {isAsked && messages.consentAsked}
      </p>
    </div>
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
