import { Link } from 'react-router-dom'
import type { DepartureRowFragment } from '#web/agency/departures/Departures.generated.ts'
import { getTone, isChangeable, owed, toPlaces } from '#web/agency/departures/departures.rules.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { SelectBox, type Selection } from '#web/agency/shell/Selection.tsx'
import { datesWithDays, money, monthAndYear } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/Badge.tsx'

type Props = { departures: readonly DepartureRowFragment[] }

/** The dates name the years where they differ. */
const isOneYear = ({ startDate, endDate }: DepartureRowFragment) =>
  startDate.slice(0, 4) === endDate.slice(0, 4)
const numbers = 'px-3 py-3 text-right tabular-nums whitespace-nowrap'

/** One row a departure, soonest first, with a box for those who may change it. */
export function DepartureTable({ departures, selection }: Props & { selection: Selection | null }) {
  const { dates, expedition, places, minimum, price, state, guide, balances } = messages
  return (
    <div className="overflow-x-auto rounded-lg bg-surface shadow-1">
      <table className="w-full border-collapse text-left text-15">
        <caption className="sr-only">{messages.departures}</caption>
        <thead>
          <tr className="border-b border-line text-meta text-ink-2">
            {selection && (
              <td className="w-11 pl-2">
                <SelectBox
                  label={messages.chooseAll}
                  isChecked={selection.isAll}
                  onToggle={selection.toggleAll}
                />
              </td>
            )}
            <th scope="col" aria-sort="ascending" className="px-3 py-3 font-semibold">
              {dates}
            </th>
            <th scope="col" className="px-3 py-3 font-semibold">
              {expedition}
            </th>
            {[places, minimum, price].map((label) => (
              <th key={label} scope="col" className="px-3 py-3 text-right font-semibold">
                {label}
              </th>
            ))}
            {[state, guide].map((label) => (
              <th key={label} scope="col" className="px-3 py-3 font-semibold">
                {label}
              </th>
            ))}
            <th scope="col" className="px-3 py-3 text-right font-semibold">
              {balances}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {departures.map((each) => (
            <tr key={each.id} className="hover:bg-sand">
              {selection && (
                <td className="pl-2">
                  {isChangeable(each) && (
                    <SelectBox
                      label={messages.choose(
                        datesWithDays(each.startDate, each.endDate),
                        each.expeditionName,
                      )}
                      isChecked={selection.has(each.id)}
                      onToggle={() => selection.toggle(each.id)}
                    />
                  )}
                </td>
              )}
              <th scope="row" className="min-w-44 px-3 py-3 font-semibold">
                <Link to={`/departs/${each.id}`} data-row="" className="link">
                  {datesWithDays(each.startDate, each.endDate)}
                </Link>
                {isOneYear(each) && (
                  <span className="block text-meta font-normal text-ink-2">{each.startDate.slice(0, 4)}</span>
                )}
              </th>
              <td className="w-1/3 px-3 py-3">{each.expeditionName}</td>
              <td className={numbers}>{toPlaces(each)}</td>
              <td className={numbers}>{each.groupMin}</td>
              <td className={numbers}>{money(each.priceCents / 100)}</td>
              <td className="px-3 py-3">
                <Badge tone={getTone(each.state)}>{messages.states[each.state]}</Badge>
              </td>
              <td className="px-3 py-3">{each.guideName ?? messages.none}</td>
              <td className={numbers}>{owed(each.balanceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same departures on small screens. */
export function DepartureCards({ departures }: Props) {
  return (
    <ul className="grid gap-3">
      {departures.map((each) => (
        <li key={each.id}>
          <Link
            to={`/departs/${each.id}`}
            data-row=""
            className="block rounded-lg bg-surface px-4 py-4 shadow-1 active:bg-sand"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{datesWithDays(each.startDate, each.endDate)}</span>
              <Badge tone={getTone(each.state)}>{messages.states[each.state]}</Badge>
            </span>
            <span className="mt-1 block text-ink-2">
              {each.expeditionName}, {monthAndYear(each.startDate)}
            </span>
            <span className="mt-2 flex flex-wrap gap-x-4 text-meta">
              <span>{`${messages.places} ${toPlaces(each)}`}</span>
              <span>{`${messages.minimum} ${each.groupMin}`}</span>
              <span>{money(each.priceCents / 100)}</span>
              {each.guideName && <span>{each.guideName}</span>}
              {each.balanceCents > 0 && <span>{`${messages.balances} ${owed(each.balanceCents)}`}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
