import { Link } from 'react-router-dom'
import { euros } from '#schema/frenchFormats.ts'
import { messages } from '#web/agency/reservations/messages.ts'
import { PaymentBadge } from '#web/agency/reservations/PaymentBadge.tsx'
import type { ReservationRowFragment } from '#web/agency/reservations/Reservations.generated.ts'
import { dueText, getTone } from '#web/agency/reservations/reservations.rules.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { may } from '#web/agency/shell/me.rules.ts'
import { datesWithDays } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/Badge.tsx'

type Props = { reservations: readonly ReservationRowFragment[] }
type RowProps = { reservation: ReservationRowFragment; absentName: string }

const numbers = 'px-2 py-3 text-right tabular-nums whitespace-nowrap'
const cell = 'px-2 py-3 align-top'
const toPath = ({ id }: ReservationRowFragment) => `/reservations/${id}`

/** One row a reservation. */
export function ReservationTable({ reservations }: Props) {
  const { reference, customer, dates, people, state, payment, total, due, file } = messages
  const left = [reference, customer, dates]
  const absentName = useAbsentName()
  return (
    <div className="overflow-x-auto rounded-lg bg-surface shadow-1">
      <table className="w-full border-collapse text-left text-15">
        <caption className="sr-only">{messages.reservations}</caption>
        <thead>
          <tr className="border-b border-line text-meta text-ink-2">
            {left.map((label) => (
              <th key={label} scope="col" className="px-2 py-3 font-semibold">
                {label}
              </th>
            ))}
            <th scope="col" className="px-2 py-3 text-right font-semibold">
              {people}
            </th>
            {[state, payment].map((label) => (
              <th key={label} scope="col" className="px-2 py-3 font-semibold">
                {label}
              </th>
            ))}
            {[total, due].map((label) => (
              <th key={label} scope="col" className="px-2 py-3 text-right font-semibold">
                {label}
              </th>
            ))}
            <th scope="col" className="px-2 py-3 text-right font-semibold">
              {file}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {reservations.map((each) => (
            <Row key={each.id} reservation={each} absentName={absentName} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ reservation, absentName }: RowProps) {
  const { reference, customerName, expeditionName, startDate, endDate, state, source } = reservation
  return (
    <tr className="hover:bg-sand">
      <th scope="row" className={`${cell} font-semibold whitespace-nowrap`}>
        <Link to={toPath(reservation)} data-row="" className="link">
          {reference || messages.noReference}
          {!reference && <span className="sr-only">, {customerName || messages.noName}</span>}
        </Link>
        <span className="block text-meta font-normal text-ink-2">{messages.sources[source]}</span>
      </th>
      <td className={cell}>{customerName || absentName}</td>
      <td className={`${cell} min-w-48`}>
        {datesWithDays(startDate, endDate)}
        <span className="block text-meta text-ink-2">{expeditionName}</span>
      </td>
      <td className={`${numbers} align-top`}>{reservation.travellerCount}</td>
      <td className={cell}>
        <Badge tone={getTone(state)}>{messages.states[state]}</Badge>
      </td>
      <td className={cell}>
        <PaymentBadge of={reservation} />
      </td>
      <td className={`${numbers} align-top`}>{euros(reservation.totalCents)}</td>
      <td className="px-2 py-3 text-right align-top tabular-nums">{dueText(reservation)}</td>
      <td className={`${numbers} align-top`}>{messages.percent(reservation.completeness)}</td>
    </tr>
  )
}

/** The same reservations on small screens. */
export function ReservationCards({ reservations }: Props) {
  const absentName = useAbsentName()
  return (
    <ul className="grid gap-3">
      {reservations.map((each) => (
        <li key={each.id}>
          <Link
            to={toPath(each)}
            data-row=""
            className="block rounded-lg bg-surface px-4 py-4 shadow-1 active:bg-sand"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{each.customerName || absentName}</span>
              <span className="text-meta text-ink-2">{each.reference || messages.noReference}</span>
            </span>
            <span className="mt-1 block text-ink-2">
              {each.expeditionName}, {datesWithDays(each.startDate, each.endDate)}
            </span>
            <span className="mt-2 flex flex-wrap gap-2">
              <Badge tone={getTone(each.state)}>{messages.states[each.state]}</Badge>
              <PaymentBadge of={each} />
            </span>
            <span className="mt-2 flex flex-wrap gap-x-4 text-meta">
              <span>{messages.peopleFor(each.travellerCount)}</span>
              <span>{euros(each.totalCents)}</span>
              {each.dueCents > 0 && <span>{`${messages.due} ${dueText(each)}`}</span>}
              <span>{messages.sources[each.source]}</span>
              <span>{`${messages.file} ${messages.percent(each.completeness)}`}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Replaces a name that is missing, or that staff may not read. */
function useAbsentName(): string {
  const me = useAgencyMeQuery().data?.agency?.me
  return may(me, 'BOOKINGS') ? messages.noName : messages.none
}
