import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '#web/features/prompts/messages.ts'
import { cutName } from '#web/features/prompts/prompts.rules.ts'
import type { Reminder } from '#web/features/prompts/reminder.ts'
import { toPageKind } from '#web/lib/site/pageKind.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props = { reminder: Reminder; onClose: () => void }

/** A line under the header: on the sky of the home page's hero, in the flow of the others. */
export function ReminderBanner({ reminder, onClose }: Props) {
  const isHome = toPageKind(useLocation().pathname) === 'homepage'
  return (
    <aside
      aria-label={reminder.title}
      className={`cart-line text-meta text-white ${isHome ? 'absolute inset-x-0 top-(--header-height) z-30 bg-pine-900/80 backdrop-blur-md' : 'bg-pine-900'}`}
    >
      <div className="page on-photo flex h-16 items-center lg:h-12">
        <div className="group relative flex h-full min-w-0 grow items-center gap-3">
          <Cover image={reminder.image} />
          <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-pine-100 max-lg:text-13 max-lg:leading-[1.35] lg:flex lg:gap-x-4">
            <p className="truncate font-semibold text-sun-500">{reminder.title}</p>
            <Link
              to={reminder.to}
              title={reminder.name}
              className="truncate font-semibold text-white underline underline-offset-3 after:absolute after:inset-0 max-lg:col-span-2"
            >
              {cutName(reminder.name)}
            </Link>
            <p className="truncate max-lg:col-span-2">
              <span>{reminder.dates}</span>
              {messages.and}
              <span>{messages.people(reminder.places)}</span>
            </p>
            <p className="max-lg:col-start-2 max-lg:row-start-1">{reminder.end}</p>
          </div>
          <span className="inline-flex h-8 shrink-0 items-center rounded-full bg-white px-3.5 font-semibold text-ink group-hover:bg-sun-100 max-sm:hidden">
            {reminder.action}
          </span>
        </div>
        <IconButton
          label={reminder.close}
          onClick={onClose}
          className="on-photo -mr-2 ml-1 shrink-0 hover:bg-white/14!"
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </aside>
  )
}

function Cover({ image }: { image: Reminder['image'] }) {
  if (!image) return null
  return (
    <img
      src={image.url.replace(/\?w=\d+$/, '?w=320')}
      alt=""
      width={48}
      height={36}
      className="h-9 w-12 shrink-0 rounded-sm object-cover max-sm:hidden"
    />
  )
}
