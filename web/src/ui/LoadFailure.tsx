import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useOnline } from '#web/lib/browser/useOnline.ts'
import { Button } from '#web/ui/Button.tsx'
import { messages } from '#web/ui/messages.ts'

type Props = {
  children: ReactNode
  /** Sends the same request again. */
  onRetry: () => Promise<unknown>
}

/** Reports what could not be loaded and retries on request, or by itself once the network is back. */
export function LoadFailure({ children, onRetry }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  // A failed retry leaves the message in place.
  const done = () => setBusy(false)
  const retry = () => {
    setBusy(true)
    onRetry().then(done, done)
  }
  useOnline(retry)
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const next = element.closest('dialog')?.querySelector('button') ?? document.querySelector('main')
      next?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={box} className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
      <p role="alert" className="text-ink-2">
        {children}
      </p>
      <Button isBusy={isBusy} onClick={retry}>
        {messages.retry}
      </Button>
    </div>
  )
}
