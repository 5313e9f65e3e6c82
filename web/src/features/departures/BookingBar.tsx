import { type MouseEvent, useEffect, useState } from 'react'
import { useChoice } from '#web/features/departures/choice.ts'
import { panelId } from '#web/features/departures/departures.rules.ts'
import { messages } from '#web/features/departures/messages.ts'
import { datesWithDays, lowestPrice, money, type Priced, toPrice } from '#web/lib/format/format.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

type Props = {
  expedition: Priced
  /** May be unknown. */
  hasDates: boolean
}

/** Below `lg`: the chosen date, its price and the way to the others, until the panel is in view. */
export function BookingBar({ expedition, hasDates }: Props) {
  const { departures, chosen, hasChosen, seeAll } = useChoice()
  const isBeside = useShown(panelId(departures))
  const open = (event: MouseEvent) => {
    event.preventDefault()
    seeAll()
  }
  return (
    <div
      className={`above-consent fixed inset-x-0 bottom-(--consent-height) z-30 flex items-center justify-between gap-4 bg-surface px-(--gutter) pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line),0_-10px_30px_rgb(19_36_31/.08)] transition-[translate,visibility] duration-200 ease-out max-[20rem]:hidden lg:hidden print:hidden ${isBeside ? 'invisible translate-y-full' : ''}`}
    >
      {chosen ? (
        <p className="leading-tight">
          <span className="block text-meta text-ink-2">
            {datesWithDays(chosen.startDate, chosen.endDate)}
          </span>
          <b className="text-lg font-[750] tabular-nums">
            {chosen.price === null ? toPrice(expedition) : money(chosen.price)}
          </b>
        </p>
      ) : (
        <FromPrice expedition={expedition} />
      )}
      <ButtonLink
        to="#departs"
        isExternal
        variant="primary"
        onClick={departures.length > 0 ? open : undefined}
      >
        {hasChosen ? messages.goOn : hasDates ? messages.seeDates : messages.followDates}
      </ButtonLink>
    </div>
  )
}

const FromPrice = ({ expedition }: { expedition: Priced }) => (
  <p className="leading-tight">
    {lowestPrice(expedition) !== null && <span className="block text-meta text-ink-2">{messages.from}</span>}
    <b className="text-lg font-[750] tabular-nums">{toPrice(expedition)}</b>
  </p>
)

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
