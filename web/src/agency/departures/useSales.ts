import { listRefusals, type Refusal } from '#web/agency/access/refusals.ts'
import { useSetSalesMutation } from '#web/agency/departures/Departures.generated.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { offerAgencyUndo } from '#web/agency/shell/offerAgencyUndo.ts'
import { useAction } from '#web/ui/useAction.ts'

/** Closes or reopens the sales of departures at once; each change can be undone for eight seconds. */
export function useSales(onChanged: () => void) {
  const [send] = useSetSalesMutation()
  const { isBusy, run } = useAction()

  async function put(ids: string[], open: boolean): Promise<readonly Refusal[]> {
    const refusals = listRefusals((await send({ variables: { ids, open } })).data?.agencySetSales)
    if (refusals.length === 0) onChanged()
    return refusals
  }

  return {
    isBusy,
    async set(ids: string[], open: boolean): Promise<void> {
      if (!(await run(() => put(ids, open)))) return
      const [done, undone] = open ? [messages.opened, messages.closed] : [messages.closed, messages.opened]
      offerAgencyUndo({ id: `sales-${ids.join('-')}`, done, undo: () => put(ids, !open), undone })
    },
  }
}
