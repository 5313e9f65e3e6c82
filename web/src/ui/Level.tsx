import { messages } from '#web/ui/messages.ts'

const peaks = [1, 2, 3, 4, 5]

/** Five peaks, filled up to the level. */
export function Level({ level }: { level: number }) {
  return (
    <span role="img" aria-label={messages.level(level)} className="inline-flex items-end gap-[1.5px]">
      {peaks.map((peak) => (
        <svg
          key={peak}
          viewBox="0 0 12 11"
          aria-hidden="true"
          strokeWidth="1.2"
          strokeLinejoin="round"
          className={`h-[11px] w-3 ${peak <= level ? 'fill-pine-700 stroke-pine-700' : 'fill-none stroke-line-strong'}`}
        >
          <path d="M1 10 6 1.5 11 10z" />
        </svg>
      ))}
    </span>
  )
}
