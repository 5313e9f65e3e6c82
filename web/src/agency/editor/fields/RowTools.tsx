import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { changeAndFocus, moved, without } from '#web/agency/editor/fields/moves.ts'
import { messages } from '#web/agency/editor/messages.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props<T> = {
  /** Path of the list. */
  name: string
  list: readonly T[]
  index: number
  /** Name of the row: « Jour 2 ». */
  label: string
  onChange: (list: T[]) => void
}

/** Moves a row up or down, or removes it; the focus follows the row. */
export function RowTools<T>({ name, list, index, label, onChange }: Props<T>) {
  const move = (step: 1 | -1) => {
    const target = index + step
    if (target < 0 || target >= list.length) return
    changeAndFocus(() => onChange(moved(list, index, step)), `${name}.${target}.${step < 0 ? 'up' : 'down'}`)
  }
  const remove = () =>
    changeAndFocus(() => onChange(without(list, index)), `${name}.${Math.min(index, list.length - 2)}.remove`)
  return (
    <span className="flex">
      <IconButton
        name={`${name}.${index}.up`}
        label={messages.up(label)}
        aria-disabled={index === 0}
        className="aria-disabled:opacity-40"
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        name={`${name}.${index}.down`}
        label={messages.down(label)}
        aria-disabled={index === list.length - 1}
        className="aria-disabled:opacity-40"
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton name={`${name}.${index}.remove`} label={messages.remove(label)} onClick={remove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  )
}
