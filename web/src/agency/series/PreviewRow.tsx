import { messages } from '#web/agency/series/messages.ts'
import { type DraftRow, isRight } from '#web/agency/series/series.rules.ts'
import { datesWithDays, singleDay } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = { row: DraftRow; onChange: (row: DraftRow) => void; onRemove: () => void }

const fields = [
  ['capacity', messages.capacity],
  ['groupMin', messages.groupMin],
  ['price', messages.price],
] as const

/** A departure to create: its places, minimum and price can change. */
export function PreviewRow({ row, onChange, onRemove }: Props) {
  const day = singleDay(row.startDate)
  return (
    <li className="py-3">
      <div className="grid grid-cols-3 items-end gap-x-3 gap-y-2 md:grid-cols-[minmax(0,1fr)_6rem_6rem_8rem_auto]">
        <p className="col-span-2 font-semibold md:col-span-1 md:self-center">
          {datesWithDays(row.startDate, row.endDate)}{' '}
          <span className="font-normal text-ink-2">{row.startDate.slice(0, 4)}</span>
        </p>
        {fields.map(([field, label]) => (
          <label key={field} className="row-start-2 text-meta md:row-start-auto">
            <span aria-hidden="true" className="mb-1 block text-ink-2">
              {label}
            </span>
            <input
              aria-label={messages.of(label, day)}
              inputMode="numeric"
              value={row[field]}
              onChange={({ target }) => onChange({ ...row, [field]: target.value })}
              className="h-11 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base"
            />
          </label>
        ))}
        <Button
          variant="ghost"
          size="sm"
          aria-label={messages.removeFor(day)}
          onClick={onRemove}
          className="justify-self-end"
        >
          {messages.remove}
        </Button>
      </div>
      {row.guideClash && <p className="mt-1.5 text-meta font-semibold text-ember-700">{row.guideClash}</p>}
      <p role="alert" className="mt-1.5 text-meta font-semibold text-rouge-700 empty:hidden">
        {isRight(row) ? '' : messages.wrongRow}
      </p>
    </li>
  )
}
