import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { Changes } from '#web/agency/money/Changes.tsx'
import { Money } from '#web/agency/money/Money.tsx'
import { isChangeable } from '#web/agency/money/money.rules.ts'
import { OptionActions } from '#web/agency/phone/OptionActions.tsx'
import { Customer } from '#web/agency/reservations/Customer.tsx'
import { Mails } from '#web/agency/reservations/Mails.tsx'
import { Invoices, Price } from '#web/agency/reservations/MoneyParts.tsx'
import { messages } from '#web/agency/reservations/messages.ts'
import { NextAction } from '#web/agency/reservations/NextAction.tsx'
import { NoteForm } from '#web/agency/reservations/NoteForm.tsx'
import {
  useAgencyReservationPriceQuery,
  useAgencyReservationQuery,
} from '#web/agency/reservations/Reservations.generated.ts'
import type { PartProps, PricedReservation } from '#web/agency/reservations/reservation.ts'
import { Timeline } from '#web/agency/reservations/Timeline.tsx'
import { Travellers } from '#web/agency/reservations/Travellers.tsx'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { today } from '#web/lib/format/days.ts'
import { dateRange } from '#web/lib/format/format.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** One reservation: what to do next, who leaves, what is paid, and what happened. */
export function Component() {
  const { id = '' } = useParams()
  const me = useAgencyMeQuery().data?.agency?.me
  return may(me, 'BOOKINGS') ? <Whole id={id} /> : <MoneyOnly id={id} isAllowed={may(me, 'MONEY')} />
}

function Whole({ id }: { id: string }) {
  const read = useAgencyReservationQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const changed = () => reload(read.refetch)
  return <Frame read={read}>{(shown) => <Details reservation={shown} onChanged={changed} />}</Frame>
}

/** For staff who record payments and refunds without access to customers. */
function MoneyOnly({ id, isAllowed }: { id: string; isAllowed: boolean }) {
  const read = useAgencyReservationPriceQuery({
    variables: { id },
    skip: !isAllowed,
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Frame read={read}>
      {(shown) => (
        <div className="grid gap-6">
          <NextAction reservation={shown} />
          <Price reservation={shown} />
          <Money reservationId={id} onSaved={() => reload(read.refetch)} />
          <p className="text-ink-2">{messages.namesHidden}</p>
        </div>
      )}
    </Frame>
  )
}

type FrameProps<T> = {
  read: {
    data: { agency: { reservation: T | null } | null } | undefined
    loading: boolean
    error: unknown
    refetch: () => Promise<unknown>
  }
  children: (reservation: T) => ReactNode
}

function Frame<T extends PricedReservation>({ read, children }: FrameProps<T>) {
  const { data, loading, error, refetch } = read
  const reservation = data?.agency?.reservation
  const isUnknown = data?.agency != null && reservation === null && !error && !loading
  const title = reservation && (reservation.reference || messages.noReference)
  return (
    <Screen
      title={title ?? messages.reservations}
      {...(reservation && {
        intro: `${reservation.expeditionName} · ${dateRange(reservation.startDate, reservation.endDate)}`,
      })}
      action={
        <span className="flex flex-wrap items-center gap-x-4">
          {reservation && <HistoryLink entity="reservation" id={reservation.id} name={title ?? ''} />}
          <Link to="/reservations" className="link inline-flex min-h-11 items-center">
            {messages.toList}
          </Link>
        </span>
      }
    >
      <Allowed permission="BOOKINGS" or="MONEY">
        {isUnknown ? (
          <EmptyState>{messages.notFound}</EmptyState>
        ) : (
          <Loaded data={reservation} isLoading={loading} onRetry={refetch}>
            {children}
          </Loaded>
        )}
      </Allowed>
    </Screen>
  )
}

function Details({ reservation, onChanged }: PartProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-6">
        <NextAction reservation={reservation} />
        <Travellers reservation={reservation} />
        <Price reservation={reservation} />
        <Money reservationId={reservation.id} onSaved={onChanged} />
        <NoteForm reservationId={reservation.id} />
        <Timeline reservationId={reservation.id} />
      </div>
      <div className="grid gap-6">
        {reservation.holdUntil ? (
          <OptionActions option={{ ...reservation, holdUntil: reservation.holdUntil }} onSaved={onChanged} />
        ) : (
          <Changes
            reservation={reservation}
            isOpen={isChangeable(reservation, today())}
            onSaved={onChanged}
          />
        )}
        <Customer reservation={reservation} />
        {reservation.customerId && <Mails reservation={reservation} />}
        <Invoices reservation={reservation} />
      </div>
    </div>
  )
}
