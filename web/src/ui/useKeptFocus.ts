import { type FocusEvent, useEffect, useRef } from 'react'

const reachable = 'a[href], button'

/** Among things that can be taken away: what stood after the one that had the focus gets it, or the page's title where nothing is left. */
export function useKeptFocus<Box extends HTMLElement>(count: number) {
  const box = useRef<Box>(null)
  const last = useRef({ count, place: -1 })
  const inside = () => [...(box.current?.querySelectorAll<HTMLElement>(reachable) ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number says when.
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
