import { type DatedLine, listMonths } from '#web/features/departures/departures.rules.ts'
import { messages } from '#web/features/departures/messages.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { money, monthAndYear } from '#web/lib/format/format.ts'

type Props = {
  departures: readonly DatedLine[]
  /** The chosen month; without, a press opens its dates elsewhere. */
  shown?: string
  onMonth: (month: string | undefined) => void
}

/** Months with departures: a press shows only theirs, until the next press. */
export function Months({ departures, shown, onMonth }: Props) {
  const isHydrated = useHydrated()
  return (
    <ul
      aria-label={messages.months}
      // It scrolls: until its buttons are enabled, it takes the focus itself.
      tabIndex={isHydrated ? undefined : 0}
      className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1"
    >
      {shown && (
        <li>
          <button
            type="button"
            disabled={!isHydrated}
            aria-pressed={shown === 'all'}
            onClick={() => onMonth(undefined)}
            className={chip}
          >
            <b className="font-semibold">{messages.allMonths}</b>
            <small>{messages.count(departures.length)}</small>
          </button>
        </li>
      )}
      {listMonths(departures).map(({ month: name, price, confirmed }) => (
        <li key={name}>
          <button
            type="button"
            disabled={!isHydrated}
            {...(shown ? { 'aria-pressed': name === shown } : { 'aria-haspopup': 'dialog' })}
            onClick={() => onMonth(name === shown ? undefined : name)}
            className={chip}
          >
            <b className="font-semibold first-letter:uppercase">{monthAndYear(name)}</b>
            <small>{price === null ? messages.noPlace : messages.fromPrice(money(price))}</small>
            {confirmed > 0 && (
              <small className="font-semibold text-pine-700!">{messages.confirmedOnes(confirmed)}</small>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const chip =
  'grid h-full text-left content-start rounded-md px-3.5 py-2 text-15 leading-snug whitespace-nowrap tabular-nums shadow-[inset_0_0_0_1.5px_var(--color-line)] hover:shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] aria-pressed:bg-pine-50 aria-pressed:shadow-[inset_0_0_0_2px_var(--color-pine-600)] [&_small]:text-13 [&_small]:text-ink-2'
