import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { useSetSalesMutation } from '#web/agency/departures/Departures.generated.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { toastWithUndo } from '#web/agency/shell/undo.tsx'
import { failureOf } from '#web/lib/graph/graphErrors.ts'

/** Closes or reopens the sales of departures at once; each change can be undone for eight seconds. */
export function useSales(onChanged: () => void) {
  const [send] = useSetSalesMutation()
  const [isBusy, setBusy] = useState(false)

  async function put(ids: string[], open: boolean): Promise<boolean> {
    setBusy(true)
    const [refusal] = await send({ variables: { ids, open } }).then(
      ({ data }) => refusalsOf(data?.agencySetSales),
      (error) => [{ message: failureOf(error, messages.failed) }],
    )
    setBusy(false)
    if (refusal) toast.error(refusal.message)
    else onChanged()
    return !refusal
  }

  return {
    isBusy,
    async set(ids: string[], open: boolean): Promise<void> {
      if (!(await put(ids, open))) return
      const [done, undone] = open ? [messages.opened, messages.closed] : [messages.closed, messages.opened]
      toastWithUndo({ done, undo: () => put(ids, !open), undone })
    },
  }
}
