import { useState } from 'react'
import type { DepartureRowFragment } from '#web/agency/departures/Departures.generated.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { useSales } from '#web/agency/departures/useSales.ts'
import { type Selection, SelectionBar } from '#web/agency/shell/Selection.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = { selection: Selection; departures: readonly DepartureRowFragment[]; onChanged: () => void }

/** Changes of the chosen departures: sales at once, the rest in a dialog. */
export function BulkBar({ selection, departures, onChanged }: Props) {
  const [isEditing, edit] = useState(false)
  const { set, isBusy } = useSales(onChanged)
  const BulkDialog = useOnDemand(
    isEditing,
    () => import('#web/agency/departures/BulkDialog.tsx').then((module) => module.BulkDialog),
    () => edit(false),
  )
  const chosen = departures.filter(({ id }) => selection.ids.includes(id))
  /** Ids whose sales change: undo leaves the others as they were. */
  const withSales = (isClosed: boolean) =>
    chosen.filter(({ state }) => (state === 'CLOSED') === isClosed).map(({ id }) => id)
  return (
    <>
      <SelectionBar selection={selection} count={messages.chosen}>
        <Button size="sm" onClick={() => edit(true)}>
          {messages.change}
        </Button>
        {[false, true].map((isClosed) => {
          const ids = withSales(isClosed)
          return (
            ids.length > 0 && (
              <Button
                key={String(isClosed)}
                size="sm"
                isBusy={isBusy}
                onClick={() => void set(ids, isClosed)}
              >
                {isClosed ? messages.open : messages.close}
              </Button>
            )
          )
        })}
      </SelectionBar>
      {BulkDialog && (
        <BulkDialog
          isOpen={isEditing}
          ids={selection.ids}
          onClose={() => edit(false)}
          onChanged={() => {
            edit(false)
            selection.clear()
            onChanged()
          }}
        />
      )}
    </>
  )
}
