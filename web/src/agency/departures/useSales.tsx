import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { useSetSalesMutation } from '#web/agency/departures/Departures.generated.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { failureOf } from '#web/lib/graph/graphErrors.ts'

const undoMs = 8_000

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
      const undo = (toastId: string) => {
        toast.dismiss(toastId)
        void put(ids, !open).then(
          (isUndone) => isUndone && toast.success(open ? messages.closed : messages.opened),
        )
      }
      toast(({ id: toastId }) => <Done isOpen={open} onUndo={() => undo(toastId)} />, { duration: undoMs })
    },
  }
}

const Done = ({ isOpen, onUndo }: { isOpen: boolean; onUndo: () => void }) => (
  <span className="flex flex-wrap items-center gap-x-4">
    {isOpen ? messages.opened : messages.closed}
    <button type="button" onClick={onUndo} className="min-h-11 font-semibold underline underline-offset-2">
      {messages.undo}
    </button>
  </span>
)
