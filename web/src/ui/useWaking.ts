import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { toast } from 'react-hot-toast/headless'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

const touches = ['pointerover', 'focusin', 'click']
const near = { rootMargin: '400px' }

/**
 * Loads the code of the only child of a box once that is near, touched or wanted, then hydrates it and repeats
 * the last tap on one of its buttons. After a failed load the next touch tries again.
 */
export function useWaking<Part>(
  box: RefObject<HTMLElement | null>,
  isWanted: boolean,
  load: () => Promise<Part>,
  hydrate: (child: Element, part: Part) => void,
): void {
  const wake = useRef(() => {})
  const begin = useEffectEvent(load)
  const end = useEffectEvent(hydrate)

  useLayoutEffect(() => {
    const element = box.current
    const child = element?.firstElementChild
    if (!child) return
    const sleep = new AbortController()
    const { signal } = sleep
    let tapped: HTMLElement | null = null
    wake.current = () =>
      void begin().then(
        (part) => {
          if (signal.aborted) return
          sleep.abort()
          end(child, part)
          tapped?.click()
        },
        () => {
          if (tapped) toast.error(explainFailure())
          tapped = null
        },
      )
    const touch = ({ type, target }: Event) => {
      if (type === 'click' && target instanceof Element)
        tapped = target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
      wake.current()
    }
    for (const name of touches) element.addEventListener(name, touch, { signal })
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake.current(),
      near,
    )
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
    return () => sleep.abort()
  }, [box])

  useEffect(() => {
    if (isWanted) wake.current()
  }, [isWanted])
}
