import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { messages } from '#web/ui/messages.ts'
import { useModal } from '#web/ui/useModal.ts'

type Props = {
  title: string
  /** Scrolls to the part that is already open. */
  isAtOpenPart: boolean
  /** Opens beside its field on wide screens; its styles come with its content. */
  isPanel?: boolean
  onClose: () => void
  footer: (close: () => void) => ReactNode
  children: ReactNode
}

/** A full-height dialog: title, scrollable content, sticky footer. Mounted only while open. */
export function Sheet({ title, isAtOpenPart, isPanel = false, onClose, footer, children }: Props) {
  const modal = useModal(true, onClose)
  const { ref } = modal
  const titleId = useId()
  useEffect(() => {
    const part = isAtOpenPart && ref.current?.querySelector<HTMLElement>('details[open] > summary')
    if (part) {
      part.scrollIntoView({ block: 'start' })
      part.focus({ preventScroll: true })
    }
  }, [isAtOpenPart, ref])
  return (
    <dialog {...modal} aria-labelledby={titleId} className={isPanel ? 'sheet sheet-panel' : 'sheet'}>
      <div className="flex min-h-16 items-center justify-between border-b border-line px-(--gutter)">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <IconButton label={messages.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="overflow-y-auto overscroll-contain px-(--gutter) py-2">{children}</div>
      <div className="flex items-center gap-3 border-t border-line px-(--gutter) py-3">{footer(onClose)}</div>
    </dialog>
  )
}
