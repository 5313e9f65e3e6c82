import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { euros } from '#schema/frenchFormats.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { may } from '#web/agency/shell/me.rules.ts'
import { messages } from '#web/agency/today/messages.ts'
import type { FailureRowFragment } from '#web/agency/today/Today.generated.ts'
import {
  computeAge,
  type FailureAction,
  failureActions,
  failureName,
  getTone,
  pathOfFailure,
} from '#web/agency/today/today.rules.ts'
import { useFailureActions } from '#web/agency/today/useFailureActions.ts'
import { singleDay } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

const SettleForm = lazy(async () => ({
  default: (await import('#web/agency/money/EntryForms.tsx')).SettleForm,
}))

type Props = { failure: FailureRowFragment; readAt: string; onChanged: () => void }

/** A failure, with what staff do about it. */
export function FailureItem({ failure, readAt, onChanged }: Props) {
  const { id, at, title, detail, amountCents, deadline, urgency } = failure
  const me = useAgencyMeQuery().data?.agency?.me
  const [isSettling, setSettling] = useState(false)
  const { run, isBusy } = useFailureActions(failure, onChanged)
  const path = pathOfFailure(failure)
  const facts = [
    failureName(failure),
    detail,
    amountCents !== null && euros(amountCents),
    computeAge(at, readAt),
  ].filter(Boolean)
  const act = (action: FailureAction) => (action === 'settle' ? setSettling(true) : void run(action))
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        {path ? (
          <Link to={path} data-row="" className="link font-semibold">
            {title || messages.see}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="block text-meta wrap-anywhere text-ink-2">{facts.join(' · ')}</span>
        {deadline && (
          <span className="mt-1 block">
            <Badge tone={getTone(urgency)}>{messages.payBackBefore(singleDay(deadline))}</Badge>
          </span>
        )}
      </div>
      <div className="flex gap-2 empty:hidden">
        {failureActions(failure, may(me, 'MONEY')).map((action) => (
          <Button
            key={action}
            size="sm"
            isBusy={isBusy === action}
            aria-label={action === 'retry' ? messages.retryFor(title) : messages.doneFor(title)}
            onClick={() => act(action)}
          >
            {action === 'retry' ? messages.retry : messages.done}
          </Button>
        ))}
      </div>
      <Dialog isOpen={isSettling} onClose={() => setSettling(false)} title={messages.settle}>
        {isSettling && (
          <Suspense>
            <SettleForm
              id={id}
              onDone={() => {
                setSettling(false)
                onChanged()
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </div>
  )
}
