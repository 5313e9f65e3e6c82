import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/app/messages.ts'
import { consent, consentPlace } from '#web/lib/browser/consent.ts'
import { whenIdle } from '#web/lib/browser/whenIdle.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

const library = () => import('#web/features/consent/requestConsent.ts')

/** Asks a visitor for consent once the page is idle; until an answer, nothing is stored or sent. */
export function ConsentQuestion() {
  const [isRequested, setRequested] = useState(false)
  useEffect(() => {
    const cancel = whenIdle(() => {
      if (!consent.isGiven())
        library()
          .then(({ askConsent }) => askConsent())
          .then(
            () => setRequested(true),
            // A failed load counts as refusal: the next page tries again.
            () => undefined,
          )
    })
    const leave = consent.listen(() => setRequested(false))
    return () => {
      cancel()
      leave()
    }
  }, [])
  // The library appends its panel to this element, after React has rendered.
  return (
    <div id={consentPlace}>
      <p role="status" className="sr-only">
        {isRequested && messages.consentRequested}
      </p>
    </div>
  )
}

export function PreferencesButton({ className }: { className: string }) {
  const show = () =>
    library().then(
      ({ showPreferences }) => showPreferences(),
      () => toast.error(explainFailure()),
    )
  return (
    <button type="button" className={className} onClick={() => void show()}>
      {messages.cookies}
    </button>
  )
}
