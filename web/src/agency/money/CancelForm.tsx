import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import {
  type AgencyCancellationQuery,
  useAgencyCancellationQuery,
  useCancelAgencyReservationMutation,
} from '#web/agency/money/Changes.generated.ts'
import { Lines } from '#web/agency/money/Lines.tsx'
import { MailToSend } from '#web/agency/money/MailsToSend.tsx'
import { MoneyForm } from '#web/agency/money/MoneyForm.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { readKept } from '#web/agency/money/money.rules.ts'
import { toConflict } from '#web/agency/money/toConflict.ts'
import { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { useLast } from '#web/lib/graph/useLast.ts'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

type CancellableReservation = NonNullable<NonNullable<AgencyCancellationQuery['agency']>['reservation']>
type Props = { id: string; onDone: () => void }

/** Cancels all travellers or some, with the rule that applies and what is to give back. */
export function CancelForm({ id, onDone }: Props) {
  const [positions, setPositions] = useState<number[] | null>(null)
  const { data, loading, refetch } = useAgencyCancellationQuery({
    variables: { id, positions },
    fetchPolicy: 'network-only',
  })
  const shown = useLast(data?.agency?.reservation)
  return (
    <Loaded data={shown} isLoading={loading} onRetry={refetch}>
      {(reservation) =>
        reservation.cancellationQuote ? (
          <Cancellation
            reservation={reservation}
            positions={positions}
            onPositions={setPositions}
            onDone={onDone}
          />
        ) : (
          <p className="mt-4 text-ink-2">{messages.closed}</p>
        )
      }
    </Loaded>
  )
}

type CancellationProps = {
  reservation: CancellableReservation
  positions: number[] | null
  onPositions: (positions: number[]) => void
  onDone: () => void
}

function Cancellation({ reservation, positions, onPositions, onDone }: CancellationProps) {
  const { customerName, cancellationQuote: all, chosen } = reservation
  const me = useAgencyMeQuery().data?.agency?.me
  const form = useCancel(reservation, positions, onDone)
  const mayKeepLess = chosen && chosen.keptCents > 0 && may(me, 'MONEY')
  const lines = all?.lines ?? []
  const isChosen = (position: number) => positions === null || positions.includes(position)
  const toggle = (position: number) =>
    onPositions(
      lines
        .map((line) => line.position)
        .filter((each) => (each === position ? !isChosen(each) : isChosen(each))),
    )
  return (
    <MoneyForm form={form} submit={messages.cancelAll(customerName)}>
      {lines.length > 1 && all?.rule !== 'OPTION' && (
        <fieldset>
          <legend className="text-15 font-semibold">{messages.whoCancels}</legend>
          {lines.map(({ position, name }) => (
            <Checkbox key={position} checked={isChosen(position)} onChange={() => toggle(position)}>
              {name ?? messages.traveller(position)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {chosen && <Price quote={chosen} />}
      <MailToSend mail={chosen?.mail} {...(mayKeepLess && { hint: messages.mailOfRule })} />
      {mayKeepLess && chosen && (
        <TextField
          label={messages.keptEuros}
          name="keptCents"
          inputMode="decimal"
          hint={messages.keptHint(chosen.keptCents)}
          error={form.errors.keptCents}
          className="!mt-5"
        />
      )}
      <TextField
        label={messages.reasonOptional}
        name="reason"
        hint={messages.reasonHint}
        error={form.errors.reason}
        className="!mt-5"
      />
    </MoneyForm>
  )
}

/** Sends the cancellation at the price that is shown. */
function useCancel(
  { id, version, chosen }: CancellableReservation,
  positions: number[] | null,
  onDone: () => void,
) {
  const [cancel] = useCancelAgencyReservationMutation()
  return useMoneyForm({
    rules: {
      keptCents: (value) => (readKept(value) === undefined ? messages.wrongKept : undefined),
      reason: () => undefined,
    },
    done: messages.canceled,
    onDone,
    async send({ read, key }) {
      if (!chosen) return [{ message: messages.nobodyCancels }]
      const keptCents = readKept(read('keptCents')) ?? null
      const reason = read('reason').trim() || null
      const input = { quoteHash: chosen.hash, positions, reason, keptCents }
      const { data } = await cancel({ variables: { id, version, input, key } })
      return toConflict(data?.agencyCancelReservation) ?? listRefusals(data?.agencyCancelReservation)
    },
  })
}

const Price = ({ quote }: { quote: NonNullable<CancellableReservation['chosen']> }) => (
  <>
    <p className="mt-4 font-semibold">{messages.rules[quote.rule](quote.keptPercent)}</p>
    {quote.rule !== 'OPTION' && (
      <Lines
        lines={[
          [messages.kept, quote.keptCents],
          quote.balanceCents > 0
            ? [messages.stillDue, quote.balanceCents]
            : [messages.givenBack, quote.refundCents],
        ]}
      />
    )}
    {quote.refundCents > 0 && <p className="mt-2 text-meta text-ink-2">{messages.refundLater}</p>}
  </>
)
