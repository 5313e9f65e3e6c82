import { useState } from 'react'
import { messages } from '#web/agency/settings/messages.ts'
import type { SalesSectionFragment } from '#web/agency/settings/Settings.generated.ts'
import { LastChange, Part } from '#web/agency/settings/SettingsScreen.tsx'
import { readSales, type Sales, saleRules, toSales } from '#web/agency/settings/settings.rules.ts'
import { Tiers } from '#web/agency/settings/Tiers.tsx'
import { useSettingsForm } from '#web/agency/settings/useSettingsForm.ts'
import { Conflict } from '#web/agency/shell/Conflict.tsx'
import { SaveBar } from '#web/agency/shell/SaveBar.tsx'
import { TextField } from '#web/ui/Field.tsx'

type NumberName = 'depositPercent' | 'balanceDays' | 'freeHours' | 'freeDays' | 'optionHours'

const toInput = ({ reminderDays, ...sales }: Partial<Sales>) => ({
  sales: { ...sales, ...(reminderDays && { reminderDays: [...reminderDays] }) },
})

export function SalesForm({ section }: { section: SalesSectionFragment }) {
  const base = toSales(section)
  /** One key for each row, so that a removed one takes its fields with it. */
  const [rows, setRows] = useState(() => base.tiers.map((tier, key) => ({ ...tier, key })))
  const form = useSettingsForm<Sales>({
    section: 'SALES',
    version: section.version,
    base,
    rules: saleRules(rows.length),
    read: (read) => readSales(read, rows.length),
    toInput,
  })
  const { errors } = form
  const field = (name: NumberName) => (
    <TextField
      label={messages.labels[name] ?? name}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={base[name]}
      error={errors[name]}
    />
  )
  return (
    <>
      <form {...form.formProps} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        <Part title={messages.parts.payment}>
          {field('depositPercent')}
          {field('balanceDays')}
        </Part>
        <Part title={messages.parts.cancellation}>
          {field('freeHours')}
          {field('freeDays')}
          <Tiers
            rows={rows}
            errors={errors}
            onChange={(next) => {
              setRows(next)
              form.touch()
            }}
          />
        </Part>
        <Part title={messages.parts.options}>
          {field('optionHours')}
          <TextField
            label={messages.labels.reminderDays ?? ''}
            name="reminderDays"
            autoComplete="off"
            hint={messages.reminderHint}
            defaultValue={base.reminderDays.join(', ')}
            error={errors.reminderDays}
          />
        </Part>
        <LastChange {...section} />
        <SaveBar isBusy={form.isBusy} isDirty={form.isDirty} refusal={errors.form}>
          {messages.save}
        </SaveBar>
      </form>
      <Conflict {...form.conflictProps} />
    </>
  )
}
