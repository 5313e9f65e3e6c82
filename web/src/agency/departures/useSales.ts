import { refusalsOf } from '#web/agency/access/refusals.ts'
import { useSetSalesMutation } from '#web/agency/departures/Departures.generated.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { toastWithUndo } from '#web/agency/shell/undo.tsx'
import { useAction } from '#web/ui/useAction.ts'

/** Closes or reopens the sales of departures at once; each change can be undone for eight seconds. */
export function useSales(onChanged: () => void) {
  const [send] = useSetSalesMutation()
  const { isBusy, run } = useAction()

  async function put(ids: string[], open: boolean): Promise<boolean> {
    const isSet = await run(async () =>
      refusalsOf((await send({ variables: { ids, open } })).data?.agencySetSales),
    )
    if (isSet) onChanged()
    return isSet
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
