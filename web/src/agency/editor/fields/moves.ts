import { flushSync } from 'react-dom'

/** The list with an item one place up or down. */
export function moved<T>(list: readonly T[], index: number, step: 1 | -1): T[] {
  const next = [...list]
  const [item] = next.splice(index, 1)
  if (item !== undefined) next.splice(Math.min(next.length, Math.max(0, index + step)), 0, item)
  return next
}

export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, each) => each !== index)

export const replaced = <T>(list: readonly T[], index: number, changes: Partial<T>): T[] =>
  list.map((item, each) => (each === index ? { ...item, ...changes } : item))

/** Focuses the field of a path, or of the nearest one that contains it: `programme.2.text`, else `programme`. */
export function focusField(path: string): void {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const name = CSS.escape(parts.slice(0, length).join('.'))
    const field = document.querySelector<HTMLElement>(`main [name="${name}"], main [data-field="${name}"]`)
    if (!field) continue
    field.closest('details')?.setAttribute('open', '')
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    return
  }
}

/** Renders a change of a list, then focuses a field of it. */
export function changeAndFocus(change: () => void, path: string): void {
  flushSync(change)
  focusField(path)
}
