import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  useAcceptOfferMutation,
  useConfirmWaitingListMutation,
  useLeaveWaitingListMutation,
} from '#web/pages/booking/WaitingPage.generated.ts'
import { messages } from '#web/pages/booking/waiting.messages.ts'

type Action = 'confirm' | 'leave' | 'accept'
type Refusals = readonly { message: string }[] | undefined

/** Actions of an entry, one at a time; accepted places open the cart. */
export function useWaitingActions(token: string, onChanged: () => Promise<unknown>) {
  const navigate = useNavigate()
  const [confirm] = useConfirmWaitingListMutation()
  const [leave] = useLeaveWaitingListMutation()
  const [accept] = useAcceptOfferMutation()
  const [isBusy, setBusy] = useState(false)
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
    setBusy(true)
    setRefusal(undefined)
    try {
      const [refused] = (await actions[action]()) ?? []
      setRefusal(refused?.message)
      await onChanged()
    } catch (error) {
      setRefusal(failureOf(error, messages.failed))
    }
    setBusy(false)
  }

  return { run: (action: Action) => void run(action), isBusy, refusal }
}
