import { whenIdle } from '#web/lib/whenIdle.ts'

/** From then on nothing waits to come near before it is laid out: Back finds its place, and an anchor its own. */
export const laidOut = (): void => document.documentElement.classList.add('is-laid-out')

/** What is below the first screen, one part at a time while there is nothing else to do, so that no touch waits for all. */
export function layOutRest(): void {
  const part = document.querySelector<HTMLElement>('.later:not([style])')
  if (part) {
    part.style.contentVisibility = 'visible'
    whenIdle(layOutRest)
  } else laidOut()
}
