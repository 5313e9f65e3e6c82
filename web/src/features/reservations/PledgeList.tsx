import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import {
  type PledgeCardFragment,
  useConfirmPledgeMutation,
} from '#web/features/reservations/PledgeCard.generated.ts'
import { messages, toState } from '#web/features/reservations/pledge.messages.ts'
import { WithdrawPledge } from '#web/features/reservations/WithdrawPledge.tsx'
import { dateRange } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = { pledges: readonly PledgeCardFragment[]; onChanged: () => Promise<unknown> }

/** Promises of the account: their state, and what comes next. */
export function PledgeList({ pledges, onChanged }: Props) {
  if (pledges.length === 0) return null
  return (
    <section aria-label={messages.title} className="mb-12">
      <h2 className="mb-5 text-h2">{messages.title}</h2>
      <ul className="grid max-w-5xl gap-5">
        {pledges.map((pledge) => (
          <PledgeCard key={pledge.id} pledge={pledge} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

type CardProps = { pledge: PledgeCardFragment; onChanged: Props['onChanged'] }

function PledgeCard({ pledge, onChanged }: CardProps) {
  const { expeditionName, expeditionSlug, departure, places } = pledge
  const [state, next] = toState(pledge)
  return (
    <li className="grid gap-4 rounded-xl bg-surface p-5 ring-1 ring-line lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-7">
      <div className="grid content-start gap-1">
        <h3 className="text-h3">
          <Link to={paths.expedition(expeditionSlug)} className="hover:underline">
            {expeditionName}
          </Link>
        </h3>
        <p className="text-ink-2">
          {dateRange(departure.startDate, departure.endDate)} · {messages.places(places)}
        </p>
        <p className="mt-2 font-semibold">{state}</p>
        <p className="text-ink-2">{next}</p>
      </div>
      <div className="grid content-start gap-3 lg:self-center">
        <Actions pledge={pledge} onChanged={onChanged} />
      </div>
    </li>
  )
}

function Actions({ pledge, onChanged }: CardProps) {
  const { state, expeditionSlug } = pledge
  const { confirm, isBusy, refusal } = useConfirmation(pledge.id)
  if (state !== 'PLEDGED' && state !== 'CALLED')
    return <ButtonLink to={paths.expedition(expeditionSlug)}>{messages.seeDates}</ButtonLink>
  return (
    <>
      {state === 'CALLED' && (
        <Button variant="primary" disabled={isBusy} onClick={() => void confirm()}>
          {messages.confirm}
        </Button>
      )}
      <p role="alert" className="font-semibold text-rouge-700 empty:hidden">
        {refusal}
      </p>
      <WithdrawPledge {...{ pledge, isBusy, onChanged }} />
    </>
  )
}

/** Opens the first step of the booking with the places of the call. */
function useConfirmation(id: string) {
  const navigate = useNavigate()
  const [confirmPledge] = useConfirmPledgeMutation()
  const { isBusy, send } = useAction(messages.failed)
  const [refusal, setRefusal] = useState<string>()
  async function confirm(): Promise<void> {
    setRefusal(undefined)
    const [refused] = await send(async () => {
      const payload = (await confirmPledge({ variables: { id } })).data?.confirmPledge
      if (payload?.pledge?.cart) void navigate(paths.cart(payload.pledge.cart.id))
      return payload?.errors
    })
    setRefusal(refused?.message)
  }
  return { confirm, isBusy, refusal }
}
