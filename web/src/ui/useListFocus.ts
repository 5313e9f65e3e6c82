import { type FocusEvent, useEffect, useRef } from 'react'

const reachable = 'a[href], button'

/** When a focused item of a list is removed, focuses the next one, or the page's title without any. */
export function useListFocus<Box extends HTMLElement>(count: number) {
  const box = useRef<Box>(null)
  const last = useRef({ count, place: -1 })
  const inside = () => [...(box.current?.querySelectorAll<HTMLElement>(reachable) ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count triggers.
  useEffect(() => {
    const isLess = count < last.current.count
    last.current.count = count
    if (!isLess || last.current.place < 0 || document.activeElement !== document.body) return
    const left = inside()
    const next = left[last.current.place] ?? left.at(-1) ?? document.querySelector('h1')
    next?.focus({ preventScroll: true })
  }, [count])

  return {
    ref: box,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current.place = inside().indexOf(target)
    },
  }
}
