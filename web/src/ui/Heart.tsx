import { messages } from '#web/ui/messages.ts'

type Props = { title: string; isPressed: boolean; onToggle: () => void; className?: string }

/** Its name does not change with its state, which is told apart. */
export const Heart = ({ title, isPressed, onToggle, className = '' }: Props) => (
  <button
    type="button"
    aria-pressed={isPressed}
    aria-label={messages.favourite(title)}
    onClick={onToggle}
    className={`on-photo heart ${className}`.trim()}
  />
)
