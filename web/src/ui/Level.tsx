import { messages } from '#web/ui/messages.ts'

/** Five peaks, filled up to the level. */
export const Level = ({ level }: { level: number }) => (
  <span role="img" aria-label={messages.level(level)} className={`level level-${level}`} />
)
