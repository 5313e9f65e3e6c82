import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/lib/site/paths.ts'
import {
  useAcceptOfferMutation,
  useConfirmWaitingListMutation,
  useLeaveWaitingListMutation,
} from '#web/pages/booking/WaitingPage.generated.ts'
import { messages } from '#web/pages/booking/waiting.messages.ts'
import { useAction } from '#web/ui/useAction.ts'

type Action = 'confirm' | 'leave' | 'accept'
type Refusals = readonly { message: string }[] | undefined

/** Actions of an entry, one at a time; accepted places open the cart. */
export function useWaitingActions(token: string, onChanged: () => Promise<unknown>) {
  const navigate = useNavigate()
  const [confirm] = useConfirmWaitingListMutation()
  const [leave] = useLeaveWaitingListMutation()
  const [accept] = useAcceptOfferMutation()
  const { isBusy, send } = useAction(messages.failed)
  const [refusal, setRefusal] = useState<string>()
  const variables = { token }

  const actions: Record<Action, () => Promise<Refusals>> = {
    confirm: async () => (await confirm({ variables })).data?.confirmWaitingList.errors,
    leave: async () => (await leave({ variables })).data?.leaveWaitingList.errors,
    accept: async () => {
      const answer = (await accept({ variables })).data?.acceptOffer
      if (answer?.cart) await navigate(paths.cart(answer.cart.id))
      return answer?.errors
    },
  }

  async function run(action: Action): Promise<void> {
    setRefusal(undefined)
    const [refused] = await send(async () => {
      const errors = await actions[action]()
      await onChanged()
      return errors
    })
    setRefusal(refused?.message)
  }

  return { run: (action: Action) => void run(action), isBusy, refusal }
}
