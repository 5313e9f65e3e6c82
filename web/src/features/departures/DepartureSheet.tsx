import { useChoice } from '#web/features/departures/choice.ts'
import { Departures } from '#web/features/departures/Departures.tsx'
import { messages } from '#web/features/departures/messages.ts'
import { BookButton, Obstacle, PartySize, Total } from '#web/features/departures/Party.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'

type Props = { month?: string | undefined; onClose: () => void }

/** The dates of an expedition on a small screen, with the button in view. */
export function DepartureSheet({ month, onClose }: Props) {
  const { departures, chosen, choose, travellers } = useChoice()
  return (
    <Sheet
      title={messages.count(departures.length)}
      isAtOpenPart={false}
      onClose={onClose}
      footer={() => (
        <div className="grid grow gap-2">
          <Obstacle />
          <div className="flex items-center justify-between gap-4">
            <Total />
            <BookButton />
          </div>
        </div>
      )}
    >
      <div className="grid gap-4 py-2">
        <PartySize />
        <Departures
          departures={departures}
          month={month}
          chosenId={chosen?.id}
          onChoose={choose}
          travellers={travellers}
        />
      </div>
    </Sheet>
  )
}
