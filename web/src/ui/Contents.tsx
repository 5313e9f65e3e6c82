import { messages } from '#web/ui/messages.ts'
import { partId, type TextPart } from '#web/ui/Text.tsx'

type Props = { parts: readonly Pick<TextPart, 'id' | 'title'>[]; className?: string }

/** A sticky table of contents. */
export const Contents = ({ parts, className = '' }: Props) => (
  <nav aria-labelledby="sur-cette-page" className={`lg:border-l lg:border-line lg:pl-5 ${className}`}>
    <p id="sur-cette-page" className="mb-1 text-meta text-ink-2">
      {messages.contents}
    </p>
    <ul>
      {parts.map((part) => (
        <li key={part.title}>
          <a
            href={`#${partId(part)}`}
            className="flex min-h-11 items-center font-semibold text-pine-700 hover:text-ember-700"
          >
            {part.title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
