import { useState } from 'react'
import { Completeness } from '#web/features/reservations/Completeness.tsx'
import { messages } from '#web/features/reservations/messages.ts'
import type { ParticipantFragment } from '#web/features/reservations/Participant.generated.ts'
import { ParticipantForm } from '#web/features/reservations/ParticipantForm.tsx'
import { useRetry } from '#web/lib/useRetry.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

type Props = {
  reservation: { id: string; status: string; dashboardCompleteness: number }
  /** `null` when the service could not tell. */
  participants: ParticipantFragment[] | null
}

/** Who travels, and what they still have to tell. */
export function Preparation({ reservation, participants }: Props) {
  const { id, status, dashboardCompleteness } = reservation
  const retry = useRetry(`Reservation:${id}`)
  // The first form to fill in is open from the start; what one opens or closes later is one's own.
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
          <p className="mt-2 mb-5 max-w-prose text-ink-2">{messages.preparationTold}</p>
          <div className="mb-4 max-w-md">
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
