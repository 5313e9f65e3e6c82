import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { paths } from '#web/lib/site/paths.ts'

const cards = [
  { to: paths.mission, label: messages.missionPage, photo: 'crete-verte-lumiere-01.jpg' },
  { to: paths.guides, label: messages.guidesPage, photo: 'randonneurs-sentier-01.jpg' },
]

/** A disclosure: a click opens it, Escape or leaving it closes it, and the focus returns to its button. */
export function MissionPanel({ className }: { className: string }) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it.
  useEffect(() => setOpen(false), [key])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles bubbling events of its button and links.
    <div
      ref={root}
      className="relative"
      onBlur={({ relatedTarget }) => root.current?.contains(relatedTarget) || setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="notre-mission"
        onClick={() => setOpen(!isOpen)}
        className={`${className} gap-1`}
      >
        {messages.mission}
        <ChevronDown
          aria-hidden="true"
          className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id="notre-mission"
        hidden={!isOpen}
        className="absolute top-full left-0 mt-2 w-[460px] grid-cols-2 gap-3 rounded-xl bg-surface p-3 text-ink shadow-3 not-[[hidden]]:grid"
      >
        {cards.map(({ to, label, photo }) => (
          <li key={to}>
            <Link to={to} className="group block overflow-hidden rounded-lg bg-sand font-semibold">
              <img
                src={`/images/${photo}?w=320`}
                alt=""
                width={320}
                height={213}
                loading="lazy"
                className="aspect-3/2 w-full object-cover"
              />
              <span className="block px-4 py-3 group-hover:underline">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
