import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

/**
 * ARIA menu button: arrows, Home and End move through the menu, Escape closes it and returns the focus,
 * leaving it closes it.
 */
export function useMenuButton() {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  useEffect(() => {
    if (isOpen) listItems(root.current)[0]?.focus()
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      button.current?.focus()
    }
    const items = listItems(root.current)
    const next = itemAfter(event.key, items.findIndex(isFocused), items.length)
    if (next === undefined) return
    event.preventDefault()
    if (isOpen) items[next]?.focus()
    else setOpen(true)
  }

  return {
    isOpen,
    close: () => setOpen(false),
    focusButton: () => button.current?.focus({ preventScroll: true }),
    rootProps: {
      ref: root,
      onKeyDown,
      onBlur: ({ relatedTarget }: FocusEvent) => root.current?.contains(relatedTarget) || setOpen(false),
    },
    buttonProps: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': menuId,
      onClick: () => setOpen(!isOpen),
    },
    menuProps: { id: menuId, hidden: !isOpen },
  } as const
}

const isFocused = (item: HTMLElement) => item === document.activeElement

const listItems = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

function itemAfter(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
