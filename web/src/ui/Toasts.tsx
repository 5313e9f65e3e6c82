import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'

const gutterPx = 8
const most = 20

type Props = {
  /** Place in the window: at the top without it. */
  className?: string
  /** Called as a toast is shown, with their layer. */
  onShow?: (layer: HTMLElement) => void
}

const options = {
  duration: 4000,
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

const icons = { success: CircleCheck, error: CircleAlert, loading: Info, blank: Info, custom: Info }

/**
 * The library keeps time; the appearance is ours. In the top layer, so that an open dialog does not hide it,
 * and present from the start, so that screen readers announce it.
 */
export function Toasts({ className = 'inset-x-0 top-3 bottom-auto', onShow }: Props) {
  const { toasts, handlers } = useToaster(options)
  const layer = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const shown = toasts.filter(({ visible }) => visible).slice(0, most)
  const newest = shown[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast moves above a later dialog.
  useEffect(() => {
    const element = layer.current
    if (element && newest) onShow?.(element)
    // Without popovers the layer is a part of the page.
    if (!element || !('showPopover' in element)) return
    const isOpen = element.matches(':popover-open')
    if (isOpen && !document.querySelector('dialog[open]')) return
    if (isOpen) element.hidePopover()
    element.showPopover()
  }, [newest])

  useEffect(() => {
    const hasFocus = layer.current?.contains(document.activeElement) ?? false
    // A focused button that is removed fires no blur.
    if (hadFocus.current && !hasFocus) handlers.endPause()
    hadFocus.current = hasFocus
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing a toast only extends its time.
    <div
      ref={layer}
      popover="manual"
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      style={{ gap: gutterPx }}
      className={`pointer-events-none fixed m-0 max-h-[calc(100dvh-24px)] w-full flex-col items-center border-0 bg-transparent p-0 z-50 [&:popover-open]:flex ${className}`}
    >
      {shown.map((toast) => {
        const Icon = icons[toast.type]
        return (
          <div
            key={toast.id}
            role={toast.type === 'error' ? 'alert' : undefined}
            className="pointer-events-auto flex min-h-14 max-w-[min(480px,92vw)] shrink-0 items-center gap-3.5 rounded-[18px] bg-ink px-4.5 py-2.5 font-[550] text-white shadow-3"
          >
            {toast.icon ?? <Icon aria-hidden="true" className="size-5 shrink-0 text-sun-500" />}
            {resolveValue(toast.message, toast)}
          </div>
        )
      })}
    </div>
  )
}
