import { useEffect, useState } from 'react'
import { messages } from '#web/features/departures/messages.ts'
import { lowestPrice, type Priced, priceOf } from '#web/lib/format/format.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

/** Below `lg`: keeps the price and the link to the dates in view until the dates are. */
export function BookingBar({ expedition, hasDates }: { expedition: Priced; hasDates: boolean }) {
  const isBeside = useShown('departs')
  return (
    <div
      className={`fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 bg-surface px-(--gutter) pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line),0_-10px_30px_rgb(19_36_31/.08)] transition-[translate,visibility] duration-200 ease-out lg:hidden ${isBeside ? 'invisible translate-y-full' : ''}`}
    >
      <p className="leading-tight">
        {lowestPrice(expedition) !== null && (
          <span className="block text-meta text-ink-2">{messages.from}</span>
        )}
        <b className="text-lg font-[750] tabular-nums">{priceOf(expedition)}</b>
      </p>
      <ButtonLink to="#departs" isExternal variant="primary">
        {hasDates ? messages.seeDates : messages.followDates}
      </ButtonLink>
    </div>
  )
}

function useShown(id: string): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isShown
}
