import { parseJson } from '#schema/json.ts'
import type { AgencyJournalQuery } from '#web/agency/audit/Audit.generated.ts'
import { messages } from '#web/agency/audit/messages.ts'
import { messages as agencyMessages } from '#web/agency/messages.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'

type Audit = NonNullable<NonNullable<AgencyJournalQuery['agency']>['audit']>

/** One sentence, and the changed fields on demand. */
export function Entry({ entry }: { entry: Audit['nodes'][number] }) {
  const { at, actorKind, actorName, sentence, reason, changes } = entry
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-meta text-ink-2">
        {dayAndHour(at)}
      </time>
      <div>
        <p>
          <span className="font-semibold">{actorName ?? messages.actors[actorKind]}</span> {sentence}
        </p>
        {reason && <p className="text-meta text-ink-2">{messages.reason(reason)}</p>}
        {changes.length > 0 && (
          <details className="mt-1 text-meta">
            <summary data-row="" className="link inline-block cursor-pointer py-1">
              {messages.changes}
            </summary>
            <dl className="mt-1 grid gap-1">
              {changes.map(({ field, before, after }) => (
                <div key={field} className="flex flex-wrap gap-x-2">
                  <dt className="font-semibold">{field}</dt>
                  <dd className="break-all">{messages.change(shown(before), shown(after))}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
  )
}

/** A logged value, which is JSON, in words. */
function shown(json: string | null): string {
  const value = parseJson(json ?? 'null')
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return agencyMessages.noValue
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  return typeof value === 'string' ? value : (json ?? '')
}
