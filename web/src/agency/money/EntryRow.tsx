import { euros } from '#schema/frenchFormats.ts'
import type { MoneyEntryFragment } from '#web/agency/money/Money.generated.ts'
import { messages } from '#web/agency/money/messages.ts'
import { isToSend, listActions } from '#web/agency/money/money.rules.ts'
import { singleDay } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'

export type EntryAction = ReturnType<typeof listActions>[number]
type Props = {
  entry: MoneyEntryFragment
  isAllowed: boolean
  isBusy: boolean
  onAction: (action: EntryAction, entry: MoneyEntryFragment) => void
}

const names: Record<EntryAction, string> = {
  refund: messages.refund,
  reverse: messages.reverse,
  settle: messages.settle,
  retry: messages.retry,
}

/** A payment or refund, with what staff do with it. */
export function EntryRow({ entry, isAllowed, isBusy, onAction }: Props) {
  const { kind, method, amountCents, state, on, by, reason } = entry
  const isRefund = kind === 'REFUND'
  const name = messages.methods[method]
  return (
    <li className="grid gap-x-4 gap-y-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{isRefund ? messages.refundFor(name) : name}</span>
        <span className={`font-semibold ${state === 'REVERSED' ? 'line-through' : ''}`}>
          {isRefund ? '− ' : ''}
          {euros(amountCents)}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-meta text-ink-2">
        <span>{messages.by(singleDay(on), by)}</span>
        <Badge tone={toTone(entry)}>{isToSend(entry) ? messages.toSend : messages.states[state]}</Badge>
      </div>
      {reason && <p className="text-meta text-ink-2">{reason}</p>}
      {isAllowed && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {listActions(entry).map((action) => (
            <Button
              key={action}
              size="sm"
              isBusy={isBusy && action === 'retry'}
              onClick={() => onAction(action, entry)}
            >
              {names[action]}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

function toTone(entry: MoneyEntryFragment) {
  if (entry.state === 'DONE') return 'pine'
  return entry.state === 'FAILED' ? 'rouge' : 'sand'
}
