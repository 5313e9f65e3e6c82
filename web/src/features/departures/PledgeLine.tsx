import { useState } from 'react'
import { Link } from 'react-router-dom'
import { leastDaysAhead } from '#rules/pledges.ts'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { useDeparturePledgesQuery } from '#web/features/departures/DeparturePledges.generated.ts'
import { useOwnPledgesQuery } from '#web/features/departures/OwnPledges.generated.ts'
import { PledgeDialog } from '#web/features/departures/PledgeDialog.tsx'
import { describeCounter, messages } from '#web/features/departures/pledge.messages.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { addDays, today } from '#web/lib/format/days.ts'
import { datesWithDays } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'

type Props = { departure: DepartureLineFragment; slug: string }

/** The travellers that a departure has, and the way to promise; changes arrive with the places. */
export function PledgeLine({ departure, slug }: Props) {
  const { data } = useDeparturePledgesQuery({ variables: { slug } })
  const [isOpen, setOpen] = useState(false)
  const calledUntil = useOwnCall(departure.id)
  const { id, startDate, endDate, availableCount } = departure
  const pledges = data?.expedition?.departures?.find((line) => line.id === id)?.pledges
  if (!pledges) return null
  if (calledUntil) return <Called departure={departure} until={dayAndHour(calledUntil)} />
  const isTaken = availableCount > 0 && startDate >= addDays(today(), leastDaysAhead)
  return (
    <>
      <p className="flex items-center gap-x-4 text-meta text-ink-2 max-sm:flex-col max-sm:items-start">
        {describeCounter(pledges)}
        {isTaken && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="link min-h-11 font-semibold"
          >
            {messages.title}
            <span className="sr-only"> {datesWithDays(startDate, endDate)}</span>
          </button>
        )}
      </p>
      {isOpen && <PledgeDialog departure={departure} pledges={pledges} onClose={() => setOpen(false)} />}
    </>
  )
}

/** End of the call of this account's own promise; undefined without one. */
function useOwnCall(departureId: string): string | undefined {
  const { me } = useAccount()
  const { data } = useOwnPledgesQuery({ skip: me === null, fetchPolicy: 'cache-and-network' })
  const called = data?.me?.pledges?.find(
    ({ departure, state }) => departure.id === departureId && state === 'CALLED',
  )
  return called?.calledUntil ?? undefined
}

type CalledProps = Pick<Props, 'departure'> & { until: string }

/** One line, for which the room of the counter is enough. */
const Called = ({ departure: { startDate, endDate }, until }: CalledProps) => (
  <Link to={paths.reservations} className="link inline-block min-h-11 content-center text-meta font-semibold">
    {messages.confirmBefore(until)}
    <span className="sr-only"> {datesWithDays(startDate, endDate)}</span>
  </Link>
)
