import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import {
  type PledgeCardFragment,
  usePledgeAgainMutation,
  useWithdrawPledgeMutation,
} from '#web/features/reservations/PledgeCard.generated.ts'
import { messages } from '#web/features/reservations/pledge.messages.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { orRefused, toMessage, undoable } from '#web/ui/undoable.tsx'

type Props = { pledge: PledgeCardFragment; isBusy: boolean; onChanged: () => Promise<unknown> }

/** During a call a withdrawal has no inverse: the places go back, and the call may end. It asks first. */
export function WithdrawPledge({ pledge, isBusy, onChanged }: Props) {
  const [isRequested, setRequested] = useState(false)
  const withdraw = useWithdrawal(pledge, onChanged)
  const { state, calledUntil } = pledge
  return (
    <>
      <Button disabled={isBusy} onClick={() => (state === 'CALLED' ? setRequested(true) : withdraw())}>
        {messages.withdraw}
      </Button>
      {isRequested && calledUntil && (
        <WithdrawDialog
          {...{ pledge, onChanged }}
          until={dayAndHour(calledUntil)}
          onClose={() => setRequested(false)}
        />
      )}
    </>
  )
}

type DialogProps = Omit<Props, 'isBusy'> & { until: string; onClose: () => void }

function WithdrawDialog({ pledge, until, onChanged, onClose }: DialogProps) {
  const [send, { loading: isBusy }] = useWithdrawPledgeMutation()
  const [refusal, setRefusal] = useState<string>()
  async function withdraw(): Promise<void> {
    setRefusal(undefined)
    try {
      orRefused((await send({ variables: { id: pledge.id } })).data?.withdrawPledge)
      onClose()
      toast.success(messages.withdrawn)
      await onChanged()
    } catch (error) {
      setRefusal(toMessage(error, messages.failed))
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={messages.withdrawTitle}>
      <p className="mt-3 text-ink-2">{messages.withdrawText(until)}</p>
      <p role="alert" className="mt-4 font-semibold text-rouge-700 empty:hidden">
        {refusal}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onClose}>
          {messages.keep}
        </Button>
        <Button isBusy={isBusy} onClick={() => void withdraw()}>
          {messages.withdraw}
        </Button>
      </div>
    </Dialog>
  )
}

/** Withdraws at once; the undo promises the same places again. */
function useWithdrawal({ id, places, departure }: PledgeCardFragment, onChanged: Props['onChanged']) {
  const [send] = useWithdrawPledgeMutation()
  const [again] = usePledgeAgainMutation()
  const thing = { id: `pledge ${departure.id}`, failed: messages.failed }
  async function withdraw(): Promise<void> {
    const { pledge } = orRefused((await send({ variables: { id } })).data?.withdrawPledge)
    // A call that the page had not seen: its places have gone back, so the offer ends.
    if (pledge?.calledUntil) toast.success(messages.withdrawn, { id: thing.id })
    await onChanged()
  }
  async function promise(): Promise<void> {
    orRefused((await again({ variables: { departureId: departure.id, places } })).data?.pledge)
    await onChanged()
  }
  return () => void undoable(withdraw, promise, messages.withdrawn, thing)
}
