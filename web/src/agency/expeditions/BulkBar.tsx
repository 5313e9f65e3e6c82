import { useState } from 'react'
import { ChangeDialog } from '#web/agency/expeditions/ChangeDialog.tsx'
import type { ExpeditionRowFragment } from '#web/agency/expeditions/Expeditions.generated.ts'
import { listChanges } from '#web/agency/expeditions/expeditions.rules.ts'
import { messages } from '#web/agency/expeditions/messages.ts'
import { useChanges, useCopy } from '#web/agency/expeditions/useChanges.ts'
import { type Selection, SelectionBar } from '#web/agency/shell/Selection.tsx'
import type { ExpeditionsChange } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  selection: Selection
  expeditions: readonly ExpeditionRowFragment[]
  onChanged: () => void
}

/** Changes of the chosen expeditions, those that all of them allow. */
export function BulkBar({ selection, expeditions, onChanged }: Props) {
  const [opened, open] = useState<ExpeditionsChange | null>(null)
  const { copy, isCopying } = useCopy()
  const changes = useChanges(selection.ids, () => {
    open(null)
    selection.clear()
    onChanged()
  })
  const chosen = expeditions.filter(({ id }) => selection.ids.includes(id))
  const [only, ...others] = chosen
  const start = (kind: ExpeditionsChange) =>
    kind === 'GUIDE' || kind === 'RANK' || kind === 'DELETE' ? open(kind) : void changes.run({ kind })
  return (
    <>
      <SelectionBar selection={selection} count={messages.chosen}>
        {listChanges(chosen).map((kind) => (
          <Button key={kind} size="sm" isBusy={changes.isBusy} onClick={() => start(kind)}>
            {messages.changes[kind]}
          </Button>
        ))}
        {only && others.length === 0 && (
          <Button size="sm" isBusy={isCopying} onClick={() => void copy(only.id)}>
            {messages.duplicate}
          </Button>
        )}
      </SelectionBar>
      <ChangeDialog
        kind={opened}
        count={selection.ids.length}
        changes={changes}
        onClose={() => {
          open(null)
          changes.dismiss()
        }}
      />
    </>
  )
}
