import { type ReactNode, useState } from 'react'
import { messages } from '#web/agency/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Field.tsx'

/** The rows of a list that are chosen for one change. Rows that leave the list are no longer chosen. */
export function useSelection(listed: readonly string[]) {
  const [marked, mark] = useState<ReadonlySet<string>>(new Set())
  const ids = listed.filter((id) => marked.has(id))
  const isAll = ids.length > 0 && ids.length === listed.length
  return {
    ids,
    isAll,
    has: (id: string) => marked.has(id),
    toggle: (id: string) => mark(new Set(marked.has(id) ? ids.filter((each) => each !== id) : [...ids, id])),
    toggleAll: () => mark(new Set(isAll ? [] : listed)),
    clear: () => mark(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>

type BoxProps = { label: string; isChecked: boolean; onToggle: () => void }

/** The box of a row, or of all rows. Its label is for screen readers. */
export const SelectBox = ({ label, isChecked, onToggle }: BoxProps) => (
  <Checkbox checked={isChecked} onChange={onToggle} className="min-w-11 justify-center">
    <span className="sr-only">{label}</span>
  </Checkbox>
)

type BarProps = { selection: Selection; count: (count: number) => string; children: ReactNode }

/** The actions on the chosen rows, in sight at the end of the list. */
export function SelectionBar({ selection: { ids, clear }, count, children }: BarProps) {
  const isEmpty = ids.length === 0
  return (
    <section
      aria-label={messages.selection}
      className={
        isEmpty
          ? 'sr-only'
          : 'sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0'
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-semibold">
          {!isEmpty && count(ids.length)}
        </p>
        {!isEmpty && children}
        {!isEmpty && (
          <Button variant="ghost" size="sm" onClick={clear}>
            {messages.clearSelection}
          </Button>
        )}
      </div>
    </section>
  )
}
