import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { paths } from '#web/lib/site/paths.ts'

/** The mark alone on a narrow desktop bar; the link has its own name. */
export function Logo() {
  return (
    <Link
      to={paths.home}
      aria-label={messages.home}
      className="inline-flex min-h-11 items-center gap-[9px] font-display text-2xl leading-none font-[750] tracking-[-.04em]"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <path
          fill="#f2b134"
          d="M5 4h14.5a3 3 0 0 1 2.2.95l8.6 9.3a2.6 2.6 0 0 1 0 3.5l-8.6 9.3a3 3 0 0 1-2.2.95H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
        />
        <path
          fill="none"
          stroke="#13241f"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M7 19.5l5-7 3.5 4.3 2.2-2.6 4 5.3"
        />
      </svg>
      <span className="lg:max-[68rem]:hidden">Explora</span>
    </Link>
  )
}
