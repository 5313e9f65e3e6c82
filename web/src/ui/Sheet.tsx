import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { messages } from '#web/ui/messages.ts'

type Props = {
  title: string
  /** Begins where a part of it is already open. */
  isAtOpenPart: boolean
  onClose: () => void
  footer: (close: () => void) => ReactNode
  children: ReactNode
}

/** As high as the screen: a title, what scrolls, and what stays at the bottom. There while it is open, and only then. */
export function Sheet({ title, isAtOpenPart, onClose, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const part = isAtOpenPart && element?.querySelector<HTMLElement>('details[open] > summary')
    if (part) {
      part.scrollIntoView({ block: 'start' })
      part.focus({ preventScroll: true })
    }
    return () => element?.close()
  }, [isAtOpenPart])
  // The platform gives focus back when it closes the dialog, not when the dialog vanishes.
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} className="sheet">
      <div className="flex min-h-16 items-center justify-between border-b border-line px-(--gutter)">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <IconButton label={messages.close} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="overflow-y-auto overscroll-contain px-(--gutter) py-2">{children}</div>
      <div className="flex items-center gap-3 border-t border-line px-(--gutter) py-3">{footer(close)}</div>
    </dialog>
  )
}
