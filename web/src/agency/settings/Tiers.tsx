import { Plus, X } from 'lucide-react'
import { messages } from '#web/agency/settings/messages.ts'
import type { Tier } from '#web/agency/settings/settings.rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

type Row = Tier & { key: number }
type Props = {
  rows: readonly Row[]
  errors: Record<string, string | undefined>
  onChange: (rows: Row[]) => void
}

const mostTiers = 8

/** The price of a cancellation by the days left, from the earliest. */
export function Tiers({ rows, errors, onChange }: Props) {
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
    onChange([...rows.slice(0, -1), { key, daysLeft: 1, keptPercent: 75 }, ...rows.slice(-1)])
  }
  return (
    <fieldset className="mt-6">
      <legend className="mb-1.5 text-15 font-semibold">{messages.labels.tiers}</legend>
      <p className="text-meta text-ink-2">{messages.tiersHint}</p>
      <p role="alert" className="mt-1.5 text-meta font-semibold text-rouge-700 empty:hidden">
        {errors.tiers}
      </p>
      <ol className="mt-3 grid gap-3">
        {rows.map(({ key, daysLeft, keptPercent }, index) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
            {[
              { name: 'daysLeft', label: messages.tierDays(index + 1), value: daysLeft },
              { name: 'keptPercent', label: messages.tierPercent(index + 1), value: keptPercent },
            ].map(({ name, label, value }) => (
              <TextField
                key={name}
                label={label}
                name={`tiers.${index}.${name}`}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={value}
                error={errors[`tiers.${index}.${name}`]}
                className="mt-0!"
              />
            ))}
            <IconButton
              label={messages.removeTier(index + 1)}
              onClick={() => onChange(rows.filter((row) => row.key !== key))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      {rows.length < mostTiers && (
        <Button size="sm" className="mt-3" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {messages.addTier}
        </Button>
      )}
    </fieldset>
  )
}
