import { messages } from '#web/ui/messages.ts'

type Props = { title: string; isPressed: boolean; onToggle: () => void; className?: string }

/** A toggle button: its name does not change with its state. */
export const Heart = ({ title, isPressed, onToggle, className = '' }: Props) => (
  <button
    type="button"
    aria-pressed={isPressed}
    aria-label={messages.favourite(title)}
    onClick={onToggle}
    className={`on-photo heart ${className}`.trim()}
  />
)
