import { completePercent } from '#schema/constants.ts'
import { messages } from '#web/features/reservations/messages.ts'

/** The share of given answers, as a bar and in words. */
export function Completeness({ percent }: { percent: number }) {
  return (
    <div>
      <p className="flex justify-between gap-4 text-meta font-semibold">
        <span className={percent < completePercent ? 'text-sun-900' : 'text-pine-700'}>
          {percent < completePercent ? messages.incomplete : messages.complete}
        </span>
        <span className="tabular-nums">{messages.percent(percent)}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full origin-left rounded-full bg-pine-600" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
