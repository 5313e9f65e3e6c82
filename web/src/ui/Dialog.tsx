import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { messages } from '#web/ui/messages.ts'
import { useModal } from '#web/ui/useModal.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Announced instead of the title, which it contains. */
  label?: string | undefined
  /** A picture at the left, from `md` up. */
  side?: ReactNode
  children: ReactNode
}

/** A native modal dialog; a sheet on small screens. */
export function Dialog({ isOpen, onClose, title, label, side, children }: Props) {
  const modal = useModal(isOpen, onClose)
  const content = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const isPressedBeside = useRef(false)

  // Another title is another content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two say when.
  useEffect(() => {
    if (!isOpen) return
    const inside = content.current
    const field = inside?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')
    ;(field ?? inside?.querySelector<HTMLElement>('a[href], button'))?.focus()
    // As tabbing into it does: typing replaces the old value.
    if (field instanceof HTMLInputElement) field.select()
  }, [isOpen, title])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape; this is a click beside it.
    <dialog
      {...modal}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
      // A press inside that ends outside, as when selecting text, is not a click outside.
      onPointerDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && isPressedBeside.current && onClose()
      }
      className={`m-0 mt-auto max-h-[94svh] w-full max-w-none overflow-auto overscroll-contain rounded-t-xl bg-surface p-0 text-ink shadow-3 backdrop:bg-scrim/60 backdrop:backdrop-blur-[3px] md:m-auto md:rounded-xl ${side ? 'md:w-[min(920px,94vw)]' : 'md:w-[min(560px,94vw)]'}`}
    >
      <div className={side ? 'md:grid md:min-h-[520px] md:grid-cols-[.86fr_1fr]' : ''}>
        {side && <div className="relative hidden overflow-hidden md:block">{side}</div>}
        <div className="relative flex flex-col justify-center px-6 pt-9 pb-7 md:px-12 md:pt-12 md:pb-10">
          <span
            aria-hidden="true"
            className="absolute top-2.5 left-1/2 h-1 w-10 -translate-x-1/2 rounded bg-line md:hidden"
          />
          <div className="absolute top-3 right-3">
            <IconButton label={messages.close} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <h2 id={titleId} className="pr-10 text-h2">
            {title}
          </h2>
          <div ref={content}>{children}</div>
        </div>
      </div>
    </dialog>
  )
}
