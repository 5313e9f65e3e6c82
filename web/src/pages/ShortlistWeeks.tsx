import { weeksFrom } from '#rules/calendar.ts'
import { addDays } from '#rules/days.ts'
import { shortlistLimits } from '#schema/shortlist.ts'
import { WeekChoice } from '#web/features/calendar/WeekChoice.tsx'
import { messages } from '#web/features/shortlist/messages.ts'
import type { ShortlistFragment } from '#web/features/shortlist/Shortlist.generated.ts'
import { useWeekDraft } from '#web/features/shortlist/useWeekDraft.ts'
import type { ShortlistWeekInput } from '#web/lib/graph/graph.generated.ts'

type Props = {
  list: ShortlistFragment
  personId: string | undefined
  save: (weeks: ShortlistWeekInput[]) => Promise<unknown>
}

/** The weeks of all persons, from the present one; the visitor marks the first row. */
export function ShortlistWeeks({ list: { people, isClosed, expiresOn }, personId, save }: Props) {
  const me = people.find(({ id }) => id === personId)
  const { weeks: own, mark } = useWeekDraft(me?.weeks ?? [], save)
  if (people.length === 0) return null
  // The service's own day, within one: it has counted the days to the end from the last visit.
  const weeks = weeksFrom(addDays(expiresOn, -shortlistLimits.days))
  return (
    <section className="mt-10" aria-labelledby="semaines">
      <h2 id="semaines" className="text-h2">
        {messages.weeks}
      </h2>
      {me && !isClosed && <p className="mt-2 max-w-prose text-ink-2">{messages.weeksIntro}</p>}
      <div className="mt-4">
        <WeekChoice
          mine={me && !isClosed ? { id: me.id, name: me.name, weeks: own } : undefined}
          others={isClosed ? people : people.filter(({ id }) => id !== personId)}
          weeks={weeks}
          onMark={mark}
        />
      </div>
    </section>
  )
}
