import { CircleCheck, Lightbulb, TriangleAlert } from 'lucide-react'
import { focusField } from '#web/agency/editor/fields/moves.ts'
import { labelOfPath } from '#web/agency/editor/labels.rules.ts'
import { messages } from '#web/agency/editor/messages.ts'
import { useDesktop } from '#web/lib/browser/desktop.ts'

type Check = { field: string; message: string; isBlocking: boolean }

/** Missing fields of a publication, then advice; each leads to its field. */
export function Checklist({ checks }: { checks: readonly Check[] }) {
  const blocking = checks.filter(({ isBlocking }) => isBlocking)
  const advice = checks.filter(({ isBlocking }) => !isBlocking)
  return (
    <details open={useDesktop()} className="rounded-lg bg-surface px-4 py-2 shadow-1">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 font-semibold">
        {blocking.length === 0 ? (
          <CircleCheck aria-hidden="true" className="size-5 text-pine-700" />
        ) : (
          <TriangleAlert aria-hidden="true" className="size-5 text-rouge-700" />
        )}
        {blocking.length === 0 ? messages.ready : messages.checkCount(blocking.length)}
      </summary>
      <Items checks={blocking} />
      {advice.length > 0 && (
        <>
          <h3 className="mt-2 flex items-center gap-2 text-15 font-semibold">
            <Lightbulb aria-hidden="true" className="size-5 text-ink-2" />
            {messages.advice}
          </h3>
          <Items checks={advice} />
        </>
      )}
    </details>
  )
}

const Items = ({ checks }: { checks: readonly Check[] }) => (
  <ul className="pb-2">
    {checks.map(({ field, message }) => (
      <li key={`${field} ${message}`}>
        <button
          type="button"
          onClick={() => focusField(field)}
          className="block min-h-11 w-full rounded-md px-2 py-1.5 text-left text-meta hover:bg-sand lg:min-h-10"
        >
          <span className="font-semibold">{labelOfPath(field)}</span>
          <span className="block text-ink-2">{message}</span>
        </button>
      </li>
    ))}
  </ul>
)
