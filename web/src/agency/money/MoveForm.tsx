import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import {
  useAgencyMoveDatesQuery,
  useAgencyMoveQuery,
  useMoveAgencyReservationMutation,
} from '#web/agency/money/Changes.generated.ts'
import { Lines } from '#web/agency/money/Lines.tsx'
import { MailsToSend } from '#web/agency/money/MailsToSend.tsx'
import { MoneyForm } from '#web/agency/money/MoneyForm.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { toConflict } from '#web/agency/money/toConflict.ts'
import { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { dateRange, places } from '#web/lib/format/format.ts'
import { useLast } from '#web/lib/graph/useLast.ts'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

type Props = {
  reservation: { id: string; expeditionId: string; departureId: string; travellerCount: number }
  onDone: () => void
}

/** Moves a reservation to another date of its expedition that has places for all. */
export function MoveForm({ reservation, onDone }: Props) {
  const { expeditionId, departureId, travellerCount } = reservation
  const { data, loading, refetch } = useAgencyMoveDatesQuery({
    variables: { expeditionId },
    fetchPolicy: 'network-only',
  })
  const [chosenId, setChosenId] = useState('')
  const countFree = (each: { capacity: number; bookedCount: number; heldCount: number }) =>
    each.capacity - each.bookedCount - each.heldCount
  return (
    <Loaded data={data?.agency?.departures} isLoading={loading} onRetry={refetch}>
      {({ nodes }) => {
        const dates = nodes.filter((each) => each.id !== departureId && countFree(each) >= travellerCount)
        if (dates.length === 0) return <p className="mt-4 text-ink-2">{messages.noDate}</p>
        return (
          <>
            <label className="mt-4 block text-15 font-semibold">
              <span className="mb-1.5 block">{messages.newDate}</span>
              <select
                value={chosenId}
                onChange={({ target }) => setChosenId(target.value)}
                className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
              >
                <option value="">{messages.chooseDate}</option>
                {dates.map((each) => (
                  <option key={each.id} value={each.id}>
                    {`${dateRange(each.startDate, each.endDate)}, ${places(countFree(each))}`}
                  </option>
                ))}
              </select>
            </label>
            {chosenId && <Move key={chosenId} id={reservation.id} departureId={chosenId} onDone={onDone} />}
          </>
        )
      }}
    </Loaded>
  )
}

type MoveProps = { id: string; departureId: string; onDone: () => void }

function Move({ id, departureId, onDone }: MoveProps) {
  const [waived, setWaived] = useState({ waivesFee: false, waivesDifference: false })
  const variables = { id, departureId, ...waived }
  const { data, loading, refetch } = useAgencyMoveQuery({
    variables,
    fetchPolicy: 'network-only',
  })
  const shown = useLast(data?.agency?.reservation)
  const priced = shown?.moveQuote
  const [move] = useMoveAgencyReservationMutation()
  const form = useMoneyForm({
    rules: { reason: () => undefined },
    done: messages.moved,
    onDone,
    async send({ read, key }) {
      const quoteHash = priced?.quote?.hash ?? ''
      const input = { departureId, quoteHash, ...waived, reason: read('reason').trim() || null }
      const { data: sent } = await move({ variables: { id, version: shown?.version ?? 0, input, key } })
      return toConflict(sent?.agencyMoveReservation) ?? listRefusals(sent?.agencyMoveReservation)
    },
  })
  return (
    <Loaded data={priced} isLoading={loading} onRetry={refetch}>
      {({ quote, errors }) =>
        quote ? (
          <MoneyForm form={form} submit={messages.moveNow}>
            <Lines lines={listLines(quote)} />
            {quote.mails.some(({ kind }) => kind === 'DEPARTURE_CONFIRMED') && (
              <p className="mt-3">{messages.confirmsDate}</p>
            )}
            <MailsToSend mails={quote.mails} />
            <Waivers quote={quote} waived={waived} onChange={setWaived} />
            <TextField
              label={waived.waivesFee || waived.waivesDifference ? messages.reason : messages.reasonOptional}
              name="reason"
              hint={messages.reasonHint}
              error={form.errors.reason}
              className="!mt-4"
            />
          </MoneyForm>
        ) : (
          <p role="alert" className="mt-4 font-semibold text-rouge-700">
            {errors[0]?.message}
          </p>
        )
      }
    </Loaded>
  )
}

type Waived = { waivesFee: boolean; waivesDifference: boolean }
type WaiversProps = { quote: Quote; waived: Waived; onChange: (waived: Waived) => void }

const Waivers = ({ quote, waived, onChange }: WaiversProps) => (
  <>
    {(quote.feeCents > 0 || waived.waivesFee) && (
      <Checkbox
        checked={waived.waivesFee}
        onChange={({ target }) => onChange({ ...waived, waivesFee: target.checked })}
      >
        {messages.waivesFee}
      </Checkbox>
    )}
    {(quote.differenceCents > 0 || waived.waivesDifference) && (
      <Checkbox
        checked={waived.waivesDifference}
        onChange={({ target }) => onChange({ ...waived, waivesDifference: target.checked })}
      >
        {messages.waivesDifference}
      </Checkbox>
    )}
  </>
)

type Quote = {
  feeCents: number
  differenceCents: number
  totalCents: number
  refundCents: number
  balanceCents: number
}

const listLines = (quote: Quote): (readonly [string, number])[] => [
  [messages.fee, quote.feeCents],
  [messages.difference, quote.differenceCents],
  [messages.total, quote.totalCents],
  quote.refundCents > 0 ? [messages.givenBack, quote.refundCents] : [messages.stillDue, quote.balanceCents],
]
