import { CalendarOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { GuideEntryFragment } from '#web/agency/guides/Guides.generated.ts'
import { absenceDates } from '#web/agency/guides/guides.rules.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { GuideAvatar } from '#web/ui/guide/GuideAvatar.tsx'

type Props = { guide: GuideEntryFragment; isEditable: boolean }

/** A guide of the list: who, next absence, departures to come. */
export function GuideRow({ guide, isEditable }: Props) {
  const { id, fullName, diploma, basedIn, isHidden, hasAccount, accountEmail, absences, departuresToCome } =
    guide
  const [absence] = absences
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5 lg:grid-cols-[48px_minmax(0,5fr)_minmax(0,4fr)_auto]">
      <GuideAvatar guide={guide} className="size-12" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {fullName}
          {isHidden && <Badge>{messages.hidden}</Badge>}
        </p>
        <p className="text-meta text-ink-2">
          {diploma} · {basedIn}
        </p>
      </div>
      <div className="min-w-0 text-meta text-ink-2 max-lg:col-start-2">
        <p>
          {departuresToCome > 0 ? messages.toCome(departuresToCome) : messages.noneToCome}
          {absence && (
            <span className="mt-0.5 flex items-center gap-1.5 text-rouge-700">
              <CalendarOff aria-hidden="true" className="size-4 shrink-0" />
              {messages.absent(absenceDates(absence))}
            </span>
          )}
        </p>
        <p className="truncate">{accountEmail ?? (hasAccount ? messages.hasAccount : messages.noAccount)}</p>
      </div>
      {isEditable && (
        <div className="max-lg:col-start-2">
          <Link
            to={`/guides/${id}`}
            data-row=""
            aria-label={messages.changeFor(fullName)}
            className={buttonClass({ size: 'sm' })}
          >
            {messages.change}
          </Link>
        </div>
      )}
    </li>
  )
}
