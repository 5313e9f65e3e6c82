import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import {
  useAgencyJobProgressQuery,
  useRetryJobMutation,
} from '#web/agency/money/CancelDeparture.generated.ts'
import { messages } from '#web/agency/money/messages.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { useLast } from '#web/lib/graph/useLast.ts'
import { Button } from '#web/ui/Button.tsx'

const everyMs = 1_000

/** The progress of a job, read each second while it runs, with its failures and a retry. */
export function JobProgress({ id }: { id: string }) {
  const { data, loading, refetch } = useAgencyJobProgressQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const job = useLast(data?.agency?.job)
  const state = job?.state
  useEffect(() => {
    if (state !== 'RUNNING') return
    const timer = setInterval(() => reload(refetch), everyMs)
    return () => clearInterval(timer)
  }, [state, refetch])
  const [retry] = useRetryJobMutation()
  const { run, isBusy } = useConfirmedAction()
  const again = async () => {
    await run(
      async () => listRefusals((await retry({ variables: { id } })).data?.agencyRetryJob),
      messages.jobRetried,
    )
    reload(refetch)
  }
  return (
    <Loaded data={job} isLoading={loading} onRetry={refetch}>
      {({ totalCount, doneCount, failures }) => (
        <div className="mt-4">
          <progress
            value={doneCount}
            max={totalCount || 1}
            aria-label={messages.cancelDeparture}
            className="w-full"
          />
          <p role="status">{messages.progress(doneCount, totalCount)}</p>
          {state === 'DONE' && <p className="mt-2 font-semibold">{messages.jobDone}</p>}
          {state === 'FAILED' && (
            <>
              <p className="mt-2 font-semibold text-rouge-700">{messages.jobFailed}</p>
              <ul className="mt-2 divide-y divide-line">
                {failures.map(({ reservationId, reference, message }) => (
                  <li key={reservationId} className="py-2">
                    <Link to={`/reservations/${reservationId}`} className="link">
                      {reference ?? reservationId}
                    </Link>
                    <span className="block text-meta text-ink-2">{message}</span>
                  </li>
                ))}
              </ul>
              <Button variant="primary" className="mt-4 w-full" isBusy={isBusy} onClick={() => void again()}>
                {messages.retry}
              </Button>
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}
