import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { useDesktop } from '#web/lib/browser/desktop.ts'

/** The room for the main action at the foot of small screens, once it is drawn. */
export const FunnelFoot = createContext<Element | null>(null)

type Props = {
  /** Leads to the next step. */
  next: ReactNode
  children: ReactNode
}

/** The actions of a step; small screens keep the main one in view, beside the total. */
export function FunnelActions({ next, children }: Props) {
  const foot = use(FunnelFoot)
  const isBeside = useDesktop()
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3">
      {foot && !isBeside ? createPortal(next, foot) : next}
      {children}
    </div>
  )
}
