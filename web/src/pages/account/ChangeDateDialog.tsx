import { useId, useState } from 'react'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { DepartureState } from '#web/features/departures/DepartureState.tsx'
import { datesWithDays, money } from '#web/lib/format/format.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { ChangeDateForm } from '#web/pages/account/ChangeDateForm.tsx'
import {
  useOtherDeparturesQuery,
  usePriceOfChangeQuery,
} from '#web/pages/account/ChangeDeparture.generated.ts'
import { messages } from '#web/pages/account/change.messages.ts'
import { type Changeable, otherDates } from '#web/pages/account/change.rules.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

type Line = DepartureLineFragment
type Props = {
  reservation: Changeable
  onClose: () => void
  onChanged: (to: Line, refund: number) => void
}

/** Chooses another date of the trip, shows the price of the change, then changes at this price. */
export function ChangeDateDialog({ reservation: latest, onClose, onChanged }: Props) {
  // The reservation has its new date before the dialog has closed.
  const [reservation] = useState(latest)
  const query = useOtherDeparturesQuery({
    variables: { slug: reservation.expeditionSlug },
    fetchPolicy: 'network-only',
  })
  const data = query.dataState === 'complete' ? query.data : undefined
  const departures = data?.expedition?.departures
  const { departureDate, departureEnd } = reservation
  return (
    <Dialog isOpen onClose={onClose} title={messages.title}>
      <p className="mt-2 font-semibold">{messages.now(departureDate, departureEnd)}</p>
      <p className="mt-2 text-ink-2">{messages.terms}</p>
      {departures ? (
        <Choice
          reservation={reservation}
          lines={otherDates(departures, reservation)}
          onGone={() => query.refetch()}
          onClose={onClose}
          onChanged={onChanged}
        />
      ) : query.error || data ? (
        <LoadFailure onRetry={() => query.refetch()}>{messages.notLoaded}</LoadFailure>
      ) : (
        <Waiting>{messages.loading}</Waiting>
      )}
    </Dialog>
  )
}

const Waiting = ({ children }: { children: string }) => (
  <div aria-busy="true" className="mt-5 min-h-48">
    <p role="status">{children}</p>
    <div className="skeleton mt-4 h-28" />
  </div>
)

function Call() {
  const { phone, phoneHref } = useAgency()
  return (
    phone && (
      <a href={phoneHref} className="link inline-flex min-h-11 items-center">
        {messages.call(phone)}
      </a>
    )
  )
}

type ChoiceProps = Props & { lines: Line[]; onGone: () => Promise<unknown> }

function Choice({ reservation, lines, onGone, onClose, onChanged }: ChoiceProps) {
  const [chosen, setChosen] = useState<Line>()
  const [isGone, setGone] = useState(false)
  const name = useId()
  return (
    <>
      {isGone && (
        <p role="alert" className="mt-4 font-semibold text-rouge-700">
          {messages.gone}
        </p>
      )}
      {lines.length === 0 ? (
        <p className="mt-5">
          {reservation.travellerCount > 1 ? messages.none : messages.noneAlone} <Call />
        </p>
      ) : (
        <fieldset className="mt-4 min-w-0">
          <legend className="font-semibold">{messages.others}</legend>
          <ul className="mt-2 max-h-80 overflow-y-auto rounded-md ring-1 ring-line ring-inset">
            {lines.map((line) => (
              <DateLine
                key={line.id}
                line={line}
                name={name}
                isChosen={line.id === chosen?.id}
                onChoose={() => setChosen(line)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      {chosen && (
        <Priced
          key={chosen.id}
          reservation={reservation}
          to={chosen}
          onClose={onClose}
          onChanged={onChanged}
          onGone={async () => {
            await onGone()
            setChosen(undefined)
            setGone(true)
          }}
        />
      )}
    </>
  )
}

type LineProps = { line: Line; name: string; isChosen: boolean; onChoose: () => void }

const DateLine = ({ line, name, isChosen, onChoose }: LineProps) => (
  <li className="border-line not-last:border-b has-checked:bg-pine-50">
    <label className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-3 -outline-offset-3 hover:bg-pine-50 has-focus-visible:outline-3 has-focus-visible:outline-pine-600">
      <input
        type="radio"
        name={name}
        value={line.id}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 accent-pine-600 outline-none"
      />
      <span>
        <b className="block font-semibold">{datesWithDays(line.startDate, line.endDate)}</b>
        <span className="text-15 text-ink-2">
          <DepartureState departure={line} />
        </span>
      </span>
      {line.price !== null && (
        <span className="text-right font-semibold tabular-nums">
          {money(line.price)}
          <small className="block text-13 font-normal text-ink-2">{messages.perTraveller}</small>
        </span>
      )}
    </label>
  </li>
)

type PricedProps = Props & { to: Line; onGone: () => Promise<unknown> }

function Priced({ reservation, to, onGone, onClose, onChanged }: PricedProps) {
  const query = usePriceOfChangeQuery({
    variables: { id: reservation.id, departureId: to.id },
    fetchPolicy: 'network-only',
  })
  const data = query.dataState === 'complete' ? query.data : undefined
  if (query.error && !data)
    return <LoadFailure onRetry={() => query.refetch()}>{messages.notPriced}</LoadFailure>
  if (!data) return <Waiting>{messages.pricing}</Waiting>
  const quote = data.reservation?.change
  if (!quote)
    return (
      <p role="alert" className="mt-5">
        {messages.notOnline} <Call />
      </p>
    )
  return (
    <ChangeDateForm
      reservationId={reservation.id}
      departureId={to.id}
      quote={quote}
      onPriceChanged={() => query.refetch()}
      onGone={onGone}
      onClose={onClose}
      onChanged={() => onChanged(to, quote.refund)}
    />
  )
}
