import { useEffect, useEffectEvent, useRef } from 'react'

let left: Promise<unknown> = Promise.resolve()

/** Until it resolves, the history is still on its way out of a dialog that was closed: to navigate before would be undone. */
export const dialogIsLeft = (): Promise<unknown> => left

/** Back closes what is open and leaves the page where it is: an entry of the history stands for what is open. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const isWanted = useRef(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    isWanted.current = true
    let isOver = false
    const onPop = () => isInDialog() || close()
    // Opened again at once, it waits for the way out of its former self, which would close it.
    void left.then(() => {
      if (isOver) return
      // What the router keeps there stays: to the router it is the same entry.
      if (!isInDialog()) window.history.pushState({ ...window.history.state, isInDialog: true }, '')
      window.addEventListener('popstate', onPop)
    })
    return () => {
      window.removeEventListener('popstate', onPop)
      isOver = true
      isWanted.current = false
      left = leave(() => !isWanted.current && isInDialog())
    }
  }, [isOpen])
}

const isInDialog = (): boolean => Boolean(window.history.state?.isInDialog)

/** A little later, since in development React takes every effect back once and does it again. */
async function leave(isLeaving: () => boolean): Promise<void> {
  await Promise.resolve()
  if (!isLeaving()) return
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
    window.history.back()
  })
}
