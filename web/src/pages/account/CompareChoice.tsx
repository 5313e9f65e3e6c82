import { messages } from '#web/pages/account/messages.ts'

type Props = { id: string; trip: string; isChosen: boolean; isFull: boolean; onToggle: () => void }

export const choiceId = (tripId: string): string => `comparer-${tripId}`

/** Adds a favourite to the comparison; once it is full, only what is in it can be changed. */
export const CompareChoice = ({ id, trip, isChosen, isFull, onToggle }: Props) => (
  <label className="mt-2 inline-flex min-h-11 cursor-pointer items-center gap-2 has-disabled:cursor-default has-disabled:text-ink-2">
    <input
      id={choiceId(id)}
      type="checkbox"
      aria-label={messages.compareTrip(trip)}
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={onToggle}
      className="size-5 accent-pine-600"
    />
    {messages.compare}
  </label>
)
