import { Lines } from '#web/agency/money/Lines.tsx'
import { messages } from '#web/agency/money/messages.ts'
import type { PlannedDeparture } from '#web/agency/money/plannedDeparture.ts'
import { dateRange, places } from '#web/lib/format/format.ts'

type Props = { plan: NonNullable<PlannedDeparture['cancellationPlan']> }

/** Reservations that a cancellation ends, and the dates that customers may choose instead. */
export const PlanCounts = ({ plan }: Props) => (
  <>
    <dl className="divide-y divide-line border-y border-line">
      {[
        [messages.reservationsFor, plan.reservationCount],
        [messages.peopleFor, plan.travellerCount],
        [messages.heldFor, plan.heldCount],
        [messages.optionsFor, plan.optionCount],
      ].map(([label, count]) => (
        <div key={label} className="flex justify-between gap-4 py-2">
          <dt>{label}</dt>
          <dd className="font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
    <Lines lines={[[messages.paidFor, plan.paidCents]]} />
    {plan.unpricedCount > 0 && <p className="mt-3 font-semibold">{messages.unpriced(plan.unpricedCount)}</p>}
    <h3 className="mt-4 font-semibold">{messages.alternatives}</h3>
    {plan.alternatives.length === 0 ? (
      <p className="text-ink-2">{messages.noAlternative}</p>
    ) : (
      <ul className="list-disc pl-5 text-ink-2">
        {plan.alternatives.map(({ departureId, startDate, endDate, availableCount }) => (
          <li key={departureId}>
            {messages.alternative(dateRange(startDate, endDate), places(availableCount))}
          </li>
        ))}
      </ul>
    )}
  </>
)
