import { whenIdle } from '#web/lib/browser/whenIdle.ts'

/** Ends deferred layout: Back and anchors find their positions. */
export const laidOut = (): void => document.documentElement.classList.add('is-laid-out')

/** Lays out the parts below the first screen one by one when idle, so that no touch waits for all of them. */
export function layOutRest(): void {
  const part = document.querySelector<HTMLElement>('.later:not([style])')
  if (part) {
    part.style.contentVisibility = 'visible'
    whenIdle(layOutRest)
  } else laidOut()
}
