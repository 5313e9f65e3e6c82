import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AmountLine } from '#web/features/reservations/AmountLine.tsx'
import { messages } from '#web/features/reservations/account.messages.ts'
import { balanceState, isReduced, lateParts, listPeople } from '#web/features/reservations/account.rules.ts'
import { CancelDialog } from '#web/features/reservations/CancelDialog.tsx'
import type { ParticipantFragment } from '#web/features/reservations/Participant.generated.ts'
import { PayBalance } from '#web/features/reservations/PayBalance.tsx'
import type { ReservationAccountFragment } from '#web/features/reservations/ReservationAccount.generated.ts'
import { parisDay } from '#web/features/reservations/reservations.rules.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { euros } from '#web/lib/format/euros.ts'
import type { InstalmentState } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'

type Account = ReservationAccountFragment
type Props = {
  reservation: Account
  participants: ParticipantFragment[] | null
  /** The way to another date. */
  change: ReactNode
}

/** Price, payments and documents of a reservation; nothing for one made by phone. */
export function ReservationAccount({ reservation, participants, change }: Props) {
  if (reservation.reference === null || reservation.total === null) return null
  return (
    <section aria-labelledby="account" className="mb-12 rounded-xl bg-surface p-6 ring-1 ring-line md:p-8">
      <h2 id="account" className="text-h3">
        {messages.title}
      </h2>
      <Amounts reservation={reservation} total={reservation.total} />
      <Balance reservation={reservation} />
      <Documents invoices={reservation.invoices ?? []} />
      {reservation.status === 'TO_COME' && reservation.cancellation && change}
      <Cancellation reservation={reservation} participants={participants} />
    </section>
  )
}

const partNames: Record<InstalmentState, (day: string) => string> = {
  TO_COME: messages.planned,
  CHARGING: messages.underWay,
  LATE: messages.refusedOn,
  PAID: messages.payment,
}

/** Parts of a balance in instalments that are not paid; those that are stand among the payments. */
const toParts = ({ instalments, status }: Account) =>
  status === 'CANCELED' ? [] : (instalments ?? []).filter(({ state }) => state !== 'PAID')

function Amounts({ reservation, total }: { reservation: Account; total: number }) {
  const { reference, status, paid, balance } = reservation
  const payments = reservation.payments ?? []
  const openParts = toParts(reservation)
  return (
    <dl className="mt-4 grid gap-y-2 tabular-nums">
      <AmountLine name={messages.reference}>{reference}</AmountLine>
      <AmountLine name={status === 'CANCELED' ? messages.totalCanceled : messages.total}>
        {euros(total)}
      </AmountLine>
      {payments.map(({ id, amount, paidAt }) => (
        <AmountLine key={id} name={messages.payment(paidAt && parisDay(new Date(paidAt)))}>
          {euros(amount)}
        </AmountLine>
      ))}
      {paid !== null && (
        <AmountLine name={isReduced(payments, paid) ? messages.paidReduced : messages.paid}>
          {euros(paid)}
        </AmountLine>
      )}
      {openParts.map(({ dueOn, amount, state }) => (
        <AmountLine key={dueOn} name={partNames[state](dueOn)}>
          {euros(amount)}
        </AmountLine>
      ))}
      {balance !== null && balance > 0 && !reservation.option && (
        <AmountLine name={openParts.length > 0 ? messages.rest : messages.balance}>
          {euros(balance)}
        </AmountLine>
      )}
    </dl>
  )
}

function Balance({ reservation }: { reservation: Account }) {
  const { id, balance, balanceDueOn, status } = reservation
  const parts = toParts(reservation)
  if (reservation.option) return <Option reservationId={id} option={reservation.option} />
  const state = balanceState(reservation, parisDay(new Date()))
  if (state === 'NONE')
    return status !== 'CANCELED' && balance === 0 ? (
      <p className="mt-4 font-semibold text-pine-700">{messages.nothingDue}</p>
    ) : null
  if (state === 'BY_PHONE') return <p className="mt-4 max-w-prose">{messages.byPhone}</p>
  if (parts.length > 0) return <Instalments reservation={reservation} parts={parts} />
  return (
    <div className="mt-5 border-t border-line pt-5">
      {balanceDueOn && (
        <p className={state === 'OVERDUE' ? 'font-semibold text-rouge-700' : ''}>
          {state === 'OVERDUE' ? messages.overdue(balanceDueOn) : messages.balanceBy(balanceDueOn)}
        </p>
      )}
      <PayBalance reservationId={id} amount={balance ?? 0} />
    </div>
  )
}

type OptionProps = { reservationId: string; option: NonNullable<Account['option']> }

/** Places that are held by phone: the first payment books them. */
const Option = ({ reservationId, option: { until, amount } }: OptionProps) => (
  <div className="mt-5 border-t border-line pt-5">
    <p className="max-w-prose font-semibold">{messages.optionUntil(dayAndHour(until))}</p>
    <PayBalance reservationId={reservationId} amount={amount} label={messages.payOption(euros(amount))} />
  </div>
)

type InstalmentsProps = { reservation: Account; parts: ReturnType<typeof toParts> }

/** Parts that the saved card pays by itself, or that the bank has refused. */
function Instalments({ reservation: { id, balance }, parts }: InstalmentsProps) {
  const late = lateParts(parts)
  return (
    <div className="mt-5 border-t border-line pt-5">
      {late ? (
        <>
          <p className="max-w-prose font-semibold text-rouge-700">{messages.late(euros(late.amount))}</p>
          {late.retryOn && <p className="mt-1 max-w-prose">{messages.retry(late.retryOn)}</p>}
          <PayBalance reservationId={id} amount={late.amount} label={messages.payPart(euros(late.amount))} />
        </>
      ) : (
        <>
          <p className="max-w-prose">{messages.automatic}</p>
          <p className="mt-1 max-w-prose text-ink-2">{messages.rather}</p>
          <PayBalance reservationId={id} amount={balance ?? 0} variant="line" />
        </>
      )}
    </div>
  )
}

function Documents({ invoices }: { invoices: NonNullable<Account['invoices']> }) {
  if (invoices.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{messages.documents}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {invoices.map(({ id, number, isCreditNote, total, url }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <a href={url} className="link inline-flex min-h-11 items-center">
              {isCreditNote ? messages.creditNote(number) : messages.invoice(number)}
            </a>
            <span className="text-meta text-ink-2 tabular-nums">{euros(total)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Cancellation({ reservation, participants }: Omit<Props, 'change'>) {
  const { status, travellerCount, cancellation } = reservation
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string>()
  const result = useRef<HTMLDivElement>(null)
  // Takes the focus of the button, which a whole cancellation removes.
  useEffect(() => {
    if (done) result.current?.focus()
  }, [done])
  const lines = status === 'CANCELED' ? canceledLines(reservation) : done ? [done] : []
  return (
    <>
      <div ref={result} role="status" tabIndex={-1} className="rounded-md empty:hidden">
        {lines.map((line, index) => (
          <p key={line} className={`max-w-prose ${index === 0 ? 'mt-6 font-semibold' : 'mt-1'}`}>
            {line}
          </p>
        ))}
      </div>
      {status === 'TO_COME' && cancellation && (
        <Button size="sm" className="mt-6" onClick={() => setOpen(true)}>
          {messages.cancel}
        </Button>
      )}
      {isOpen && (
        <CancelDialog
          reservationId={reservation.id}
          people={listPeople(travellerCount, participants)}
          onClose={() => setOpen(false)}
          onCanceled={(people, refund) => {
            setOpen(false)
            setDone(messages.partlyCanceled(people) + (refund > 0 ? ` ${messages.refunding(refund)}` : ''))
          }}
        />
      )}
    </>
  )
}

function canceledLines({ refund }: Account): string[] {
  if (!refund) return [messages.canceled, messages.noRefund]
  const { amount, state, refundedOn } = refund
  return [
    messages.canceled,
    state === 'DONE' ? messages.refunded(amount, refundedOn) : messages.refunding(amount),
  ]
}
