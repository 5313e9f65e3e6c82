import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** A sign above the sentence, on pages that have nothing else. */
  icon?: LucideIcon
  action?: ReactNode
  children: ReactNode
}

/** One sentence and one action, centred on its own ground. */
export function EmptyState({ icon: Icon, children, action }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 rounded-xl bg-sand px-6 py-10 text-center sm:py-14">
      {Icon && (
        <span className="grid size-16 place-items-center rounded-full bg-surface text-ember-600 shadow-1">
          <Icon aria-hidden="true" className="size-7" />
        </span>
      )}
      <p className="max-w-[26.9em] text-lede text-balance text-ink-2">{children}</p>
      {action}
    </div>
  )
}
