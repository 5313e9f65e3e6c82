import { useState } from 'react'
import { Completeness } from '#web/features/reservations/Completeness.tsx'
import { messages } from '#web/features/reservations/messages.ts'
import type { ParticipantFragment } from '#web/features/reservations/Participant.generated.ts'
import { ParticipantForm } from '#web/features/reservations/ParticipantForm.tsx'
import { lastNameDay } from '#web/features/reservations/participant.rules.ts'
import { today } from '#web/lib/format/days.ts'
import { useRetry } from '#web/lib/graph/useRetry.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

type Props = {
  reservation: {
    id: string
    status: string
    dashboardCompleteness: number
    reference: string | null
    departureDate: string
  }
  /** `null` when the participants could not be read. */
  participants: ParticipantFragment[] | null
}

/** The travellers, and the answers that they still have to give. */
export function Preparation({ reservation, participants }: Props) {
  const { id, status, dashboardCompleteness } = reservation
  const retry = useRetry(`Reservation:${id}`)
  // The first incomplete form is open initially; afterwards the visitor decides.
  const [opened] = useState(() => participants?.find(({ missing }) => missing.length > 0)?.id)
  return (
    <section aria-labelledby="preparation">
      <h2 id="preparation" className="text-h2">
        {messages.preparation}
      </h2>
      {status !== 'TO_COME' ? (
        <p className="mt-4 text-ink-2">{status === 'PASSED' ? messages.isOver : messages.isCanceled}</p>
      ) : (
        <>
          <p className="mt-2 max-w-prose text-ink-2">{messages.preparationText}</p>
          <Names lastDay={lastNameDay(reservation)} />
          <div className="mt-5 mb-4 max-w-md">
            <Completeness percent={dashboardCompleteness} />
          </div>
          {participants?.map((participant) => (
            <ParticipantForm
              key={participant.id}
              reservationId={id}
              participant={participant}
              isOpen={participant.id === opened}
            />
          )) ?? <LoadFailure onRetry={retry}>{messages.unavailable}</LoadFailure>}
        </>
      )}
    </section>
  )
}

/** Until when another person may leave instead, and the way on afterwards. */
function Names({ lastDay }: { lastDay: string | null }) {
  const agency = useAgency()
  if (!lastDay) return null
  return (
    <p className="mt-2 max-w-prose text-ink-2">
      {today() <= lastDay ? (
        messages.namesUntil(lastDay)
      ) : (
        <>
          {messages.namesTooLate}{' '}
          {agency.phone && (
            <>
              <a href={agency.phoneHref} className="link">
                {messages.call(agency.phone)}
              </a>
              {messages.callText}
            </>
          )}
        </>
      )}
    </p>
  )
}
