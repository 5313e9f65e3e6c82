import { messages } from '#web/ui/messages.ts'

type Props = { title: string; isPressed: boolean; onToggle: () => void; className?: string }

/** Its name does not change with its state, which is told apart. */
export function Heart({ title, isPressed, onToggle, className = '' }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={messages.favourite(title)}
      onClick={onToggle}
      className={`on-photo group grid size-11 place-items-center rounded-full ${className}`}
    >
      <span className="grid size-[38px] place-items-center rounded-full bg-white/94 shadow-1 transition-transform duration-200 ease-out group-hover:scale-108">
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={`size-5 ${isPressed ? 'animate-[beat_320ms_var(--ease-out)] fill-rouge-600 stroke-rouge-600' : 'fill-none stroke-ink'}`}
        >
          <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.500c0 2.290-1.500 4-3 5.500l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.500-1.500-3-3.200-3-5.500" />
        </svg>
      </span>
    </button>
  )
}
