import { useState } from 'react'
import { useAgencyCancellationPlanQuery } from '#web/agency/money/CancelDeparture.generated.ts'
import { CancelSteps } from '#web/agency/money/CancelSteps.tsx'
import { JobProgress } from '#web/agency/money/JobProgress.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { departureId: string; onChanged: () => void }

/** Cancels a departure in four steps; nothing happens before the last. For those who may also move money. */
export function CancelDeparture({ departureId, onChanged }: Props) {
  const me = useAgencyMeQuery().data?.agency?.me
  const [isOpen, setOpen] = useState(false)
  const [jobId, setJobId] = useState<string>()
  if (!may(me, 'DEPARTURES') || !may(me, 'MONEY')) return null
  const close = () => {
    setOpen(false)
    if (jobId) onChanged()
  }
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.cancelDeparture}</h2>
      <p className="mt-2 text-ink-2">{messages.cancelDepartureHint}</p>
      <Button size="sm" className="mt-4" onClick={() => setOpen(true)}>
        {messages.cancelDeparture}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={messages.cancelDeparture}>
        {jobId ? (
          <JobProgress id={jobId} />
        ) : (
          isOpen && <Planned departureId={departureId} onStarted={setJobId} />
        )}
      </Dialog>
    </section>
  )
}

type PlannedProps = { departureId: string; onStarted: (jobId: string) => void }

function Planned({ departureId, onStarted }: PlannedProps) {
  const { data, loading, refetch } = useAgencyCancellationPlanQuery({
    variables: { id: departureId },
    fetchPolicy: 'network-only',
  })
  return (
    <Loaded data={data?.agency?.departure} isLoading={loading} onRetry={refetch}>
      {(departure) => <CancelSteps departure={departure} onStarted={onStarted} />}
    </Loaded>
  )
}
