import { useChoice } from '#web/features/departures/choice.tsx'
import { Departures } from '#web/features/departures/Departures.tsx'
import { messages } from '#web/features/departures/messages.ts'

/** All dates of the expedition, below its programme. */
export function DepartureSection() {
  const { departures, chosen, choose, travellers } = useChoice()
  if (departures.length === 0) return null
  return (
    <section aria-labelledby="departs" className="mt-12">
      <h2 id="departs" className="mb-4 text-h2">
        {messages.count(departures.length)}
      </h2>
      <Departures departures={departures} chosenId={chosen?.id} onChoose={choose} travellers={travellers} />
    </section>
  )
}
