import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { useSetSalesMutation } from '#web/agency/departures/Departures.generated.ts'
import type { PartProps } from '#web/agency/departures/departure.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { may } from '#web/agency/shell/me.rules.ts'
import { failureOf } from '#web/lib/graph/graphErrors.ts'
import { Button } from '#web/ui/Button.tsx'

const undoMs = 8_000

/** Closes and reopens the sales at once; each change can be undone for eight seconds. */
export function Sales({ departure: { id, state }, onChanged }: PartProps) {
  const me = useAgencyMeQuery().data?.agency?.me
  const { set, isBusy } = useSales(id, onChanged)
  const isClosed = state === 'CLOSED'
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.sales}</h2>
      <p className="mt-2 text-ink-2">{isClosed ? messages.salesClosed : messages.salesOpen}</p>
      {may(me, 'DEPARTURES') && (
        <Button size="sm" className="mt-4" isBusy={isBusy} onClick={() => void set(isClosed)}>
          {isClosed ? messages.open : messages.close}
        </Button>
      )}
    </section>
  )
}

function useSales(id: string, onChanged: () => void) {
  const [send] = useSetSalesMutation()
  const [isBusy, setBusy] = useState(false)

  async function put(open: boolean): Promise<boolean> {
    setBusy(true)
    const [refusal] = await send({ variables: { ids: [id], open } }).then(
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
    async set(open: boolean): Promise<void> {
      if (!(await put(open))) return
      const undo = (toastId: string) => {
        toast.dismiss(toastId)
        void put(!open).then(
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
