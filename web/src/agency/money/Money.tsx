import { useState } from 'react'
import { euros } from '#schema/frenchFormats.ts'
import { ReverseForm, SettleForm } from '#web/agency/money/EntryForms.tsx'
import { type EntryAction, EntryRow } from '#web/agency/money/EntryRow.tsx'
import {
  type AgencyMoneyQuery,
  type MoneyEntryFragment,
  useAgencyMoneyQuery,
} from '#web/agency/money/Money.generated.ts'
import { messages } from '#web/agency/money/messages.ts'
import { PaymentForm } from '#web/agency/money/PaymentForm.tsx'
import { RefundForm } from '#web/agency/money/RefundForm.tsx'
import { useRetry } from '#web/agency/money/useRetry.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { type LabelledValue, LabelledValues } from '#web/agency/shell/LabelledValues.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { reload } from '#web/agency/shell/reload.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type MoneyReservation = NonNullable<NonNullable<AgencyMoneyQuery['agency']>['reservation']>
type Props = { reservationId: string; onSaved: () => void }

/** The money of a reservation: what was paid and given back, and what staff do with it. */
export function Money({ reservationId, onSaved }: Props) {
  const { data, loading, refetch } = useAgencyMoneyQuery({
    variables: { id: reservationId },
    fetchPolicy: 'cache-and-network',
  })
  const saved = () => {
    reload(refetch)
    onSaved()
  }
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.money}</h2>
      <Loaded data={data?.agency?.reservation} isLoading={loading} onRetry={refetch}>
        {(shown) => <Account reservation={shown} onSaved={saved} />}
      </Loaded>
    </section>
  )
}

type Open = { action: EntryAction | 'record' | 'refundAll'; entry?: MoneyEntryFragment }

function Account({ reservation, onSaved }: { reservation: MoneyReservation; onSaved: () => void }) {
  const { entries, dueCents, refundDueCents, state, source } = reservation
  const isByInvoice = source === 'RESELLER'
  const me = useAgencyMeQuery().data?.agency?.me
  const isAllowed = may(me, 'MONEY')
  const [open, setOpen] = useState<Open>()
  const retry = useRetry(onSaved)
  const act = (action: EntryAction, entry: MoneyEntryFragment) => {
    if (action === 'retry') void retry.send(entry.id)
    else setOpen({ action, entry })
  }
  return (
    <>
      <Amounts reservation={reservation} />
      {isByInvoice && <p className="mt-4 text-ink-2">{messages.byInvoice}</p>}
      {!(isByInvoice && entries.length === 0) && (
        <Entries entries={entries} isAllowed={isAllowed} isBusy={retry.isBusy} onAction={act} />
      )}
      {isAllowed && !isByInvoice && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            size="sm"
            variant={dueCents > 0 || state === 'OPTION' ? 'primary' : 'line'}
            onClick={() => setOpen({ action: 'record' })}
          >
            {messages.record}
          </Button>
          {refundDueCents > 0 && (
            <Button size="sm" variant="primary" onClick={() => setOpen({ action: 'refundAll' })}>
              {messages.refundAll(refundDueCents)}
            </Button>
          )}
        </div>
      )}
      <Dialog isOpen={open !== undefined} onClose={() => setOpen(undefined)} title={toTitle(open)}>
        {open && (
          <OpenForm
            open={open}
            reservation={reservation}
            onDone={() => {
              setOpen(undefined)
              onSaved()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

type EntriesProps = Omit<Parameters<typeof EntryRow>[0], 'entry'> & { entries: MoneyEntryFragment[] }

const Entries = ({ entries, ...row }: EntriesProps) =>
  entries.length === 0 ? (
    <p className="mt-4 text-ink-2">{messages.none}</p>
  ) : (
    <ul className="mt-4 divide-y divide-line border-t border-line">
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} {...row} />
      ))}
    </ul>
  )

function toTitle(open: Open | undefined): string {
  if (open?.action === 'reverse') return messages.reverseTitle
  if (open?.action === 'settle') return messages.settleTitle
  if (open?.action === 'refund' && open.entry)
    return messages.refundPayment(messages.methods[open.entry.method])
  return open?.action === 'refundAll' ? messages.refund : messages.record
}

function OpenForm({
  open,
  reservation,
  onDone,
}: {
  open: Open
  reservation: MoneyReservation
  onDone: () => void
}) {
  const { id, dueCents, refundDueCents, firstPaymentCents } = reservation
  const { action, entry } = open
  if (action === 'reverse' && entry) return <ReverseForm id={entry.id} onDone={onDone} />
  if (action === 'settle' && entry) return <SettleForm id={entry.id} onDone={onDone} />
  if (action === 'refund' || action === 'refundAll')
    return <RefundForm reservationId={id} payment={entry} refundDueCents={refundDueCents} onDone={onDone} />
  return <PaymentForm reservationId={id} dueCents={firstPaymentCents ?? dueCents} onDone={onDone} />
}

type Due = Pick<MoneyReservation, 'refundDueCents' | 'firstPaymentCents' | 'dueCents'>

/** The amount that waits: to give back, to book an option, or still due. */
function toLastLine({ refundDueCents, firstPaymentCents, dueCents }: Due): LabelledValue {
  if (refundDueCents > 0) return [messages.refundDue, euros(refundDueCents)]
  if (firstPaymentCents === null) return [messages.due, euros(dueCents)]
  return [messages.firstPayment, euros(firstPaymentCents)]
}

function Amounts({ reservation }: { reservation: MoneyReservation }) {
  const { totalCents, paidCents, dueCents, refundDueCents, firstPaymentCents, source } = reservation
  const facts: LabelledValue[] = [
    [messages.total, euros(totalCents)],
    [source === 'RESELLER' ? messages.invoiced : messages.paid, euros(paidCents)],
    toLastLine({ refundDueCents, firstPaymentCents, dueCents }),
  ]
  return <LabelledValues of={facts} className="grid-cols-3 gap-x-4" />
}
