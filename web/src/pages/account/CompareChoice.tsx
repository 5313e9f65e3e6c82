import { messages } from '#web/pages/account/messages.ts'

type Props = { expedition: string; isChosen: boolean; isFull: boolean; onToggle: () => void }

/** Adds a favourite to the comparison; once it is full, only its members can be changed. */
export const CompareChoice = ({ expedition, isChosen, isFull, onToggle }: Props) => (
  <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-2 self-start has-disabled:cursor-default has-disabled:text-ink-2">
    <input
      type="checkbox"
      aria-label={messages.compareExpedition(expedition)}
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={onToggle}
      className="size-5 accent-pine-600"
    />
    {messages.compare}
  </label>
)
