import { useChoice } from '#web/features/departures/choice.ts'
import { Departures } from '#web/features/departures/Departures.tsx'
import { hasFilters } from '#web/features/departures/departures.rules.ts'
import { Highlights } from '#web/features/departures/Highlights.tsx'
import { Months } from '#web/features/departures/Months.tsx'
import { messages } from '#web/features/departures/messages.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { Button } from '#web/ui/Button.tsx'

/** All dates of the expedition, below its programme; small screens show the first ones and open the others. */
export function DepartureSection() {
  const { departures, chosen, choose, travellers } = useChoice()
  if (departures.length === 0) return null
  const isLong = hasFilters(departures)
  return (
    <section aria-labelledby="departs" className="mt-12">
      <h2 id="departs" className="mb-4 text-h2">
        {messages.count(departures.length)}
      </h2>
      {isLong && <Teaser />}
      <div className={isLong ? 'all-dates' : ''}>
        <Departures departures={departures} chosenId={chosen?.id} onChoose={choose} travellers={travellers} />
      </div>
    </section>
  )
}

function Teaser() {
  const { departures, seeAll } = useChoice()
  const isDisabled = !useHydrated()
  return (
    <div className="some-dates grid min-w-0 gap-4">
      <fieldset disabled={isDisabled} className="contents">
        <Highlights />
      </fieldset>
      <Months departures={departures} onMonth={seeAll} />
      <fieldset disabled={isDisabled} className="contents">
        <Button aria-haspopup="dialog" onClick={() => seeAll()}>
          {messages.seeAll(departures.length)}
        </Button>
      </fieldset>
    </div>
  )
}
