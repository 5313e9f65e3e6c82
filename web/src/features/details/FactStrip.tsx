import type { FactStripFragment } from '#web/features/details/FactStrip.generated.ts'
import { decisiveFacts } from '#web/features/details/facts.rules.ts'
import { messages } from '#web/features/details/messages.ts'
import { Level } from '#web/ui/Level.tsx'

/** A dot before each fact, cut off where a line begins. */
const dotted =
  '*:before:w-6 *:before:text-center *:before:text-ink-3 *:before:content-["·"/""] -ml-6 [clip-path:inset(-8px_-8px_-8px_16px)]'

/** Length, effort, group, price and next date in one line, which wraps where it has to. */
export function FactStrip({ expedition }: { expedition: FactStripFragment }) {
  return (
    <ul aria-label={messages.brief} className={`mt-3 flex flex-wrap font-semibold ${dotted}`}>
      {decisiveFacts(expedition).map(({ name, text }) => (
        <li key={name} className="flex min-h-7 items-center">
          {name === 'departure' ? (
            <a href="#departs" className="underline decoration-line-strong underline-offset-4">
              {text}
            </a>
          ) : (
            text
          )}
          {name === 'level' && (
            <span aria-hidden="true" className="ml-2 flex">
              <Level level={expedition.level} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
